import type { KalenderHinweis } from '@kehrtour/contract/kalender';
import ICAL from 'ical.js';

import { istUnmaessig } from './istUnmaessig.ts';
import { millisOf } from './kalenderzeit.ts';
import { type Belegt, vereinige } from './zeitraum.ts';

export type GelesenerKalender =
  | { readonly ok: true; readonly zeiten: readonly Belegt[]; readonly hinweise: readonly KalenderHinweis[] }
  | { readonly ok: false };

/** Steps of all recurrences together: an hourly series of ten years fits, one by the second does not. */
const SCHRITTE_MAX = 100_000;
/** Our own feed, subscribed to in the same calendar: its appointments are known here better. */
const EIGENE_UID = /^termin-[0-9a-f-]{36}@/;

type Lauf = {
  readonly spanne: Belegt;
  readonly zeiten: Belegt[];
  readonly hinweise: Set<KalenderHinweis>;
  schritte: number;
};

/**
 * Busy times of an iCalendar file (RFC 5545) inside a span: single and recurring events with their exceptions, whole days,
 * free/busy lists. What is cancelled or marked as free does not count. Never throws, whatever the file holds.
 */
export function liesKalender(text: string, spanne: Belegt): GelesenerKalender {
  const lauf: Lauf = { spanne, zeiten: [], hinweise: new Set(), schritte: 0 };
  // A file that was cut off on its way would free times that are taken.
  const ganz = /END:VCALENDAR\s*$/i.test(text) && !istUnmaessig(text);
  const kalender = ganz ? zerlege(text, lauf) : [];
  if (kalender.length === 0) return { ok: false };
  for (const one of kalender) liesEinen(one, lauf);
  return { ok: true, zeiten: vereinige(lauf.zeiten, spanne), hinweise: [...lauf.hinweise].toSorted() };
}

/** A file holds one calendar or several; one spoilt entry must not cost the others. */
function zerlege(text: string, lauf: Lauf): ICAL.Component[] {
  const whole = versuche(text);
  if (whole) return whole;
  if (!/^BEGIN:VCALENDAR/im.test(text)) return [];
  const zones = bloecke(text, /^(BEGIN|END):(VTIMEZONE)/gim);
  const entries = bloecke(text, /^(BEGIN|END):(VEVENT|VFREEBUSY)/gim);
  lauf.hinweise.add('unlesbare-eintraege');
  const good = entries.filter((entry) => versuche(huelle([entry])) !== undefined);
  return versuche(huelle([...zones, ...good])) ?? versuche(huelle(good)) ?? [];
}

/** Each from its begin to the first end of its name; what stands inside belongs to it. */
function bloecke(text: string, raender: RegExp): string[] {
  const gefunden: string[] = [];
  let offen: { name: string; von: number } | undefined;
  for (const { 0: zeile, 1: rand = '', 2: wort = '', index } of text.matchAll(raender)) {
    const name = wort.toUpperCase();
    if (rand.toUpperCase() === 'BEGIN') offen ??= { name, von: index };
    else if (offen?.name === name) {
      gefunden.push(text.slice(offen.von, index + zeile.length));
      offen = undefined;
    }
  }
  return gefunden;
}

const huelle = (parts: readonly string[]): string =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', ...parts, 'END:VCALENDAR'].join('\r\n');

function versuche(text: string): ICAL.Component[] | undefined {
  try {
    const parsed = ICAL.parse(text) as unknown[];
    const roots = typeof parsed[0] === 'string' ? [parsed] : parsed;
    const calendars = roots.map((root) => new ICAL.Component(root as never));
    return calendars.filter(({ name }) => name === 'vcalendar');
  } catch {
    return undefined;
  }
}

function liesEinen(kalender: ICAL.Component, lauf: Lauf): void {
  for (const list of kalender.getAllSubcomponents('vfreebusy'))
    gefasst(lauf, () => liesFreiBelegt(list, lauf));
  const entries = kalender
    .getAllSubcomponents('vevent')
    .filter((entry) => !EIGENE_UID.test(String(entry.getFirstPropertyValue('uid') ?? '')));
  const masters = new Map<string, ICAL.Event>();
  const orphans: ICAL.Component[] = [];
  for (const entry of entries.filter((one) => !one.hasProperty('recurrence-id')))
    gefasst(lauf, () => {
      // Without a list the library takes the exceptions of all series, for each of them.
      const event = new ICAL.Event(entry, { exceptions: [] });
      if (!event.isRecurring()) return liesEinzeln(entry, lauf);
      masters.set(event.uid, event);
    });
  for (const entry of entries.filter((one) => one.hasProperty('recurrence-id'))) {
    const master = masters.get(String(entry.getFirstPropertyValue('uid') ?? ''));
    // A single date of a series that somebody else keeps comes without the series.
    if (!master) orphans.push(entry);
    else gefasst(lauf, () => master.relateException(new ICAL.Event(entry)));
  }
  for (const entry of orphans) gefasst(lauf, () => liesEinzeln(entry, lauf));
  for (const event of masters.values()) gefasst(lauf, () => liesSerie(event, lauf));
}

