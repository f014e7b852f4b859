const LETTERS: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };

/** A title or an export's name as one step of an address: „Über der Seite“ → `ueber-der-seite`, `LongTexts` → `long-texts`. */
export function slug(name: string): string {
  return name
    .replaceAll(/([a-zäöüß\d])([A-ZÄÖÜ])/g, '$1-$2')
    .toLowerCase()
    .replaceAll(/[äöüß]/g, (letter) => LETTERS[letter] ?? letter)
    .replaceAll(/[^a-z\d]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}
