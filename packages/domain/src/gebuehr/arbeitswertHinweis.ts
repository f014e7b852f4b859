import { formatEuro, formatTag } from '../format.ts';
import { plusTage } from '../tag.ts';
import { ARBEITSWERTE } from './arbeitswert.ts';

/** For a company that counted with an Arbeitswert that was none any more. */
export function arbeitswertHinweis(frueherCent: number): string {
  const [{ ab, cent, quelle }] = ARBEITSWERTE;
  return (
    `Seit dem ${formatTag(ab)} beträgt der Arbeitswert ${formatEuro(cent)} netto (${quelle}); hier wurde bisher mit ${formatEuro(frueherCent)} gerechnet. ` +
    'Neue Beträge nehmen den Wert, der am Tag der Leistung galt. Was Sie seither danach berechnet haben, prüfen Sie bitte.'
  );
}

/** For a company that enters as its own what the law fixed once and fixes no more; undefined for any other amount. */
export function eigenerArbeitswertHinweis(cent: number | null): string | undefined {
  const stelle = ARBEITSWERTE.findIndex((einer) => einer.cent === cent);
  const danach = ARBEITSWERTE[stelle - 1];
  if (cent === null || danach === undefined) return undefined;
  return (
    `${formatEuro(cent)} war bis zum ${formatTag(plusTage(danach.ab, -1))} der Arbeitswert der KÜO. ` +
    'Als eigener Wert gilt er auch für heutige Leistungen; setzt Ihr Land keinen eigenen fest, lassen Sie das Feld leer.'
  );
}
