import type { Mitarbeiter } from '@kehrtour/contract/mitarbeiter';
import { darf } from '@kehrtour/domain/rolle';
import { farbeAus } from '@kehrtour/domain/unternehmen/mitarbeiter';

import type { StaffCtx } from '../platform/ctx.ts';
import type { Tx } from '../platform/db/db.ts';
import { Refused } from '../platform/refusal/refused.ts';
import { findMitarbeiter, listMitarbeiter, type MitarbeiterRow } from './mitarbeiter.store.ts';

/** All colleagues of the company, active ones first. */
export async function listeMitarbeiter(ctx: StaffCtx): Promise<{ eintraege: Mitarbeiter[] }> {
  if (!darf(ctx.actor.rolle, 'mitarbeiter.ansehen')) throw new Refused('nicht-erlaubt');
  const rows = await ctx.transaction(listMitarbeiter);
  return { eintraege: rows.map((row) => fuerAugen(ctx, mitarbeiterAus(row))) };
}

/** One colleague. @throws Refused 'nicht-gefunden' */
export async function zeigeMitarbeiter(ctx: StaffCtx, id: string): Promise<Mitarbeiter> {
  if (!darf(ctx.actor.rolle, 'mitarbeiter.ansehen')) throw new Refused('nicht-erlaubt');
  return fuerAugen(ctx, await ctx.transaction((tx) => mitarbeiterJetzt(tx, id)));
}

/** Whose login is the weaker one is nobody's business but theirs who can do something about it. */
function fuerAugen(ctx: StaffCtx, person: Mitarbeiter): Mitarbeiter {
  if (darf(ctx.actor.rolle, 'mitarbeiter.verwalten')) return person;
  const { neueAdresse: _wartet, geburtsdatum: _geboren, ...sonst } = person;
  return { ...sonst, zweiterFaktor: false };
}

/** @throws Refused 'nicht-gefunden' */
export async function mitarbeiterJetzt(tx: Tx, id: string): Promise<Mitarbeiter> {
  const row = await findMitarbeiter(tx, id);
  if (!row) throw new Refused('nicht-gefunden');
  return mitarbeiterAus(row);
}

function mitarbeiterAus({
  startort,
  adresse_gewuenscht: email,
  adresse_gewuenscht_bis: bis,
  ...row
}: MitarbeiterRow): Mitarbeiter {
  return {
    ...row,
    farbe: farbeAus(row.farbe),
    ...(email !== null && bis !== null ? { neueAdresse: { email, bis: bis.toISOString() } } : {}),
    startort: startort && { name: startort.name, koordinaten: { lat: startort.lat, lon: startort.lon } },
  };
}
