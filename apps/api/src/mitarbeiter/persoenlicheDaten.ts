import type { AnswerOf } from '@kehrtour/contract/endpoint';
import type { persoenlicheDatenHolen } from '@kehrtour/contract/mitarbeiter';

import type { StaffCtx } from '../platform/ctx.ts';
import type { Tx } from '../platform/db.ts';
import { Refused } from '../platform/refused.ts';
import { savePersonalien } from './mitarbeiter.store.ts';
import { mitarbeiterJetzt } from './zeigeMitarbeiter.ts';

export type PersoenlicheDaten = AnswerOf<typeof persoenlicheDatenHolen>;

/** What one may see and change of oneself, whatever the role. */
export function zeigePersoenlicheDaten(ctx: StaffCtx): Promise<PersoenlicheDaten> {
  return ctx.transaction((tx) => persoenlicheDatenJetzt(tx, ctx.actor.id));
}

export async function persoenlicheDatenJetzt(tx: Tx, id: string): Promise<PersoenlicheDaten> {
  const { vorname, nachname, telefon, email, version } = await mitarbeiterJetzt(tx, id);
  return { vorname, nachname, telefon, email, version };
}

/** @throws Refused 'veraltet' */
export async function speicherePersoenlicheDaten(
  tx: Tx,
  id: string,
  daten: PersoenlicheDaten,
): Promise<PersoenlicheDaten> {
  if (!(await savePersonalien(tx, id, daten)))
    throw new Refused('veraltet', { angaben: { stand: await persoenlicheDatenJetzt(tx, id) } });
  return persoenlicheDatenJetzt(tx, id);
}
