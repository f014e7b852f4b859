import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

import type { FastifyInstance } from 'fastify';

import { installReportDoor } from '../../../platform/access/reportDoor.ts';
import type { Deps } from '../../../platform/deps.ts';
import { settleBounce } from '../../../platform/post/outbox.ts';
import { ProcessFault } from '../../../platform/process/ownProcess.ts';
import { StrangerReader } from '../../../platform/process/strangerReader.ts';
import { meldeNeuenVersandstand } from '../weg/meldeNeuenVersandstand.ts';
import { istZeitnah } from '../weg/zustellbericht.ts';
import type { Ruecklauf } from './ruecklauf.ts';

const PFAD = '/mail/ruecklauf';
/** A mail of ours with its calendar entry has fifty kilobytes; what comes back may hold it whole. In base64 it grows by a third. */
const BYTES_MAX = 2 * 1024 * 1024;

const LESER = new StrangerReader<Uint8Array, Ruecklauf>(new URL('./ruecklauf.process.ts', import.meta.url), {
  memoryMb: 128,
  cpuMs: 5000,
  wallMs: 20_000,
  slots: 1,
  waitingMax: 20,
});

/** How the mail server of the operator signs: HMAC-SHA256, in hex, of the second, a point, and the mail in base64. */
export const unterschreibeRuecklauf = (schluessel: string, zeit: string, inhalt: string): string =>
  createHmac('sha256', schluessel).update(`${zeit}.${inhalt}`).digest('hex');

/**
 * Where the operator's mail server hands over what comes to the return address. Whatever is no report of a failure, or is about no
 * mail of ours, changes nothing and is thanked for: the server would keep it and try again for days.
 */
export function installRuecklaufDoor(app: FastifyInstance, deps: Deps): void {
  const ruecklauf = deps.env.mailReturn;
  if (ruecklauf === undefined) return;
  installReportDoor(app, deps, {
    path: PFAD,
    bytesMax: BYTES_MAX,
    plausible: (kopf, jetzt) =>
      /^[0-9a-f]{64}$/.test(kopf('x-unterschrift')) && istZeitnah(kopf('x-zeit'), jetzt),
    genuine: (kopf, inhalt) =>
      istGleich(unterschreibeRuecklauf(ruecklauf.key, kopf('x-zeit'), inhalt), kopf('x-unterschrift')),
    signature: (kopf) => kopf('x-unterschrift'),
    take: (inhalt) => nimmRuecklaufAn(deps, Buffer.from(inhalt, 'base64')),
  });
}

function istGleich(eines: string, anderes: string): boolean {
  const [a, b] = [eines, anderes].map((text) => createHash('sha256').update(text).digest());
  return a !== undefined && b !== undefined && timingSafeEqual(a, b);
}

/** Absences and answers of people come there, too: they cost no process. */
const BERICHT = 'delivery-status';

async function nimmRuecklaufAn(deps: Deps, bytes: Buffer): Promise<void> {
  if (!bytes.toString('latin1').toLowerCase().includes(BERICHT)) return;
  const gelesen = await LESER.read(bytes).catch((fehler: unknown) => {
    if (!(fehler instanceof ProcessFault)) throw fehler;
    deps.log.warn({ err: fehler, bytes: bytes.length }, 'returned mail not read');
  });
  if (gelesen === undefined) return;
  const { kennungen, grund } = gelesen;
  const betroffen = await settleBounce(deps, kennungen, grund);
  if (betroffen) await meldeNeuenVersandstand(deps, betroffen.unternehmen_id, betroffen.id);
}
