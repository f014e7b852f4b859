import type { Mitarbeiter } from '@kehrtour/contract/mitarbeiter';
import { darf } from '@kehrtour/domain/rolle';

import type { StaffCtx } from '../platform/ctx.ts';
import type { Tx } from '../platform/db.ts';
import { Refused } from '../platform/refused.ts';
import { findMitarbeiter, listMitarbeiter, type MitarbeiterRow } from './mitarbeiter.store.ts';

/** All colleagues of the company, active ones first. */
export async function listeMitarbeiter(ctx: StaffCtx): Promise<{ eintraege: Mitarbeiter[] }> {
  if (!darf(ctx.actor.rolle, 'mitarbeiter.ansehen')) throw new Refused('nicht-erlaubt');
  return { eintraege: (await ctx.transaction(listMitarbeiter)).map(mitarbeiterAus) };
}

/** One colleague. @throws Refused 'nicht-gefunden' */
export function zeigeMitarbeiter(ctx: StaffCtx, id: string): Promise<Mitarbeiter> {
  if (!darf(ctx.actor.rolle, 'mitarbeiter.ansehen')) throw new Refused('nicht-erlaubt');
  return ctx.transaction((tx) => mitarbeiterJetzt(tx, id));
}

/** @throws Refused 'nicht-gefunden' */
export async function mitarbeiterJetzt(tx: Tx, id: string): Promise<Mitarbeiter> {
  const row = await findMitarbeiter(tx, id);
  if (!row) throw new Refused('nicht-gefunden');
  return mitarbeiterAus(row);
}

function mitarbeiterAus({ startort, ...row }: MitarbeiterRow): Mitarbeiter {
  return {
    ...row,
    startort: startort && { name: startort.name, koordinaten: { lat: startort.lat, lon: startort.lon } },
  };
}
