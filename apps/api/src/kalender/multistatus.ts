import { READER_LIMITS } from '../platform/net/readerLimits.ts';
import { elementsNamed, readXml } from '../platform/net/readXml.ts';

const DAV = 'DAV:';
const CALDAV = 'urn:ietf:params:xml:ns:caldav';

/** The calendars inside a CalDAV answer (RFC 4791, multistatus). Undefined when it is no such answer. */
export function kalenderAus(xml: string): string[] | undefined {
  const wurzel = readXml(xml, READER_LIMITS.kalenderXml);
  if (wurzel?.uri !== DAV || wurzel.name !== 'multistatus') return undefined;
  return elementsNamed(wurzel, 'calendar-data')
    .filter(({ uri, text }) => uri === CALDAV && text.trim() !== '')
    .map(({ text }) => text);
}
