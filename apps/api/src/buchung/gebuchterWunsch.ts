import type { Zeitwunsch } from '@kehrtour/domain/zeiten/freieZeiten';

import type { BuchbareRow } from './angebot/angebot.store.ts';
import type { Angebot } from './angebot/angebot.ts';
import type { BuchungRow } from './buchung.store.ts';

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
