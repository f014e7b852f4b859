/** Words of the route table that cannot be a company's address. */
const VERGEBEN = new Set(['termin', 'adresse', 'kontaktdaten', 'fertig']);
const UMLAUTE: Record<string, string> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'oe',
  ł: 'l',
  đ: 'd',
  ı: 'i',
};

/** Whether the route table itself needs this word. */
export const istReserviert = (slug: string): boolean => VERGEBEN.has(slug);

/** The part of an address made from a company's name: `Kaminkehrer Müller & Söhne` → `kaminkehrer-mueller-soehne`. */
export function slugAus(name: string): string {
  const slug = name
    .toLowerCase()
    .replaceAll(/[äöüßæœøłđı]/g, (letter) => UMLAUTE[letter] ?? letter)
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, 50)
    .replace(/-$/, '');
  return slug === '' || istReserviert(slug) ? `betrieb${slug === '' ? '' : `-${slug}`}` : slug;
}
