/** A local calendar day `YYYY-MM-DD`; it has no zone, so nothing here ever touches `Date`. */
export type Tag = string;

/** ISO weekday: 1 = Montag … 7 = Sonntag. */
export type Wochentag = 1 | 2 | 3 | 4 | 5 | 6 | 7;

export interface TagTeile {
  readonly jahr: number;
  readonly monat: number;
  readonly tagImMonat: number;
}

const ISO_TAG = /^(\d{4})-(\d{2})-(\d{2})$/;
const DEUTSCHER_TAG = /^(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4}|\d{2})$/;
const MONATSLAENGEN = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const;

export function istSchaltjahr(jahr: number): boolean {
  return (jahr % 4 === 0 && jahr % 100 !== 0) || jahr % 400 === 0;
}

export function tageImMonat(jahr: number, monat: number): number {
  if (monat === 2 && istSchaltjahr(jahr)) return 29;
  return MONATSLAENGEN[monat - 1] ?? 0;
}

/** Builds a day; `undefined` when the calendar does not know it (31.04., 29.02.2027). */
export function tagAus(jahr: number, monat: number, tagImMonat: number): Tag | undefined {
  if (jahr < 1 || jahr > 9999) return undefined;
  if (tagImMonat < 1 || tagImMonat > tageImMonat(jahr, monat)) return undefined;
  return tagAusTeilen({ jahr, monat, tagImMonat });
}

export function istTag(text: string): boolean {
  const treffer = ISO_TAG.exec(text);
  return treffer !== null && tagAus(Number(treffer[1]), Number(treffer[2]), Number(treffer[3])) !== undefined;
}

/** Year, month and day as numbers; throws on text that is no day, because callers hold a `Tag` already. */
export function teileTag(tag: Tag): TagTeile {
  const treffer = ISO_TAG.exec(tag);
  if (treffer === null) throw new Error(`Kein Tag im Format YYYY-MM-DD: ${tag}`);
  return { jahr: Number(treffer[1]), monat: Number(treffer[2]), tagImMonat: Number(treffer[3]) };
}

/**
 * Reads what people and files write: `13.10.2026`, `1.3.26`, `2026-10-13`, also with a time behind it.
 * Two-digit years lie between 1970 and 2069. `undefined` when it is no calendar day.
 */
export function liesTag(text: string): Tag | undefined {
  const [rein = ''] = text.trim().split(/[T ]\d{1,2}:\d{2}/, 1);
  if (istTag(rein)) return rein;
  const treffer = DEUTSCHER_TAG.exec(rein);
  if (treffer === null) return undefined;
  const [, tagImMonat = '', monat = '', jahr = ''] = treffer;
  return tagAus(volleJahreszahl(jahr), Number(monat), Number(tagImMonat));
}

/** Days since 1970-01-01, negative before. */
export function tagNummer(tag: Tag): number {
  return nummerAus(teileTag(tag));
}

/** The day with this number of days since 1970-01-01. */
export function tagAusNummer(nummer: number): Tag {
  return tagAusTeilen(teileNummer(nummer));
}

/** The number of a day that the calendar knows, for callers that count and never need the text. */
export function nummerAus({ jahr, monat, tagImMonat }: TagTeile): number {
  const j = monat <= 2 ? jahr - 1 : jahr;
  const aera = Math.floor(j / 400);
  const jahrDerAera = j - aera * 400;
  const tagImJahr = Math.floor((153 * ((monat + 9) % 12) + 2) / 5) + tagImMonat - 1;
  const tagDerAera =
    jahrDerAera * 365 + Math.floor(jahrDerAera / 4) - Math.floor(jahrDerAera / 100) + tagImJahr;
  return aera * 146_097 + tagDerAera - 719_468;
}

