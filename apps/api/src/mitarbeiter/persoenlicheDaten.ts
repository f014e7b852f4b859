import type { AnswerOf } from '@kehrtour/contract/endpoint';
import type { persoenlicheDatenHolen } from '@kehrtour/contract/mitarbeiter';

import type { StaffCtx } from '../platform/ctx.ts';
import type { Tx } from '../platform/db/db.ts';
import { Refused } from '../platform/refusal/refused.ts';
import { findAdresswunsch } from './adresswunsch.store.ts';
import { savePersonalien } from './mitarbeiter.store.ts';
import { mitarbeiterJetzt } from './zeigeMitarbeiter.ts';

export type PersoenlicheDaten = AnswerOf<typeof persoenlicheDatenHolen>;

/** What one may see and change of oneself, whatever the role. */
export function zeigePersoenlicheDaten(ctx: StaffCtx): Promise<PersoenlicheDaten> {
  return ctx.transaction((tx) => persoenlicheDatenJetzt(tx, ctx.actor.id, ctx.now()));
}

export async function persoenlicheDatenJetzt(tx: Tx, id: string, jetzt: Date): Promise<PersoenlicheDaten> {
  const { vorname, nachname, telefon, email, version } = await mitarbeiterJetzt(tx, id);
  const wunsch = await findAdresswunsch(tx, id, jetzt);
  const neueAdresse = wunsch ? { email: wunsch.email, bis: wunsch.bis.toISOString() } : null;
  return { vorname, nachname, telefon, email, neueAdresse, version };
}

/** @throws Refused 'veraltet' */
export async function speicherePersoenlicheDaten(
  tx: Tx,
  id: string,
  daten: Omit<PersoenlicheDaten, 'neueAdresse'>,
  jetzt: Date,
): Promise<void> {
  if (!(await savePersonalien(tx, id, daten)))
    throw new Refused('veraltet', { angaben: { stand: await persoenlicheDatenJetzt(tx, id, jetzt) } });
}
