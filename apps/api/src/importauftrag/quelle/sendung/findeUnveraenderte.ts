import { hash } from 'node:crypto';

import { ortszeitAus } from '@kehrtour/domain/ortszeit';
import { montagDerWoche } from '@kehrtour/domain/tag';

import type { TenantCtx } from '../../../platform/ctx.ts';
import type { Tx } from '../../../platform/db/db.ts';
import { lockImporte } from './sendung.store.ts';
import { listUnveraenderte, type Nennung } from './sendungsstand.store.ts';

/** A property of a push that nobody has read yet; without an id where none can be told. */
export type Gesendetes = { readonly externalId: string | null; readonly pruefsumme: string };

/**
 * What a pushed property comes to. The week is in it, so that once a week everything is read and compared in full: what a new
 * release understands better comes in by itself.
 */
export function pruefsummeVon(ctx: TenantCtx, gesendet: unknown): string {
  const woche = montagDerWoche(ortszeitAus(ctx.now()).tag);
  return hash('sha256', `${woche}|${JSON.stringify(gesendet)}`, 'base64url');
}

/**
 * Which of them say what they said when they were last compared, of houses that are what they were: they need no reading. Holds
 * up whatever else writes many houses until the transaction ends. An id that a push names twice is a fault, and is read.
 */
export async function findeUnveraenderte(
  tx: Tx,
  quelle: string,
  gesendete: readonly Gesendetes[],
): Promise<ReadonlyMap<string, number>> {
  await lockImporte(tx);
  const einmal = [...Map.groupBy(gesendete, ({ externalId }) => externalId)].flatMap(
    ([externalId, gleiche]): Nennung[] =>
      externalId === null || gleiche.length > 1
        ? []
        : [{ externalId, pruefsumme: gleiche[0]?.pruefsumme ?? '' }],
  );
  const rows = await listUnveraenderte(tx, quelle, einmal);
  return new Map(rows.map((row) => [row.external_id, row.aufgaben]));
}
