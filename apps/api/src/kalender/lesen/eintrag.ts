import type { Lesestand } from './lesestand.ts';
import { TAG_MS } from './wiederhole.ts';
import type { Block, Zeile } from './zeilen.ts';
import {
  type Dauer,
  liesDauer,
  liesZeit,
  nachDauer,
  nurDerTag,
  type Zeitwert,
  type Zonenwahl,
} from './zeitwert.ts';
import type { Zone } from './zone.ts';

/** How long an entry takes: so many days, a length of time, or until a time that was said. */
export type Laenge =
  | { readonly art: 'tage'; readonly tage: number }
  | { readonly art: 'dauer'; readonly dauer: Dauer }
  | { readonly art: 'ende'; readonly ms: number; readonly wand: number };

export interface Eintrag {
  readonly zeilen: readonly Zeile[];
  /** Those of its own calendar. */
  readonly zonen: Zonenwahl;
  readonly uid: string;
  readonly titel: string;
  /** `SEQUENCE`: of two versions of one thing the higher one holds (RFC 5545 §3.8.7.4). */
  readonly version: number;
  readonly abgesagt: boolean;
  /** Whether it says that the person is taken. */
  readonly belegt: boolean;
  readonly beginn: Zeitwert | undefined;
  readonly laenge: Laenge;
  /** The date of a series that this one stands for, alone or with all after it (RFC 5545 §3.8.4.4). */
  readonly ersetzt: { readonly wert: Zeitwert; readonly undDanach: boolean } | undefined;
  /** A date of a series though nobody can say which. */
  readonly istAusnahme: boolean;
}

const STUNDE_MS = 3_600_000;
/** How long an entry is taken to last that does not say readably when it ends. */
const ANGENOMMEN: Dauer = { tage: 0, ms: STUNDE_MS };
const EIN_TAG: Laenge = { art: 'tage', tage: 1 };

/** An entry of a calendar. What of it cannot be read is noted line by line, and everything else counts. */
export function liesEintrag({ zeilen }: Block, abgesagtWieAlle: boolean, stand: Lesestand): Eintrag {
  const wert = (name: string): string => zeilen.find((zeile) => zeile.name === name)?.wert ?? '';
  const wort = (name: string): string => wert(name).toUpperCase();
  const abgesagt = abgesagtWieAlle || wort('STATUS') === 'CANCELLED';
  const frei =
    wort('TRANSP') === 'TRANSPARENT' ||
    ['FREE', 'WORKINGELSEWHERE'].includes(wort('X-MICROSOFT-CDO-BUSYSTATUS'));
  const version = Number(/^\d{1,9}$/.exec(wert('SEQUENCE'))?.[0] ?? 0);
  const { zonen } = stand;
  const roh = {
    zeilen,
    zonen,
    uid: wert('UID'),
    titel: wert('SUMMARY'),
    version,
    abgesagt,
    belegt: !abgesagt && !frei,
  };
  const ersatz = zeilen.find(({ name, wert: text }) => name === 'RECURRENCE-ID' && text !== '');
  const ersetzt = ersatz && liesErsetzt(ersatz, roh.titel, stand);
  const beginn = liesBeginn(roh, ersatz !== undefined, stand);
  const laenge = beginn ? liesLaenge(roh, beginn, stand) : EIN_TAG;
  return { ...roh, beginn, laenge, ersetzt, istAusnahme: ersatz !== undefined };
}

type Roh = Pick<Eintrag, 'zeilen' | 'titel' | 'belegt'>;

function liesErsetzt(zeile: Zeile, titel: string, { zonen, funde }: Lesestand): Eintrag['ersetzt'] {
  const wert = liesZeit(zeile.wert, zeile.parameter, zonen);
  if (!wert) {
    funde.merke('unlesbare-eintraege', titel, zeile.roh);
    return undefined;
  }
  return { wert, undDanach: zeile.parameter['RANGE']?.toUpperCase() === 'THISANDFUTURE' };
}

