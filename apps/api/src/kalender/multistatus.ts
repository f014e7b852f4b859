import { elementsNamed, readXml, type XmlLimits } from '../platform/readXml.ts';

const DAV = 'DAV:';
const CALDAV = 'urn:ietf:params:xml:ns:caldav';
/** An event has eight elements around it, six deep; ten megabytes of the shortest events are sixty thousand of them. */
const GRENZEN: XmlLimits = { charactersMax: 10 * 1024 * 1024, depthMax: 20, elementsMax: 600_000 };

/** The calendars inside a CalDAV answer (RFC 4791, multistatus). Undefined when it is no such answer. */
export function kalenderAus(xml: string): string[] | undefined {
  const wurzel = readXml(xml, GRENZEN);
  if (wurzel?.uri !== DAV || wurzel.name !== 'multistatus') return undefined;
  return elementsNamed(wurzel, 'calendar-data')
    .filter(({ uri, text }) => uri === CALDAV && text.trim() !== '')
    .map(({ text }) => text);
}
