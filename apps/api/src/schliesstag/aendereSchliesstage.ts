import { randomUUID } from 'node:crypto';

import type { BodyOf } from '@kehrtour/contract/endpoint';
import type { schliesstagAendern, Schliesstagdaten, Schliesstage } from '@kehrtour/contract/schliesstag';
import { darf } from '@kehrtour/domain/rolle';

import type { StaffCtx } from '../platform/ctx.ts';
import { recordOfCompany } from '../platform/history.ts';
import { Refused } from '../platform/refused.ts';
import {
  deleteSchliesstag,
  insertSchliesstag,
  lockSchliesstag,
  updateSchliesstag,
} from './schliesstag.store.ts';
import { schliesstageJetzt } from './zeigeSchliesstage.ts';

/** Closes days for bookings, or opens a holiday; appointments that are there stay. */
export async function legeSchliesstagAn(ctx: StaffCtx, daten: Schliesstagdaten): Promise<Schliesstage> {
  if (!darf(ctx.actor.rolle, 'buchung.einrichten')) throw new Refused('nicht-erlaubt');
  return ctx.transaction(async (tx) => {
    await insertSchliesstag(tx, { ...daten, id: randomUUID() });
    await recordOfCompany(ctx, tx, { was: 'schliesstag-angelegt', nach: daten });
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
    return schliesstageJetzt(ctx, tx);
  });
}
