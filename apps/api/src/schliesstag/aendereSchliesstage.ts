import { randomUUID } from 'node:crypto';

import type { BodyOf } from '@kehrtour/contract/endpoint';
import type { schliesstagAendern, Schliesstagdaten, Schliesstage } from '@kehrtour/contract/schliesstag';
import { darf } from '@kehrtour/domain/rolle';
import { type Tag } from '@kehrtour/domain/tag';
import * as z from 'zod/mini';

import type { StaffCtx } from '../platform/ctx.ts';
import type { Tx } from '../platform/db/db.ts';
import { recordOfCompany } from '../platform/history.ts';
import { defineJob, ID } from '../platform/queue/defineJob.ts';
import { Refused } from '../platform/refusal/refused.ts';
import {
  deleteSchliesstag,
  insertSchliesstag,
  lockSchliesstag,
  updateSchliesstag,
} from './schliesstag.store.ts';
import { schliesstageJetzt } from './zeigeSchliesstage.ts';

/** The job by which rounds hear that nobody works on days on which they drive, or somebody does after all. */
export const GESCHLOSSEN = defineJob('schliesstag.geschlossen', {
  von: z.iso.date(),
  bis: z.iso.date(),
  gemeldetVon: ID,
});

const meldeGeschlossen = (ctx: StaffCtx, tx: Tx, { von, bis }: { von: Tag; bis: Tag }): Promise<void> =>
  ctx.deps.jobs.enqueue(tx, GESCHLOSSEN, {
    unternehmenId: ctx.unternehmenId,
    von,
    bis,
    gemeldetVon: ctx.actor.id,
  });

/** Closes days for bookings, or opens a holiday; appointments that are there stay until a round’s new plan is accepted. */
export async function legeSchliesstagAn(ctx: StaffCtx, daten: Schliesstagdaten): Promise<Schliesstage> {
  if (!darf(ctx.actor.rolle, 'buchung.einrichten')) throw new Refused('nicht-erlaubt');
  return ctx.transaction(async (tx) => {
    await insertSchliesstag(tx, { ...daten, id: randomUUID() });
    await recordOfCompany(ctx, tx, { was: 'schliesstag-angelegt', nach: daten });
    await meldeGeschlossen(ctx, tx, daten);
    return schliesstageJetzt(ctx, tx);
  });
}

/** @throws Refused 'nicht-gefunden' | 'veraltet' when somebody changed the entry since it was seen */
export async function aendereSchliesstag(
  ctx: StaffCtx,
  id: string,
  { neu, vorher }: BodyOf<typeof schliesstagAendern>,
): Promise<Schliesstage> {
  if (!darf(ctx.actor.rolle, 'buchung.einrichten')) throw new Refused('nicht-erlaubt');
  return ctx.transaction(async (tx) => {
    const jetzt = await lockSchliesstag(tx, id);
    if (!jetzt) throw new Refused('nicht-gefunden');
    const { id: _id, ...von } = jetzt;
    if (FELDER.some((feld) => von[feld] !== vorher[feld])) throw new Refused('veraltet');
    await updateSchliesstag(tx, id, neu);
    await recordOfCompany(ctx, tx, { was: 'schliesstag-geaendert', von, nach: neu });
    // What was open may be a holiday again, and what was closed is not any more.
    for (const eintrag of [von, neu]) await meldeGeschlossen(ctx, tx, eintrag);
    return schliesstageJetzt(ctx, tx);
  });
}
const FELDER = ['von', 'bis', 'name', 'offen'] as const;

/** @throws Refused 'nicht-gefunden' */
export async function loescheSchliesstag(ctx: StaffCtx, id: string): Promise<Schliesstage> {
  if (!darf(ctx.actor.rolle, 'buchung.einrichten')) throw new Refused('nicht-erlaubt');
  return ctx.transaction(async (tx) => {
    const von = await deleteSchliesstag(tx, id);
    if (!von) throw new Refused('nicht-gefunden');
    await recordOfCompany(ctx, tx, { was: 'schliesstag-entfernt', von });
    await meldeGeschlossen(ctx, tx, von);
    return schliesstageJetzt(ctx, tx);
  });
}