function liesBeginn(
  { zeilen, titel, belegt }: Roh,
  istAusnahme: boolean,
  { zonen, funde }: Lesestand,
): Zeitwert | undefined {
  const gesagt = zeilen.filter(({ name }) => name === 'DTSTART');
  for (const { wert, parameter } of gesagt) {
    const zeit = liesZeit(wert, parameter, zonen);
    if (zeit) return zeit;
  }
  // One date that was called off needs no time, and one that only changes its title keeps that of its series.
  if (!belegt || (istAusnahme && gesagt.length === 0)) return undefined;
  const [zeile] = gesagt;
  funde.merke('unlesbare-eintraege', titel, zeile?.roh ?? '');
  const tag = zeile && nurDerTag(zeile.wert, zonen);
  return tag ?? vorEnde(zeilen, zonen);
}

/** An entry of which only the end can be read took the time before it. */
function vorEnde(zeilen: readonly Zeile[], zonen: Lesestand['zonen']): Zeitwert | undefined {
  const zeile = zeilen.find(({ name }) => name === 'DTEND');
  const ende = zeile && liesZeit(zeile.wert, zeile.parameter, zonen);
  if (!ende) return undefined;
  const wand = ende.wand - (ende.ganzerTag ? TAG_MS : STUNDE_MS);
  return { ...ende, wand, instant: ende.zone.instant(wand) };
}

function liesLaenge({ zeilen, titel, belegt }: Roh, beginn: Zeitwert, { zonen, funde }: Lesestand): Laenge {
  const ende = zeilen.find(({ name }) => name === 'DTEND');
  const bis = ende && liesZeit(ende.wert, ende.parameter, zonen);
  if (bis) return bisEnde(beginn, bis);
  const gesagt = zeilen.find(({ name, wert }) => name === 'DURATION' && wert !== '');
  const dauer = gesagt && liesDauer(gesagt.wert);
  const unlesbar = ende ?? (dauer ? undefined : gesagt);
  if (unlesbar && belegt) funde.merke('unlesbare-eintraege', titel, unlesbar.roh);
  if (beginn.ganzerTag) return dauer ? ganzeTage(dauer) : EIN_TAG;
  // A time without an end is an instant (RFC 5545 §3.6.1).
  return { art: 'dauer', dauer: dauer ?? (unlesbar ? ANGENOMMEN : { tage: 0, ms: 0 }) };
}

function bisEnde(beginn: Zeitwert, ende: Zeitwert): Laenge {
  if (beginn.ganzerTag) {
    const tage = Math.ceil((beginn.zone.wand(ende.instant) - beginn.wand) / TAG_MS);
    return { art: 'tage', tage: tage === 0 ? 1 : tage };
  }
  const ms = ende.instant - beginn.instant;
  const wand = beginn.zone.wand(ende.instant) - beginn.wand;
  // A day as the end of a time on that day means all of the day.
  const mehr = ende.ganzerTag && ms <= 0 && ms > -TAG_MS ? TAG_MS : 0;
  return { art: 'ende', ms: ms + mehr, wand: wand + mehr };
}

function ganzeTage({ tage, ms }: Dauer): Laenge {
  const alle = tage + Math.ceil(ms / TAG_MS);
  return { art: 'tage', tage: alle === 0 ? 1 : alle };
}

/**
 * When something ends that begins on this wall clock. Days and nominal lengths follow the wall (RFC 5545 §3.8.2.5). An end that was said
 * makes one exact length for all dates (§3.8.5.3), while programs show the clock of the wall: in the nights in which the two differ the later counts.
 */
export function endeVon(laenge: Laenge, zone: Zone, wand: number): number {
  if (laenge.art === 'tage') return zone.instant(wand + laenge.tage * TAG_MS);
  if (laenge.art === 'dauer') return nachDauer(zone, wand, laenge.dauer);
  if (laenge.ms <= 0) return zone.instant(wand) + laenge.ms;
  return Math.max(zone.instant(wand) + laenge.ms, zone.instant(wand + laenge.wand));
}

/** No date of that length takes longer than this, in milliseconds. */
export function hoechstens(laenge: Laenge): number {
  if (laenge.art === 'tage') return (Math.max(0, laenge.tage) + 1) * TAG_MS;
  if (laenge.art === 'dauer') return Math.max(0, laenge.dauer.tage * TAG_MS + laenge.dauer.ms) + TAG_MS;
  return Math.max(0, laenge.ms, laenge.wand) + TAG_MS;
}
