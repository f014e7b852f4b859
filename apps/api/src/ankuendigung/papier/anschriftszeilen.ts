import { ortszeile, strassenzeile } from '@kehrtour/domain/ort/adresse';

type Ort = Parameters<typeof strassenzeile>[0] & Parameters<typeof ortszeile>[0];

/** Where a letter goes: to somebody's own address with its second line; where none is known, to the house. */
export function anschriftszeilen(
  name: string,
  kontakt: (Ort & { readonly zeile2: string }) | undefined,
  haus: Ort,
): string[] {
  const eigene = kontakt !== undefined && kontakt.strasse !== '' && kontakt.plz !== '';
  const wohin = eigene
    ? [kontakt.zeile2, strassenzeile(kontakt), ortszeile(kontakt)]
    : [strassenzeile(haus), ortszeile(haus)];
  return [name, ...wohin].filter(Boolean);
}