export function teileNummer(nummer: number): TagTeile {
  const verschoben = nummer + 719_468;
  const aera = Math.floor(verschoben / 146_097);
  const tagDerAera = verschoben - aera * 146_097;
  const jahrDerAera = Math.floor(
    (tagDerAera -
      Math.floor(tagDerAera / 1460) +
      Math.floor(tagDerAera / 36_524) -
      Math.floor(tagDerAera / 146_096)) /
      365,
  );
  const tagImJahr =
    tagDerAera - (365 * jahrDerAera + Math.floor(jahrDerAera / 4) - Math.floor(jahrDerAera / 100));
  const maerzMonat = Math.floor((5 * tagImJahr + 2) / 153);
  const monat = maerzMonat < 10 ? maerzMonat + 3 : maerzMonat - 9;
  return {
    jahr: jahrDerAera + aera * 400 + (monat <= 2 ? 1 : 0),
    monat,
    tagImMonat: tagImJahr - Math.floor((153 * maerzMonat + 2) / 5) + 1,
  };
}

export function plusTage(tag: Tag, tage: number): Tag {
  return tagAusNummer(tagNummer(tag) + tage);
}

/** Same day of the month, or the month's last day where there is none (31.01. + 1 = 28.02.). */
export function plusMonate(tag: Tag, monate: number): Tag {
  const { jahr, monat, tagImMonat } = teileTag(tag);
  const gezaehlt = jahr * 12 + (monat - 1) + monate;
  const zielJahr = Math.floor(gezaehlt / 12);
  const zielMonat = (gezaehlt % 12) + 1;
  return tagAusTeilen({
    jahr: zielJahr,
    monat: zielMonat,
    tagImMonat: Math.min(tagImMonat, tageImMonat(zielJahr, zielMonat)),
  });
}

export function plusJahre(tag: Tag, jahre: number): Tag {
  return plusMonate(tag, jahre * 12);
}

export const spaeter = (a: Tag, b: Tag): Tag => (a > b ? a : b);
export const frueher = (a: Tag, b: Tag): Tag => (a < b ? a : b);
/** Order of the calendar, for sorting. */
export const vergleicheTage = (a: Tag, b: Tag): number => (a < b ? -1 : Number(a > b));

/** Calendar days from `von` to `bis`; negative when `bis` lies before. */
export function differenzTage(von: Tag, bis: Tag): number {
  return tagNummer(bis) - tagNummer(von);
}

export function wochentag(tag: Tag): Wochentag {
  const ab0 = (((tagNummer(tag) + 3) % 7) + 7) % 7;
  return (ab0 + 1) as Wochentag;
}

export function montagDerWoche(tag: Tag): Tag {
  return plusTage(tag, 1 - wochentag(tag));
}

/** ISO 8601 week; early January may belong to the last week of the year before. */
export function kalenderwoche(tag: Tag): { jahr: number; woche: number } {
  const donnerstag = plusTage(montagDerWoche(tag), 3);
  const { jahr } = teileTag(donnerstag);
  return { jahr, woche: Math.floor(differenzTage(`${vierstellig(jahr)}-01-01`, donnerstag) / 7) + 1 };
}

/** Every day from `von` to `bis`, both included; empty when `bis` lies before. */
export function tageVonBis(von: Tag, bis: Tag): Tag[] {
  const anzahl = differenzTage(von, bis) + 1;
  return Array.from({ length: Math.max(0, anzahl) }, (_, i) => plusTage(von, i));
}

function volleJahreszahl(text: string): number {
  const jahr = Number(text);
  if (text.length === 4) return jahr;
  return jahr < 70 ? 2000 + jahr : 1900 + jahr;
}

function tagAusTeilen({ jahr, monat, tagImMonat }: TagTeile): Tag {
  return `${vierstellig(jahr)}-${zweistellig(monat)}-${zweistellig(tagImMonat)}`;
}

function vierstellig(zahl: number): string {
  return String(zahl).padStart(4, '0');
}

function zweistellig(zahl: number): string {
  return String(zahl).padStart(2, '0');
}
