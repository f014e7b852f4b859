import { SaxesParser } from 'saxes';

const CALDAV = 'urn:ietf:params:xml:ns:caldav';

/**
 * The calendars inside a CalDAV answer (RFC 4791, multistatus). Undefined when it is no such answer; a document type is
 * refused, because nothing but an attack brings one.
 */
export function kalenderAus(xml: string): string[] | undefined {
  const texte: string[] = [];
  let inside = false;
  let text = '';
  let root: string | undefined;
  const parser = new SaxesParser({ xmlns: true });
  const add = (part: string): void => {
    if (inside) text += part;
  };
  parser.on('doctype', () => {
    throw new Error('document type in a CalDAV answer');
  });
  parser.on('opentag', ({ local, uri }) => {
    root ??= `${uri} ${local}`;
    if (local !== 'calendar-data' || uri !== CALDAV) return;
    inside = true;
    text = '';
  });
  parser.on('closetag', ({ local, uri }) => {
    if (local !== 'calendar-data' || uri !== CALDAV) return;
    inside = false;
    if (text.trim() !== '') texte.push(text);
  });
  parser.on('text', add);
  parser.on('cdata', add);
  try {
    parser.write(xml).close();
  } catch {
    return undefined;
  }
  return root === 'DAV: multistatus' ? texte : undefined;
}
