import type { Buchbar, Taetigkeitsart } from './taetigkeit.ts';

/** A contract that costs money is concluded by the last button; a request is none yet, sovereign work follows the law. */
export function istZahlungspflichtig(
  art: Taetigkeitsart,
  online: Buchbar,
  preisCent: number | null,
): boolean {
  return art === 'frei' && online !== 'anfrage' && preisCent !== 0;
}

export interface Preisangabe {
  readonly preisCent: number | null;
  readonly preisText: string;
}

/** An amount, or words with one that it is counted by: `nach Aufwand, 18,50 € je Viertelstunde`. Words alone name no price. */
export const nenntPreis = ({ preisCent, preisText }: Preisangabe): boolean =>
  preisCent !== null || /\d\s*(€|EUR|Euro|ct|Cent)|(€|EUR)\s*\d/i.test(preisText);

/**
 * Whether online it can only be asked for: because the company wants it so, or because nobody may be made to order at an unknown
 * price (§ 312j Abs. 2 BGB, Art. 246a § 1 Abs. 1 Nr. 5 EGBGB).
 */
export const istNurAnfrage = (
  taetigkeit: { readonly art: Taetigkeitsart; readonly online: Buchbar } & Preisangabe,
): boolean =>
  taetigkeit.online === 'anfrage' ||
  (istZahlungspflichtig(taetigkeit.art, taetigkeit.online, taetigkeit.preisCent) && !nenntPreis(taetigkeit));
