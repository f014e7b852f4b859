import type { Zeitwunsch } from '@kehrtour/domain/zeiten/freieZeiten';

import type { BuchbareRow } from './angebot/angebot.store.ts';
import type { Angebot } from './angebot/angebot.ts';
import { kostetGeld, preisDer, wirdBestellt } from './angebot/kostetGeld.ts';
import type { Buchungswunsch } from './angebot/wunsch.ts';
import type { BuchungRow, GebuchterWunsch } from './buchung.store.ts';

/** What is kept of a wish once it is booked: with words and prices as they were shown. */
export function alsGebucht(
  { wunsch }: { wunsch: Buchungswunsch },
  taetigkeit: BuchbareRow,
  zuschlag: { zuschlagCent: number | null; zuschlagText: string },
): GebuchterWunsch {
  return {
    taetigkeitId: wunsch.taetigkeitId,
    angaben: wunsch.angaben,
    dauerMinuten: wunsch.dauerMinuten,
    anschrift: wunsch.anschrift,
    ort: wunsch.ort,
    ortQuelle: wunsch.ortQuelle,
    ortGuete: wunsch.ortGuete,
    gebietId: wunsch.gebietId,
    liegenschaftId: wunsch.liegenschaftId,
    nutzungseinheitId: wunsch.nutzungseinheitId,
    aufgabeId: wunsch.aufgabeId,
    mitCode: wunsch.mitCode,
    kundentext: taetigkeit.kundentext,
    art: taetigkeit.art,
    ...preisDer(taetigkeit),
    zuschlagCent: zuschlag.zuschlagCent,
    zuschlagText: zuschlag.zuschlagText,
    zahlungspflichtig: kostetGeld(taetigkeit),
  };
}

/** The same where its customer presses the last button: it orders only under a price. */
export const alsBestellt = (...was: Parameters<typeof alsGebucht>): GebuchterWunsch => ({
  ...alsGebucht(...was),
  zahlungspflichtig: wirdBestellt(was[1]),
});

/** What was booked stays what it was, even where the company does not offer it any more. */
export function taetigkeitDer(
  { wunsch }: Pick<BuchungRow, 'wunsch'>,
  angebot: Angebot | undefined,
): BuchbareRow {
  const heute = angebot?.stamm.taetigkeiten.find(({ id }) => id === wunsch.taetigkeitId);
  return (
    heute ?? {
      id: wunsch.taetigkeitId,
      name: wunsch.kundentext,
      kundentext: wunsch.kundentext,
      art: wunsch.art,
      dauer_minuten: wunsch.dauerMinuten,
      online: 'ja',
      qualifikation: 'keine',
      regel: { wiederholung: { art: 'anlass' }, fenster: [] },
      buchung: { preisCent: wunsch.preisCent, preisText: wunsch.preisText },
    }
  );
}

export const zeitwunschDer = (
  buchung: Pick<BuchungRow, 'wunsch'>,
  angebot: Angebot | undefined,
): Zeitwunsch => ({
  dauerMinuten: buchung.wunsch.dauerMinuten,
  qualifikation: taetigkeitDer(buchung, angebot).qualifikation,
  ort: buchung.wunsch.ort,
  gebietId: buchung.wunsch.gebietId,
  anschrift: buchung.wunsch.anschrift,
});
