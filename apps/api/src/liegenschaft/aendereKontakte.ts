import { randomUUID } from 'node:crypto';

import type { BodyOf } from '@kehrtour/contract/endpoint';
import type { Kontaktdaten } from '@kehrtour/contract/kontakt';
import type { kontaktAendern, kontaktAnlegen, Liegenschaft } from '@kehrtour/contract/liegenschaft';

import type { StaffCtx } from '../platform/ctx.ts';
import type { Tx } from '../platform/db/db.ts';
import { record } from '../platform/history.ts';
import { Refused } from '../platform/refusal/refused.ts';
import { aendereVonHand } from './aendereVonHand.ts';
import {
  deleteKontakt,
  erlaubeAufhebung,
  findKontakt,
  type HauskontaktRow,
  insertKontakt,
  updateKontakt,
} from './kontakt.store.ts';
import { liegenschaftRefused } from './liegenschaft.grund.ts';
import { listEinheiten } from './liegenschaft.store.ts';

/** Adds somebody to a house. */
export function legeKontaktAn(
  ctx: StaffCtx,
  id: string,
  { version, kontakt }: BodyOf<typeof kontaktAnlegen>,
): Promise<Liegenschaft> {
  const verbindung = randomUUID();
  return aendereVonHand(ctx, { id, version, was: 'Kontakt hinzugefügt', verbindung }, async (tx) => {
    await verlangeEinheitDesHauses(tx, id, kontakt);
    await insertKontakt(tx, id, { id: verbindung, kontaktId: randomUUID() }, kontakt);
    if (kontakt.sperrvermerk)
      await record(ctx, tx, {
        gegenstand: 'liegenschaft',
        id,
        was: 'Sperrvermerk gesetzt',
        nach: { verbindung },
      });
    return ['kontakte'];
  });
}

const NOTIZ_ZEICHEN_MIN = 3;

/**
 * Changes somebody; whoever belongs to several houses is changed at all of them. A refusal of SMS is taken back only with a
 * note of how it was, an Auskunftssperre only with one of who said that it has ended.
 */
export function aendereKontakt(
  ctx: StaffCtx,
  { id, teilId }: { id: string; teilId: string },
  { version, kontakt, smsNotiz = '', sperreNotiz = '' }: BodyOf<typeof kontaktAendern>,
): Promise<Liegenschaft> {
  return aendereVonHand(ctx, { id, version, was: 'Kontakt geändert', verbindung: teilId }, async (tx) => {
    const alt = await findKontakt(tx, id, teilId);
    if (!alt) throw new Refused('nicht-gefunden');
    await verlangeEinheitDesHauses(tx, id, kontakt);
    if (alt.keine_sms && !kontakt.keineSms) {
      if (smsNotiz.length < NOTIZ_ZEICHEN_MIN) throw liegenschaftRefused('sms-notiz-fehlt');
      await record(ctx, tx, {
        gegenstand: 'liegenschaft',
        id,
        was: 'SMS erlaubt',
        nach: { verbindung: teilId, notiz: smsNotiz },
      });
    }
    await wechsleSperre(ctx, tx, { id, alt, gesperrt: kontakt.sperrvermerk, notiz: sperreNotiz });
    await updateKontakt(tx, alt, kontakt);
    return ['kontakte'];
  });
}

async function wechsleSperre(
  ctx: StaffCtx,
  tx: Tx,
  { id, alt, gesperrt, notiz }: { id: string; alt: HauskontaktRow; gesperrt: boolean; notiz: string },
): Promise<void> {
  if (alt.sperrvermerk === gesperrt) return;
  const verbindung = alt.id;
  if (gesperrt) {
    await record(ctx, tx, {
      gegenstand: 'liegenschaft',
      id,
      was: 'Sperrvermerk gesetzt',
      nach: { verbindung },
    });
    return;
  }
  if (notiz.length < NOTIZ_ZEICHEN_MIN) throw liegenschaftRefused('sperre-notiz-fehlt');
  await erlaubeAufhebung(tx, alt.kontakt_id);
  await record(ctx, tx, {
    gegenstand: 'liegenschaft',
    id,
    was: 'Sperrvermerk aufgehoben',
    nach: { verbindung, notiz },
  });
}

export function loescheKontakt(
  ctx: StaffCtx,
  { id, teilId }: { id: string; teilId: string },
): Promise<Liegenschaft> {
  return aendereVonHand(ctx, { id, was: 'Kontakt entfernt', verbindung: teilId }, async (tx) => {
    const alt = await findKontakt(tx, id, teilId);
    if (!alt) throw new Refused('nicht-gefunden');
    await deleteKontakt(tx, id, alt, ctx.now());
    return ['kontakte'];
  });
}

async function verlangeEinheitDesHauses(
  tx: Tx,
  liegenschaftId: string,
  { nutzungseinheitId }: Kontaktdaten,
): Promise<void> {
  if (nutzungseinheitId === null) return;
  const einheiten = await listEinheiten(tx, liegenschaftId);
  if (!einheiten.some(({ id }) => id === nutzungseinheitId)) throw liegenschaftRefused('einheit-fremd');
}
