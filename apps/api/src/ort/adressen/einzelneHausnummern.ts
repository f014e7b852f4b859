import { hausnummerSchluessel, liesHausnummer } from '@kehrtour/domain/ort/hausnummer';

const HAEUSER_MAX = 40;

/**
 * The single houses a number stands for: `2-6` is 2, 4, 6 (one side of the street), `1-4` is 1, 2, 3, 4,
 * `10a-d` is 10a to 10d, `8;10` is both. Text that is none of this comes back in one spelling.
 */
export function einzelneHausnummern(text: string): string[] {
  return text
    .split(/[;,+&|]|\bund\b/)
    .filter((teil) => teil.trim() !== '')
    .flatMap(aufgefaechert);
}

function aufgefaechert(teil: string): string[] {
  const gelesen = liesHausnummer(teil);
  if (gelesen === undefined) return [hausnummerSchluessel(teil)];
  const { nummer, zusatz, bis } = gelesen;
  if (bis === undefined) return [`${nummer}${zusatz}`];
  const buchstabe = bis.replace(String(nummer), '');
  if (/^[a-z]$/.test(zusatz) && /^[a-z]$/.test(buchstabe)) return buchstabenfolge(nummer, zusatz, buchstabe);
  return zahlenfolge(nummer, Number.parseInt(bis, 10));
}

function zahlenfolge(von: number, bis: number): string[] {
  if (!(bis > von) || bis - von > HAEUSER_MAX) return [String(von)];
  const schritt = (bis - von) % 2 === 0 ? 2 : 1;
  return Array.from({ length: Math.floor((bis - von) / schritt) + 1 }, (_, i) => String(von + i * schritt));
}

function buchstabenfolge(nummer: number, von: string, bis: string): string[] {
  const anzahl = bis.charCodeAt(0) - von.charCodeAt(0) + 1;
  if (anzahl < 1) return [`${nummer}${von}`];
  return Array.from({ length: anzahl }, (_, i) => `${nummer}${String.fromCharCode(von.charCodeAt(0) + i)}`);
}
