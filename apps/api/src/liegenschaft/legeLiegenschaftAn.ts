import { randomUUID } from 'node:crypto';

import type { BodyOf } from '@kehrtour/contract/endpoint';
import type { Liegenschaft, liegenschaftAnlegen } from '@kehrtour/contract/liegenschaft';
import { darf } from '@kehrtour/domain/rolle';

import type { StaffCtx } from '../platform/ctx.ts';
import { announce } from '../platform/events.ts';
import { record } from '../platform/history.ts';
import { Refused } from '../platform/refused.ts';
import { insertLiegenschaft } from './liegenschaft.store.ts';
import { liegenschaftJetzt } from './zeigeLiegenschaft.ts';

/** A house that no import knows; imports will never touch it. */
export async function legeLiegenschaftAn(
  ctx: StaffCtx,
  { koordinaten, ...daten }: BodyOf<typeof liegenschaftAnlegen>,
): Promise<Liegenschaft> {
  if (!darf(ctx.actor.rolle, 'liegenschaft.bearbeiten')) throw new Refused('nicht-erlaubt');
  const id = randomUUID();
  return ctx.transaction(async (tx) => {
    await insertLiegenschaft(tx, id, daten, koordinaten);
    await record(ctx, tx, { gegenstand: 'liegenschaft', id, was: 'Angelegt', nach: daten });
    await announce(tx, { art: 'liegenschaft', id });
    return liegenschaftJetzt(tx, id);
  });
}
