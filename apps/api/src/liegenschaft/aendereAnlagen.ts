import { randomUUID } from 'node:crypto';

import type { Anlagedaten } from '@kehrtour/contract/anlage';
import type { BodyOf } from '@kehrtour/contract/endpoint';
import type { anlageAendern, anlageAnlegen } from '@kehrtour/contract/hausanlage';
import type { Liegenschaft } from '@kehrtour/contract/liegenschaft';
import { ANLAGEN_JE_HAUS_MAX } from '@kehrtour/domain/anlage/anlage';

import type { StaffCtx } from '../platform/ctx.ts';
import type { Tx } from '../platform/db/db.ts';
import { Refused } from '../platform/refusal/refused.ts';
import { aendereVonHand } from './aendereVonHand.ts';
import { deleteAnlage, insertAnlage, updateAnlage, countAnlagen } from './anlage.store.ts';
import { liegenschaftRefused } from './liegenschaft.grund.ts';
import { listEinheiten } from './liegenschaft.store.ts';

/** Adds a stove, a boiler, a flue to a house. */
export function legeAnlageAn(
  ctx: StaffCtx,
  id: string,
  { version, ...daten }: BodyOf<typeof anlageAnlegen>,
): Promise<Liegenschaft> {
  return aendereVonHand(ctx, { id, version, was: 'Anlage hinzugefügt' }, async (tx) => {
    await verlangeEinheitDesHauses(tx, id, daten);
    if ((await countAnlagen(tx, id)) >= ANLAGEN_JE_HAUS_MAX) throw liegenschaftRefused('zu-viele-anlagen');
    await insertAnlage(tx, id, randomUUID(), daten);
    return ['anlagen'];
  });
}

export function aendereAnlage(
  ctx: StaffCtx,
  { id, teilId }: { id: string; teilId: string },
  { version, ...daten }: BodyOf<typeof anlageAendern>,
): Promise<Liegenschaft> {
  return aendereVonHand(ctx, { id, version, was: 'Anlage geändert' }, async (tx) => {
    await verlangeEinheitDesHauses(tx, id, daten);
    if ((await updateAnlage(tx, id, teilId, daten)) === 0) throw new Refused('nicht-gefunden');
    return ['anlagen'];
  });
}

/** Removes one that was entered by mistake; tasks that name it stay. What is torn out is set out of use instead. */
export function loescheAnlage(
  ctx: StaffCtx,
  { id, teilId }: { id: string; teilId: string },
): Promise<Liegenschaft> {
  return aendereVonHand(ctx, { id, was: 'Anlage entfernt' }, async (tx) => {
    if ((await deleteAnlage(tx, id, teilId)) === 0) throw new Refused('nicht-gefunden');
    return ['anlagen'];
  });
}

async function verlangeEinheitDesHauses(
  tx: Tx,
  liegenschaftId: string,
  { nutzungseinheitId }: Anlagedaten,
): Promise<void> {
  if (nutzungseinheitId === null) return;
  const einheiten = await listEinheiten(tx, liegenschaftId);
  if (!einheiten.some(({ id }) => id === nutzungseinheitId))
    throw liegenschaftRefused('anlage-einheit-fremd');
}
