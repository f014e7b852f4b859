import { liesPlz } from './plz.ts';
import { trenneStrasseHausnr } from './strasse.ts';

interface Getippt {
  readonly plz: string;
  readonly strasse: string;
  readonly hausnr: string;
}

const OHNE_PLZ = 'Bitte geben Sie die Postleitzahl mit fünf Ziffern ein, zum Beispiel 91207.';
const vierZiffern = (text: string): string =>
  `Die Postleitzahl hat fünf Ziffern, „${text}“ hat nur vier. Beginnt sie mit 0, schreiben Sie die 0 bitte mit.`;

/**
 * An address as somebody types it: `D-91207`, `912 07`, street and number in one field, in two, or the number in both. A zero
 * that is missing is asked for: what a spreadsheet eats, a person may have mistyped.
 */
export function liesGetippteAnschrift(
  eingaben: Getippt,
): Getippt & { readonly plzMangel: string | undefined } {
  const gelesen = liesPlz(eingaben.plz.replaceAll(/(?<=\d)\s+(?=\d)/g, ''));
  const plzMangel =
    gelesen === undefined ? OHNE_PLZ : gelesen.ergaenzt ? vierZiffern(eingaben.plz.trim()) : undefined;
  return { plz: gelesen?.plz ?? eingaben.plz, plzMangel, ...strasseUndNummer(eingaben) };
}

function strasseUndNummer({ strasse, hausnr }: Getippt): Pick<Getippt, 'strasse' | 'hausnr'> {
  const getrennt = trenneStrasseHausnr(strasse);
  if (hausnr === '') return getrennt;
  return { strasse: ohneLuft(getrennt.hausnr) === ohneLuft(hausnr) ? getrennt.strasse : strasse, hausnr };
}

const ohneLuft = (text: string): string => text.replaceAll(/\s/g, '').toLowerCase();
