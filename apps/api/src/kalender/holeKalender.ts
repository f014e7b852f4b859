import type { AbrufGrund } from '@kehrtour/contract/kalender';

import {
  FetchRefused,
  fetchPublic,
  type PublicAnswer,
  type PublicRequest,
} from '../platform/net/fetchPublic.ts';
import type { Kalenderantwort } from './kalenderantwort.ts';
import type { Belegt } from './zeitraum.ts';

export type Kalenderziel = { readonly adresse: string; readonly benutzer: string; readonly passwort: string };
/** What the other side said last time, to tell an unchanged file from a new one. */
export type Kennung = {
  readonly etag?: string | undefined;
  readonly lastModified?: string | undefined;
  /** When the calendar was last read in full: a series has to be followed further from time to time. */
  readonly seit?: string | undefined;
};

export type Geholt =
  | ({ readonly stand: 'neu'; readonly kennung: Kennung } & Kalenderantwort)
  | { readonly stand: 'unveraendert' }
  | { readonly stand: 'fehler'; readonly grund: AbrufGrund };

const BYTES_MAX = 10 * 1024 * 1024;
const ZEIT_MS = 15_000;
/** By so much of it a calendar is told from a page; more of what a stranger sent is read nowhere but in a process of its own. */
const ANFANG_BYTES = 1024;

export type Abruf = {
  readonly ziel: Kalenderziel;
  readonly kennung: Kennung;
  readonly spanne: Belegt;
  readonly privateHosts: readonly string[];
  readonly lookup?: PublicRequest['lookup'];
};

/**
 * Fetches a calendar: as a file, or, where the address is no file, by the CalDAV question for the span's events.
 * Never throws; what went wrong is a word of the closed list.
 */
export async function holeKalender(abruf: Abruf): Promise<Geholt> {
  try {
    return await alsDatei(abruf);
  } catch (error) {
    if (error instanceof FetchRefused) return { stand: 'fehler', grund: error.grund };
    throw error;
  }
}

async function alsDatei(abruf: Abruf): Promise<Geholt> {
  const { etag, lastModified } = abruf.kennung;
  const antwort = await frage(abruf, {
    headers: {
      accept: 'text/calendar, */*;q=0.1',
      ...(etag === undefined ? {} : { 'if-none-match': etag }),
      ...(lastModified === undefined ? {} : { 'if-modified-since': lastModified }),
    },
  });
  if (antwort.status === 304) return { stand: 'unveraendert' };
  if (antwort.status === 200 && istKalender(antwort))
    return { stand: 'neu', form: 'datei', bytes: antwort.body, kennung: kennungAus(antwort) };
  // A CalDAV collection shows a page, an empty body or "not allowed" to whoever asks for a file.
  if ([200, 204, 404, 405, 415, 501].includes(antwort.status)) return alsCaldav(abruf, antwort.status);
  return { stand: 'fehler', grund: grundFuer(antwort.status) };
}

const istKalender = ({ body }: PublicAnswer): boolean =>
  /^\uFEFF?\s*BEGIN:VCALENDAR/i.test(body.toString('utf8', 0, ANFANG_BYTES));

async function alsCaldav(abruf: Abruf, vorher: number): Promise<Geholt> {
  const antwort = await frage(abruf, {
    method: 'REPORT',
    headers: { 'content-type': 'application/xml; charset=utf-8', depth: '1', accept: 'application/xml' },
    body: suchanfrage(abruf.spanne),
  });
  if (antwort.status === 207) return { stand: 'neu', form: 'multistatus', bytes: antwort.body, kennung: {} };
  if (antwort.status === 401 || antwort.status === 403) return { stand: 'fehler', grund: 'anmeldung-falsch' };
  return { stand: 'fehler', grund: vorher === 404 ? 'nicht-gefunden' : 'kein-kalender' };
}

function frage(
  { ziel, privateHosts, lookup }: Abruf,
  { headers, ...rest }: { method?: string; body?: string; headers: Record<string, string> },
): Promise<PublicAnswer> {
  const anmeldung = Buffer.from(`${ziel.benutzer}:${ziel.passwort}`).toString('base64');
  return fetchPublic({
    ...rest,
    url: new URL(ziel.adresse),
    headers: ziel.benutzer === '' ? headers : { ...headers, authorization: `Basic ${anmeldung}` },
    bytesMax: BYTES_MAX,
    timeoutMs: ZEIT_MS,
    privateHosts,
    ...(lookup ? { lookup } : {}),
  });
}

function grundFuer(status: number): AbrufGrund {
  if (status === 401 || status === 403) return 'anmeldung-falsch';
  if (status === 404 || status === 410) return 'nicht-gefunden';
  return 'server-fehler';
}

const kennungAus = ({ headers }: PublicAnswer): Kennung => ({
  ...(headers.etag === undefined ? {} : { etag: headers.etag }),
  ...(headers['last-modified'] === undefined ? {} : { lastModified: headers['last-modified'] }),
});

const alsUtc = (millis: number): string =>
  new Date(millis).toISOString().replaceAll(/[-:]/g, '').replace(/\.\d+/, '');

function suchanfrage({ von, bis }: Belegt): string {
  return `<?xml version="1.0" encoding="utf-8"?>
<c:calendar-query xmlns:d="DAV:" xmlns:c="urn:ietf:params:xml:ns:caldav">
<d:prop><c:calendar-data/></d:prop>
<c:filter><c:comp-filter name="VCALENDAR"><c:comp-filter name="VEVENT"><c:time-range start="${alsUtc(von)}" end="${alsUtc(bis)}"/></c:comp-filter></c:comp-filter></c:filter>
</c:calendar-query>`;
}
