import type { Schauquote } from '@kehrtour/contract/quartal';
import { formatAnzahl, formatMenge, formatTag } from '@kehrtour/domain/format';

/** What the stock asks for, so that the last year of the Bestellung does not get more than it can hold. */
export function schauquoteSatz({ jeMonat, offen, ohneLetzte, bestelltBis }: Schauquote): string {
  const satz = `etwa ${formatMenge(jeMonat, 'Feuerstättenschau', 'Feuerstättenschauen')} im Monat: ${formatAnzahl(offen)} bis zum Ende der Bestellung am ${formatTag(bestelltBis)} (§ 14 SchfHwG)`;
  return ohneLetzte === 0
    ? satz
    : `${satz}. Bei ${formatMenge(ohneLetzte, 'Haus', 'Häusern')} ist die letzte nicht bekannt.`;
}