function gefasst(lauf: Lauf, work: () => void): void {
  try {
    work();
  } catch {
    lauf.hinweise.add('unlesbare-eintraege');
  }
}

/** Whether the entry says that the person is taken. */
function belegt(entry: ICAL.Component): boolean {
  const wert = (name: string): string => String(entry.getFirstPropertyValue(name) ?? '').toUpperCase();
  if (wert('status') === 'CANCELLED' || wert('transp') === 'TRANSPARENT') return false;
  return !['FREE', 'WORKINGELSEWHERE'].includes(wert('x-microsoft-cdo-busystatus'));
}

const tzidVon = (entry: ICAL.Component, name: string): string | undefined => {
  const tzid = entry.getFirstProperty(name)?.getFirstParameter('tzid');
  return typeof tzid === 'string' && tzid !== '' ? tzid : undefined;
};

/** Begin and end of an entry; a day without an end is a whole day, a time without one is an instant. */
function spanneVon(entry: ICAL.Component): Belegt {
  const start = entry.getFirstPropertyValue('dtstart') as ICAL.Time;
  const end = entry.getFirstPropertyValue('dtend') as ICAL.Time | null;
  const length = entry.getFirstPropertyValue('duration') as ICAL.Duration | null;
  const von = millisOf(start, tzidVon(entry, 'dtstart'));
  if (end) return { von, bis: millisOf(end, tzidVon(entry, 'dtend')) };
  if (start.isDate) return { von, bis: tageSpaeter(start, length ?? ICAL.Duration.fromSeconds(86_400)) };
  return { von, bis: von + (length?.toSeconds() ?? 0) * 1000 };
}

/** Whole days end at midnight, also on the day that has 23 or 25 hours. */
function tageSpaeter(start: ICAL.Time, length: ICAL.Duration): number {
  const end = start.clone();
  end.addDuration(length);
  return millisOf(end, undefined);
}

function liesEinzeln(entry: ICAL.Component, { zeiten }: Lauf): void {
  if (!belegt(entry)) return;
  zeiten.push(spanneVon(entry));
}

function liesSerie(event: ICAL.Event, lauf: Lauf): void {
  // A series of single dates counts its own begin, too (RFC 5545 §3.8.5.2); the library walks the list alone.
  if (!event.component.hasProperty('rrule') && !istAusgenommen(event))
    liesVorkommen(event, event.startDate, lauf);
  const iterator = event.iterator();
  for (;;) {
    if (lauf.schritte >= SCHRITTE_MAX) return void lauf.hinweise.add('zu-viele-wiederholungen');
    lauf.schritte += 1;
    const next = iterator.next() as ICAL.Time | null;
    // What begins behind the span ends the walk.
    if (!next || millisOf(next, tzidVon(event.component, 'dtstart')) >= lauf.spanne.bis) return;
    liesVorkommen(event, next, lauf);
  }
}

const istAusgenommen = ({ component, startDate }: ICAL.Event): boolean =>
  component
    .getAllProperties('exdate')
    .some((property) => (property.getValues() as ICAL.Time[]).some((one) => one.compare(startDate) === 0));

function liesVorkommen(event: ICAL.Event, next: ICAL.Time, lauf: Lauf): void {
  const { component } = event.getOccurrenceDetails(next).item;
  if (component !== event.component) return liesEinzeln(component, lauf);
  if (!belegt(component)) return;
  const eigene = spanneVon(component);
  const von = millisOf(next, tzidVon(component, 'dtstart'));
  const bis = next.isDate ? tageSpaeter(next, event.duration) : von + eigene.bis - eigene.von;
  if (bis > lauf.spanne.von) lauf.zeiten.push({ von, bis });
}

function liesFreiBelegt(list: ICAL.Component, { zeiten }: Lauf): void {
  for (const property of list.getAllProperties('freebusy')) {
    if (String(property.getFirstParameter('fbtype') ?? 'BUSY').toUpperCase() === 'FREE') continue;
    for (const period of property.getValues() as unknown as ICAL.Period[])
      zeiten.push({
        von: millisOf(period.start, undefined),
        bis: millisOf(period.getEnd(), undefined),
      });
  }
}
