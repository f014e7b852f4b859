import { randomUUID } from 'node:crypto';

import type { BodyOf } from '@kehrtour/contract/endpoint';
import type {
  einheitAendern,
  einheitAnlegen,
  einheitenAnlegen,
  Liegenschaft,
} from '@kehrtour/contract/liegenschaft';

import type { StaffCtx } from '../platform/ctx.ts';
import { Refused } from '../platform/refusal/refused.ts';
import { aendereVonHand } from './aendereVonHand.ts';
import { deleteEinheit, einheitAngesagt, saveEinheit, countEinheiten } from './liegenschaft.store.ts';

/** Adds a flat or shop to a house. */
export function legeEinheitAn(
  ctx: StaffCtx,
  id: string,
  { version, ...daten }: BodyOf<typeof einheitAnlegen>,
): Promise<Liegenschaft> {
  return aendereVonHand(ctx, { id, version, was: 'Nutzungseinheit hinzugefügt' }, async (tx) => {
    await saveEinheit(tx, id, { id: randomUUID(), ...daten }, true);
    await countEinheiten(tx, id);
    return ['einheiten'];
  });
}

/** Adds all of them or none: ten flats are one change, and one line of the house's history. */
export function legeEinheitenAn(
  ctx: StaffCtx,
  id: string,
  { version, einheiten }: BodyOf<typeof einheitenAnlegen>,
): Promise<Liegenschaft> {
  return aendereVonHand(ctx, { id, version, was: 'Nutzungseinheit hinzugefügt' }, async (tx) => {
    for (const daten of einheiten) await saveEinheit(tx, id, { id: randomUUID(), ...daten }, true);
    await countEinheiten(tx, id);
    return ['einheiten'];
  });
}

export function aendereEinheit(
  ctx: StaffCtx,
  { id, teilId }: { id: string; teilId: string },
  { version, ...daten }: BodyOf<typeof einheitAendern>,
): Promise<Liegenschaft> {
  return aendereVonHand(ctx, { id, version, was: 'Nutzungseinheit geändert' }, async (tx) => {
    if ((await saveEinheit(tx, id, { id: teilId, ...daten }, false)) === 0)
      throw new Refused('nicht-gefunden');
    return ['einheiten'];
  });
}

/** Removes a unit; one that was told of an appointment is switched off instead, so that the proof keeps its place. */
export function loescheEinheit(
  ctx: StaffCtx,
  { id, teilId }: { id: string; teilId: string },
): Promise<Liegenschaft> {
  return aendereVonHand(ctx, { id, was: 'Nutzungseinheit entfernt' }, async (tx) => {
    if (await einheitAngesagt(tx, teilId)) throw new Refused('liegenschaft.hat-termine');
    if ((await deleteEinheit(tx, id, teilId)) === 0) throw new Refused('nicht-gefunden');
    return ['einheiten'];
  });
}
