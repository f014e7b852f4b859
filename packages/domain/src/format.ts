import { ortszeitAus } from './ortszeit.ts';
import { kalenderwoche, teileTag, wochentag, type Tag } from './tag.ts';
import type { Uhrzeit } from './uhrzeit.ts';

/** The only place that turns days, times, minutes and money into German text. */

const WOCHENTAGE = ['Montag', 'Dienstag', 'Mittwoch', 'Donnerstag', 'Freitag', 'Samstag', 'Sonntag'] as const;
const MONATE = [
  'Januar',
  'Februar',
  'März',
  'April',
  'Mai',
  'Juni',
  'Juli',
  'August',
  'September',
  'Oktober',
  'November',
  'Dezember',
] as const;

/** No-break space between a number and its short unit (€, km, Min.). */
const NBSP = '\u00A0';

/** `Dienstag` */
export function formatWochentag(tag: Tag): string {
  return WOCHENTAGE[wochentag(tag) - 1] ?? '';
}

/** `Dienstag, 13. Oktober 2026` */
export function formatTagLang(tag: Tag): string {
  return `${formatWochentag(tag)}, ${formatDatum(tag)}`;
}

/** `13. Oktober 2026` */
export function formatDatum(tag: Tag): string {
  const { jahr, tagImMonat } = teileTag(tag);
  return `${tagImMonat}. ${monatsname(tag)} ${jahr}`;
}

/** `13.10.2026` */
export function formatTag(tag: Tag): string {
  const { jahr, monat, tagImMonat } = teileTag(tag);
  return `${zweistellig(tagImMonat)}.${zweistellig(monat)}.${jahr}`;
}

/** `Di., 13.10.` for lists and narrow screens. */
export function formatTagKurz(tag: Tag): string {
  const { monat, tagImMonat } = teileTag(tag);
  return `${formatWochentag(tag).slice(0, 2)}., ${zweistellig(tagImMonat)}.${zweistellig(monat)}.`;
}

/** `13. Oktober` */
export function formatTagOhneJahr(tag: Tag): string {
  return `${teileTag(tag).tagImMonat}. ${monatsname(tag)}`;
}

/** `Oktober 2026` */
export function formatMonat(tag: Tag): string {
  return `${monatsname(tag)} ${teileTag(tag).jahr}`;
}

/** `KW 42` */
export function formatKalenderwoche(tag: Tag): string {
  return `KW${NBSP}${kalenderwoche(tag).woche}`;
}

/** `01.10.2026 bis 30.11.2026`, or with one open end `ab 01.10.2026` / `bis 30.11.2026`. */
export function formatFrist(von: Tag | undefined, bis: Tag | undefined): string {
  if (von !== undefined && bis !== undefined) return `${formatTag(von)} bis ${formatTag(bis)}`;
  if (von !== undefined) return `ab ${formatTag(von)}`;
  return bis === undefined ? 'ohne Frist' : `bis ${formatTag(bis)}`;
}

/** `08:00 Uhr` */
export function formatUhrzeit(uhrzeit: Uhrzeit): string {
  return `${uhrzeit} Uhr`;
}

/** `08:00–10:00 Uhr` for lists. */
export function formatZeitspanne({ beginn, ende }: { beginn: Uhrzeit; ende: Uhrzeit }): string {
  return `${beginn}–${ende} Uhr`;
}

/** `13.10.2026, 14:03 Uhr` in German local time. */
export function formatZeitpunkt(zeitpunkt: Date): string {
  const { tag, uhrzeit } = ortszeitAus(zeitpunkt);
  return `${formatTag(tag)}, ${formatUhrzeit(uhrzeit)}`;
}

/** `Dienstag, 13. Oktober 2026, 14:03 Uhr`: until when a customer has to have done something. */
export function formatFristende(zeitpunkt: Date): string {
  const { tag, uhrzeit } = ortszeitAus(zeitpunkt);
  return `${formatTagLang(tag)}, ${formatUhrzeit(uhrzeit)}`;
}

/** `45 Min.`, `1 Std.`, `6 Std. 20 Min.` */
export function formatDauer(minuten: number): string {
  const gerundet = Math.round(minuten);
  const stunden = Math.floor(gerundet / 60);
  const rest = gerundet % 60;
  if (stunden === 0) return `${rest}${NBSP}Min.`;
  return rest === 0 ? `${stunden}${NBSP}Std.` : `${stunden}${NBSP}Std. ${rest}${NBSP}Min.`;
}

/** `ca. 20 Minuten`, as printed on a Terminzettel. */
export function formatUngefaehreDauer(minuten: number): string {
  return `ca. ${Math.round(minuten)} Minuten`;
}

/** `1.234,56 €` from whole cents. */
export function formatEuro(cents: number): string {
  const betrag = Math.abs(cents);
  const euro = formatAnzahl(Math.floor(betrag / 100));
  return `${cents < 0 ? '−' : ''}${euro},${zweistellig(betrag % 100)}${NBSP}€`;
}

/** `2.200` */
export function formatAnzahl(zahl: number): string {
  const ziffern = String(Math.abs(Math.round(zahl))).replace(/\B(?=(?:\d{3}){1,7}$)/g, '.');
  return zahl < 0 && ziffern !== '0' ? `−${ziffern}` : ziffern;
}

/** `1 Haus`, `40 Häuser`: the number with the right form of the word. */
export function formatMenge(anzahl: number, einzahl: string, mehrzahl: string): string {
  return `${formatAnzahl(anzahl)} ${anzahl === 1 ? einzahl : mehrzahl}`;
}

/** `Kehrung, Feuerstättenschau und Messung` */
export function formatAufzaehlung(teile: readonly string[]): string {
  if (teile.length <= 1) return teile[0] ?? '';
  return `${teile.slice(0, -1).join(', ')} und ${teile.at(-1) ?? ''}`;
}

function monatsname(tag: Tag): string {
  return MONATE[teileTag(tag).monat - 1] ?? '';
}

function zweistellig(zahl: number): string {
  return String(zahl).padStart(2, '0');
}
