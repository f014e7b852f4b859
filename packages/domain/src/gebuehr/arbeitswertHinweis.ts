import { formatEuro, formatTag } from '../format.ts';
import { ARBEITSWERTE } from './arbeitswert.ts';

/** For a company that counted with an Arbeitswert that was none any more. */
export function arbeitswertHinweis(frueherCent: number): string {
  const [{ ab, cent, quelle }] = ARBEITSWERTE;
  return (
    `Seit dem ${formatTag(ab)} beträgt der Arbeitswert ${formatEuro(cent)} netto (${quelle}); hier wurde bisher mit ${formatEuro(frueherCent)} gerechnet. ` +
    'Neue Beträge nehmen den Wert, der am Tag der Leistung galt. Was Sie seither danach berechnet haben, prüfen Sie bitte.'
  );
}
