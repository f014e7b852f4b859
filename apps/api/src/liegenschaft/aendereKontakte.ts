import { randomUUID } from 'node:crypto';

import type { BodyOf } from '@kehrtour/contract/endpoint';
import type {
  Kontaktdaten,
  kontaktAendern,
  kontaktAnlegen,
  Liegenschaft,
} from '@kehrtour/contract/liegenschaft';

import type { StaffCtx } from '../platform/ctx.ts';
import type { Tx } from '../platform/db.ts';
import { Refused } from '../platform/refused.ts';
import { aendereVonHand } from './aendereVonHand.ts';
import { deleteKontakt, findKontakt, insertKontakt, updateKontakt } from './kontakt.store.ts';
import { liegenschaftRefused } from './liegenschaft.grund.ts';
import { listEinheiten } from './liegenschaft.store.ts';

/** Adds somebody to a house. */
export function legeKontaktAn(
  ctx: StaffCtx,
  id: string,
  { version, kontakt }: BodyOf<typeof kontaktAnlegen>,
): Promise<Liegenschaft> {
  return aendereVonHand(ctx, { id, version, was: 'Kontakt hinzugefügt' }, async (tx) => {
    await verlangeEinheitDesHauses(tx, id, kontakt);
    await insertKontakt(tx, id, { id: randomUUID(), kontaktId: randomUUID() }, kontakt);
    return ['kontakte'];
  });
}

/** Changes somebody; who belongs to several houses is changed at all of them. */
export function aendereKontakt(
  ctx: StaffCtx,
  { id, teilId }: { id: string; teilId: string },
  { version, kontakt }: BodyOf<typeof kontaktAendern>,
): Promise<Liegenschaft> {
  return aendereVonHand(ctx, { id, version, was: 'Kontakt geändert' }, async (tx) => {
    const alt = await findKontakt(tx, id, teilId);
    if (!alt) throw new Refused('nicht-gefunden');
    await verlangeEinheitDesHauses(tx, id, kontakt);
    await updateKontakt(tx, alt, kontakt);
    return ['kontakte'];
  });
}

export function loescheKontakt(
  ctx: StaffCtx,
  { id, teilId }: { id: string; teilId: string },
): Promise<Liegenschaft> {
  return aendereVonHand(ctx, { id, was: 'Kontakt entfernt' }, async (tx) => {
    const alt = await findKontakt(tx, id, teilId);
    if (!alt) throw new Refused('nicht-gefunden');
    await deleteKontakt(tx, alt);
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
