/** Umlauts as people type them without a German keyboard, and without regard to case. */
export function plainText(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('ä', 'ae')
    .replaceAll('ö', 'oe')
    .replaceAll('ü', 'ue')
    .replaceAll('ß', 'ss');
}

/** `Date picker`, `date-picker`, `DatePicker` and `datepickers` are one word. */
export function oneWord(text: string): string {
  return plainText(text)
    .replaceAll(/[^a-z\d]/g, '')
    .replace(/(?<=[a-z]{3})s$/, '');
}
