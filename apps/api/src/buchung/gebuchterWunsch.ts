import type { BuchbareRow } from './angebot/angebot.store.ts';
import { kostetGeld } from './angebot/kostetGeld.ts';
import type { Buchungswunsch } from './angebot/wunsch.ts';
import type { GebuchterWunsch } from './buchung.store.ts';

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
    preisCent: taetigkeit.buchung.preisCent ?? null,
    preisText: taetigkeit.buchung.preisText ?? '',
    zuschlagCent: zuschlag.zuschlagCent,
    zuschlagText: zuschlag.zuschlagText,
    zahlungspflichtig: kostetGeld(taetigkeit),
  };
}
