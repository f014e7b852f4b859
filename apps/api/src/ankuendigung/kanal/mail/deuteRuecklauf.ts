import { bareTable } from '@kehrtour/domain/keysOf';
import PostalMime, { type Email } from 'postal-mime';

import { READER_LIMITS } from '../../../platform/net/readerLimits.ts';
import type { Ruecklauf } from './ruecklauf.ts';
import { ruecklaufgrund } from './ruecklaufgrund.ts';

/** What stands in the head of what came back (RFC 5321 §4.4, and what servers add when they sort a mail into its box). */
const EMPFANGSKOEPFE = ['to', 'delivered-to', 'x-original-to', 'envelope-to'];
const BERICHT = 'message/delivery-status';
const ZURUECKGESCHICKT = new Set([
  'message/rfc822',
  'text/rfc822-headers',
  'message/global',
  'message/global-headers',
]);

/**
 * Reads a message that came to the return address. Undefined where it does not say that a mail finally failed: an absence, an answer
 * of a person, a delay, or a report of success (RFC 3464 §2.3.3: only `failed` is one).
 */
export async function deuteRuecklauf(bytes: Uint8Array): Promise<Ruecklauf | undefined> {
  const { depthMax, headBytesMax } = READER_LIMITS.ruecklauf;
  const mail = await PostalMime.parse(bytes, {
    maxNestingDepth: depthMax,
    maxHeadersSize: headBytesMax,
    maxRfc822NestingDepth: 0,
  }).catch(() => undefined);
  const bericht = mail && teil(mail, (typ) => typ === BERICHT);
  if (mail === undefined || bericht === undefined) return undefined;
  const [ueberMail = {}, ...empfaenger] = gruppen(bericht);
  const gescheitert = empfaenger.find(({ action }) => wort(action) === 'failed');
  // Whoever got it at one of two addresses knows of it.
  if (gescheitert === undefined || empfaenger.some(({ action }) => ANGEKOMMEN.has(wort(action))))
    return undefined;
  const original = teil(mail, (typ) => ZURUECKGESCHICKT.has(typ));
  const koepfe = mail.headers.filter(({ key }) => EMPFANGSKOEPFE.includes(key)).map(({ value }) => value);
  const genannt = [ueberMail['original-envelope-id'], kopf(original)['message-id'], ...koepfe];
  const kennungen = [...new Set(genannt.flatMap((text) => kennungenIn(text ?? '')))];
  return kennungen.length === 0
    ? undefined
    : { kennungen, grund: ruecklaufgrund(gescheitert['status'] ?? '') };
}

const ANGEKOMMEN: ReadonlySet<string> = new Set(['delivered', 'relayed', 'expanded']);

/** The first part of a kind, as text: what stands in it is ASCII (RFC 3464 §2.1), or none of ours. */
function teil({ attachments }: Email, ist: (typ: string) => boolean): string | undefined {
  const inhalt = attachments.find(({ mimeType }) => ist(mimeType.toLowerCase()))?.content;
  if (inhalt === undefined || typeof inhalt === 'string') return inhalt;
  const bytes = inhalt instanceof Uint8Array ? Buffer.from(inhalt) : Buffer.from(inhalt);
  return bytes.subarray(0, READER_LIMITS.ruecklauf.headBytesMax).toString('latin1');
}

type Felder = Record<string, string | undefined>;

/** Blocks of fields with an empty line between: of the whole report first, then of each recipient. */
function gruppen(text: string): Felder[] {
  const alle: Felder[] = [];
  let block: string[] = [];
  for (const zeile of [...text.replaceAll('\r', '').split('\n'), '']) {
    if (zeile.trim() !== '') block.push(zeile);
    else if (block.length > 0) {
      alle.push(felder(block));
      block = [];
    }
  }
  return alle;
}

/** The head of a mail: until its first empty line. */
const kopf = (text: string | undefined): Felder => gruppen(text ?? '')[0] ?? {};

/** A field goes on in lines that begin with a blank (RFC 5322 §2.2.3); said twice, the first counts. */
function felder(zeilen: readonly string[]): Felder {
  const aus: Felder = bareTable();
  let letztes = '';
  for (const zeile of zeilen) {
    const stelle = zeile.indexOf(':');
    if (/^[ \t]/.test(zeile)) {
      if (letztes !== '') aus[letztes] = `${aus[letztes] ?? ''} ${zeile.trim()}`;
      continue;
    }
    letztes = stelle > 0 ? zeile.slice(0, stelle).trim().toLowerCase() : '';
    if (letztes in aus) letztes = '';
    if (letztes !== '') aus[letztes] = zeile.slice(stelle + 1).trim();
  }
  return aus;
}

/** The word of a field without a comment behind it: `failed (5.1.1)`. */
const wort = (feld: string | undefined): string =>
  /^[a-z]+/.exec((feld ?? '').trim().toLowerCase())?.[0] ?? '';

const kennungenIn = (text: string): string[] =>
  text.toLowerCase().match(/[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}/g) ?? [];
