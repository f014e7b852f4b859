import { bareTable } from '@kehrtour/domain/keysOf';

/** A line of a calendar: its name in capitals, its parameters with names in capitals, its value as it stands there. */
export type Zeile = {
  readonly name: string;
  readonly parameter: Readonly<Record<string, string>>;
  readonly wert: string;
  readonly roh: string;
};
/** An entry, a list or a zone with the lines that matter here; a rule of a zone stands in it as a part. */
export type Block = { readonly name: string; readonly zeilen: Zeile[]; readonly teile: Block[] };

/** What is read of entries, lists, zones and of the calendar itself; all other lines are text for somebody else. */
const GELESENE = new Set(
  `METHOD X-WR-TIMEZONE DTSTART DTEND DURATION RRULE EXRULE RDATE EXDATE RECURRENCE-ID UID STATUS TRANSP SEQUENCE
  LAST-MODIFIED DTSTAMP SUMMARY X-MICROSOFT-CDO-BUSYSTATUS FREEBUSY TZID TZOFFSETFROM TZOFFSETTO X-LIC-LOCATION`.split(
    /\s+/,
  ),
);
/** Values of these hold no colon, but zones in front of them do, quoted or not (`TZID=(UTC+01:00) Berlin`). */
const ZEITEN = new Set(['DTSTART', 'DTEND', 'RDATE', 'EXDATE', 'RECURRENCE-ID', 'FREEBUSY']);
/** Names that are words, too: `Status: abgesagt` on a line of its own inside a text. */
const WORTE = new Set(['STATUS', 'DURATION', 'SEQUENCE', 'METHOD']);
const EINTRAEGE = new Set(['VEVENT', 'VFREEBUSY', 'VTIMEZONE', 'VTODO', 'VJOURNAL']);
/** Deeper than any program writes: six at most. */
const TIEFE_MAX = 30;

type Lauf = {
  readonly offen: string[];
  readonly kalender: Block[];
  eintrag: Block | undefined;
  regel: Block | undefined;
};

/**
 * The calendars of a text (RFC 5545 §3.1, §3.4), each with its entries, lists and zones. Names may be in small letters; a line
 * that is none, as a raw line break in a text makes them, is text; an entry that the next one begins in ends there.
 * Undefined where more stands inside each other than any program writes.
 */
export function zerlegeZeilen(text: string): Block[] | undefined {
  const lauf: Lauf = { offen: [], kalender: [], eintrag: undefined, regel: undefined };
  let von = 0;
  while (von < text.length) {
    const ende = text.indexOf('\n', von);
    const bis = ende === -1 ? text.length : ende;
    if (bis > von) nimmZeile(lauf, text.slice(von, bis));
    if (lauf.offen.length > TIEFE_MAX) return undefined;
    von = bis + 1;
  }
  return lauf.kalender;
}

/** Line ends as one, folded lines as one (RFC 5545 §3.1). */
export const entfaltet = (text: string): string => text.replaceAll(/\r\n?/g, '\n').replaceAll(/\n[ \t]/g, '');

const KOPF = /^[A-Za-z][A-Za-z0-9-]*(?=[:;])/;

function nimmZeile(lauf: Lauf, roh: string): void {
  const name = KOPF.exec(roh)?.[0].toUpperCase();
  if (name === undefined) return;
  if (name === 'BEGIN') return beginne(lauf, roh.slice(6).trim().toUpperCase());
  if (name === 'END') return beende(lauf, roh.slice(4).trim().toUpperCase());
  if (!GELESENE.has(name)) return;
  const block = zielVon(lauf);
  const zeile = block && teileZeile(name, roh);
  if (zeile) block.zeilen.push(zeile);
}

/** Lines of what stands inside an entry, as its alarms, are nothing to it. */
function zielVon({ offen, kalender, eintrag, regel }: Lauf): Block | undefined {
  const innen = offen.at(-1);
  if (innen === 'VCALENDAR') return kalender.at(-1);
  if (regel && innen === regel.name) return regel;
  return eintrag && innen === eintrag.name ? eintrag : undefined;
}

function beginne(lauf: Lauf, name: string): void {
  if (!/^[A-Z][A-Z0-9-]*$/.test(name)) return;
  if (name === 'VCALENDAR') {
    lauf.offen.length = 0;
    lauf.kalender.push({ name, zeilen: [], teile: [] });
    lauf.eintrag = lauf.regel = undefined;
  } else if (EINTRAEGE.has(name)) {
    // Whatever is still open was never ended: no entry stands inside another.
    lauf.offen.length = Math.min(lauf.offen.length, 1);
    lauf.eintrag = { name, zeilen: [], teile: [] };
    lauf.regel = undefined;
    lauf.kalender.at(-1)?.teile.push(lauf.eintrag);
  } else if (lauf.eintrag?.name === 'VTIMEZONE' && /^(?:STANDARD|DAYLIGHT)$/.test(name)) {
    lauf.regel = { name, zeilen: [], teile: [] };
    lauf.eintrag.teile.push(lauf.regel);
  } else if (lauf.eintrag?.name === 'VEVENT' && !/^(?:V[A-Z]+|X-.*|PARTICIPANT)$/.test(name)) return;
  lauf.offen.push(name);
}

function beende(lauf: Lauf, name: string): void {
  const stelle = lauf.offen.lastIndexOf(name);
  if (stelle !== -1) lauf.offen.length = stelle;
}

/** A text in which somebody wrote `Status: cancelled` on a line of its own says nothing: values begin behind the colon. */
function teileZeile(name: string, roh: string): Zeile | undefined {
  const doppelpunkt = ZEITEN.has(name) ? roh.lastIndexOf(':') : ausserhalb(roh, ':', name.length);
  if (doppelpunkt < name.length) return undefined;
  const wert = roh.slice(doppelpunkt + 1);
  if (WORTE.has(name) && /^[ \t]+\S/.test(wert)) return undefined;
  return { name, parameter: liesParameter(roh.slice(name.length, doppelpunkt)), wert: wert.trim(), roh };
}

/** Where a character stands first outside of quotes. */
function ausserhalb(text: string, zeichen: string, von: number): number {
  let inAnfuehrung = false;
  for (let at = von; at < text.length; at += 1)
    if (text[at] === '"') inAnfuehrung = !inAnfuehrung;
    else if (!inAnfuehrung && text[at] === zeichen) return at;
  // A quote that never ends is none.
  return text.indexOf(zeichen, von);
}

function liesParameter(text: string): Record<string, string> {
  const gelesen = bareTable<string>();
  let rest = text;
  while (rest.startsWith(';')) {
    const ende = ausserhalb(rest, ';', 1);
    const einer = rest.slice(1, ende === -1 ? rest.length : ende);
    const gleich = einer.indexOf('=');
    if (gleich > 0)
      gelesen[einer.slice(0, gleich).trim().toUpperCase()] = ohneAnfuehrung(einer.slice(gleich + 1));
    rest = ende === -1 ? '' : rest.slice(ende);
  }
  return gelesen;
}

const ohneAnfuehrung = (text: string): string =>
  text
    .trim()
    .replace(/^"(.*)"$/s, '$1')
    .trim();
