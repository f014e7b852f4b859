import { TAG_MS } from './wiederhole.ts';
import type { Zeile } from './zeilen.ts';
import type { Zone } from './zone.ts';

/** A time as a calendar writes it: its wall clock and the zone in which that means an instant. */
export type Zeitwert = {
  /** A day without a time: the wall clock shows its midnight. */ readonly ganzerTag: boolean;
  readonly wand: number;
  readonly zone: Zone;
  readonly instant: number;
  /** Said in UTC, which has no days of its own in a series that keeps another clock. */ readonly inUtc: boolean;
  /** Said without a zone: in a series it is on the clock of the series (RFC 5545 §3.3.5). */
  readonly schwebend: boolean;
};
/** From one time to another, or for a while. */
export type Abschnitt = { readonly beginn: Zeitwert; readonly ende: number };

/** As long as the clock on the wall says (days), and then as long as time takes (RFC 5545 §3.3.6). */
export type Dauer = { readonly tage: number; readonly ms: number };

/** What the reader knows of zones: by their name, for days, and for times without one. */
export type Zonenwahl = {
  /** Never undefined: a name that means nothing is noted and is Germany. */
  readonly nach: (tzid: string) => Zone;
  readonly utc: Zone;
  /** Days without a time are days in Germany, whoever wrote them. */
  readonly tage: Zone;
  readonly schwebend: Zone;
};

const ZEIT =
  /^(\d{4})-?(\d{2})-?(\d{2})(?:[T ](\d{2}):?(\d{2})(?::?(\d{2})(?:[.,]\d+)?)?\s*(Z|[+-]\d{2}:?\d{2})?)?$/i;

/**
 * One time (RFC 5545 §3.3.4, §3.3.5): eight digits are a day whatever `VALUE` says, a `Z` is UTC whatever `TZID` says. Dashes, colons
 * and differences of ISO 8601 are understood, 24:00 and the second 60 are the next minute. Undefined for anything else.
 */
export function liesZeit(
  text: string,
  parameter: Zeile['parameter'],
  zonen: Zonenwahl,
): Zeitwert | undefined {
  const teile = ZEIT.exec(text.trim());
  if (!teile) return undefined;
  const [jahr = 0, monat = 0, tag = 0, stunde = 0, minute = 0, sekunde = 0] = teile
    .slice(1, 7)
    .map((teil) => Number(teil ?? 0));
  const mitternacht = Date.UTC(jahr, monat - 1, tag);
  // Date.UTC makes the third of March of the 31st of February.
  if (new Date(mitternacht).getUTCDate() !== tag || monat < 1 || monat > 12) return undefined;
  if (stunde > 24 || minute > 59 || sekunde > 60 || (stunde === 24 && minute + sekunde > 0)) return undefined;
  const seit = ((stunde * 60 + minute) * 60 + sekunde) * 1000;
  const alsTag = teile[4] === undefined || (parameter['VALUE']?.toUpperCase() === 'DATE' && seit === 0);
  if (alsTag) return tagwert(mitternacht, zonen);
  const [zone, wand] = zoneVon(teile[7], mitternacht + seit, parameter['TZID'], zonen);
  return {
    ganzerTag: false,
    wand,
    zone,
    instant: zone.instant(wand),
    inUtc: zone === zonen.utc,
    schwebend: teile[7] === undefined && !parameter['TZID'],
  };
}

/** A whole day. */
export const tagwert = (mitternacht: number, { tage }: Zonenwahl): Zeitwert => ({
  ganzerTag: true,
  wand: mitternacht,
  zone: tage,
  instant: tage.instant(mitternacht),
  inUtc: false,
  schwebend: false,
});

function zoneVon(
  versatz: string | undefined,
  wand: number,
  tzid: string | undefined,
  { nach, utc, schwebend }: Zonenwahl,
): [Zone, number] {
  if (versatz !== undefined && versatz.toUpperCase() !== 'Z') {
    const minuten = Number(versatz.slice(1, 3)) * 60 + Number(versatz.slice(-2));
    return [utc, wand - (versatz.startsWith('-') ? -1 : 1) * minuten * 60_000];
  }
  if (versatz !== undefined) return [utc, wand];
  return [tzid === undefined || tzid === '' ? schwebend : nach(tzid), wand];
}

/** Midnight of the day of a wall clock. */
export const tagVon = (wand: number): number => Math.floor(wand / TAG_MS) * TAG_MS;

/** The day that a time means in a series: its own, and of an instant the one on the series' clock. */
export const tagIn = (zeit: Zeitwert, serie: Zeitwert): number =>
  tagVon(zeit.inUtc && !serie.inUtc ? serie.zone.wand(zeit.instant) : zeit.wand);

/** A time without a zone, on the clock of its series. */
export const aufDerUhr = (zeit: Zeitwert, { zone, inUtc }: Zeitwert): Zeitwert =>
  zeit.schwebend ? { ...zeit, zone, inUtc, instant: zone.instant(zeit.wand) } : zeit;

/** The day that a text at least begins with, where no time can be read of it. */
export function nurDerTag(text: string, zonen: Zonenwahl): Zeitwert | undefined {
  const vorne = /^\s*(\d{4})-?(\d{2})-?(\d{2})/.exec(text)?.[0];
  return vorne === undefined ? undefined : liesZeit(vorne, {}, zonen);
}

const DAUER = /^([+-]?)P(?:(\d{1,6})W)?(?:(\d{1,6})D)?(?:T(?:(\d{1,8})H)?(?:(\d{1,8})M)?(?:(\d{1,9})S)?)?$/i;

/** A length of time (RFC 5545 §3.3.6); weeks beside days, too. Undefined for what is none. */
export function liesDauer(text: string): Dauer | undefined {
  const teile = DAUER.exec(text.trim());
  if (!teile || /^[+-]?PT?$/i.test(text.trim())) return undefined;
  const [wochen = 0, tage = 0, stunden = 0, minuten = 0, sekunden = 0] = teile
    .slice(2)
    .map((teil) => Number(teil ?? 0));
  const richtung = teile[1] === '-' ? -1 : 1;
  return {
    tage: richtung * (wochen * 7 + tage),
    ms: richtung * ((stunden * 60 + minuten) * 60 + sekunden) * 1000,
  };
}

/** Where something ends that begins on this wall clock and takes so long. */
export const nachDauer = (zone: Zone, wand: number, { tage, ms }: Dauer): number =>
  zone.instant(wand + tage * TAG_MS) + ms;

/** A period (RFC 5545 §3.3.9): begin and end, or begin and length. */
export function liesAbschnitt(
  text: string,
  parameter: Zeile['parameter'],
  zonen: Zonenwahl,
): Abschnitt | undefined {
  const [von = '', bis = ''] = text.split('/');
  const beginn = liesZeit(von, parameter, zonen);
  if (!beginn || bis === '') return undefined;
  const dauer = liesDauer(bis);
  const ende = dauer ? nachDauer(beginn.zone, beginn.wand, dauer) : liesZeit(bis, parameter, zonen)?.instant;
  return ende === undefined ? undefined : { beginn, ende };
}
