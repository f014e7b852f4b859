const ALS_CAMT = 'Bitte laden Sie denselben Auszug als CAMT (XML), MT940 oder CSV herunter.';
const ALS_CSV = 'Bitte speichern Sie sie in Excel als „CSV UTF-8“.';

/** Files that are offered beside those that we read, by how they begin, and what to do with them. */
const FREMDE: readonly { beginn: string; muster?: RegExp; ausweg: string }[] = [
  { beginn: '%PDF', ausweg: `Das ist ein PDF: Daraus lassen sich keine Buchungen lesen. ${ALS_CAMT}` },
  {
    beginn: 'PK\u0003\u0004',
    muster: /xl\/|\[Content_Types\]/,
    ausweg: `Das ist eine Excel-Mappe. ${ALS_CSV}`,
  },
  {
    beginn: 'PK\u0003\u0004',
    ausweg: 'Das ist ein ZIP-Archiv. Bitte entpacken Sie es und nehmen Sie die Dateien darin.',
  },
  { beginn: '\u00D0\u00CF\u0011\u00E0', ausweg: `Das ist eine alte Excel-Mappe. ${ALS_CSV}` },
];

/** The way out, where a file is none of ours and everybody knows which. */
export function erkenneFremdes(bytes: Uint8Array): string | undefined {
  const anfang = Buffer.from(bytes.subarray(0, 4000)).toString('latin1');
  return FREMDE.find(({ beginn, muster }) => anfang.startsWith(beginn) && (muster?.test(anfang) ?? true))
    ?.ausweg;
}
