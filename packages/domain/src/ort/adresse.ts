import { aehnlichkeit } from '../text/aehnlichkeit.ts';
import { hausnummerSchluessel } from './hausnummer.ts';
import { gleicheStrasse, strassenSchluessel } from './strasse.ts';

/** Where a property stands, in its own spelling. */
export interface Adresse {
  readonly strasse: string;
  readonly hausnr: string;
  readonly plz: string;
  readonly ort: string;
  readonly ortsteil?: string;
}

/** `Hardtstraße 12, 91207 Lauf`; what is missing leaves no comma. */
export function adresszeile(adresse: Pick<Adresse, 'strasse' | 'hausnr' | 'plz' | 'ort'>): string {
  return [strassenzeile(adresse), ortszeile(adresse)].filter(Boolean).join(', ');
}

export function strassenzeile({ strasse, hausnr }: Pick<Adresse, 'strasse' | 'hausnr'>): string {
  return `${strasse} ${hausnr}`.trim();
}

export function ortszeile({ plz, ort }: Pick<Adresse, 'plz' | 'ort'>): string {
  return `${plz} ${ort}`.trim();
}

/** One key for one house, for matching only; without a postcode the place stands in. */
export function adressSchluessel({ strasse, hausnr, plz, ort }: Adresse): string {
  const gegend = plz === '' ? strassenSchluessel(ort) : plz;
  return `${gegend}|${strassenSchluessel(strasse)}|${hausnummerSchluessel(hausnr)}`;
}

/**
 * How likely two addresses mean the same house, 0 to 1. Another house number is another house (at most 0.5),
 * another postcode weighs a fifth; from about 0.85 a person should be asked whether they are one.
 */
export function adressAehnlichkeit(a: Adresse, b: Adresse): number {
  const strasse = gleicheStrasse(a.strasse, b.strasse)
    ? 1
    : aehnlichkeit(strassenSchluessel(a.strasse), strassenSchluessel(b.strasse));
  const gleicheGegend = a.plz === b.plz || strassenSchluessel(a.ort) === strassenSchluessel(b.ort);
  const gemeinsam = strasse * (gleicheGegend ? 1 : 0.8);
  return hausnummerSchluessel(a.hausnr) === hausnummerSchluessel(b.hausnr) ? gemeinsam : gemeinsam / 2;
}
