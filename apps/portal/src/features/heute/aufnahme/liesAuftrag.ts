import { AUFTRAG_CENT_MAX } from '@kehrtour/domain/termin/mangel';

import type { Tagwerk } from '../feldtag.ts';
import { liesCent } from './liesCent.ts';

/** An order as it is being written. */
export type Auftragsentwurf = {
  terminId: string;
  taetigkeitId: string;
  text: string;
  besteller: string;
  preis: 'fest' | 'aufwand' | '';
  betrag: string;
};

/** Work of the catalogue that can be asked for. */
export const bestellbare = (tag: Tagwerk) => tag.bild().paket?.inhalt.taetigkeiten ?? [];

/** A fact, or the sentence that says what is missing. */
export function liesAuftrag(
  { terminId, taetigkeitId, text, besteller, preis, betrag }: Auftragsentwurf,
  tag: Tagwerk,
) {
  const name = bestellbare(tag).find(({ id }) => id === taetigkeitId)?.bezeichnung ?? '';
  if (text.trim() === '' && name === '')
    return 'Bitte wählen Sie eine Arbeit oder beschreiben Sie unter „Was genau?“, worum es geht.';
  if (preis === '') return 'Bitte wählen Sie einen festen Preis oder „Nach Aufwand“.';
  const preisCent = preis === 'aufwand' ? null : liesCent(betrag);
  if (preisCent === undefined || (preisCent ?? 0) > AUFTRAG_CENT_MAX)
    return 'Der Preis ist nicht lesbar. Schreiben Sie ihn so: 95 oder 95,50.';
  return {
    terminId,
    art: 'auftrag' as const,
    text: text.trim() || name,
    angaben: { auftrag: { taetigkeitId: taetigkeitId || null, preisCent, besteller: besteller.trim() } },
  };
}
