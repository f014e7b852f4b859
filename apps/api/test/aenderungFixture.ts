import { randomUUID } from 'node:crypto';

import * as aenderung from '@kehrtour/contract/aenderung';
import { type Anordnung, type Kehrtour, kehrtourHolen } from '@kehrtour/contract/kehrtour';
import { abwesenheitAnlegen } from '@kehrtour/contract/verfuegbarkeit';
import { expect } from 'vitest';

import type { TestApi, TestBetrieb } from './testApi.ts';

/** The order of a plan as the board sends it. */
export function anordnungVon({ halte }: Pick<Kehrtour, 'halte'>): Anordnung {
  const geplant = halte.filter((halt) => halt.mitarbeiterId !== null && halt.tag !== null);
  const gruppen = Map.groupBy(geplant, (halt) => `${halt.mitarbeiterId}/${halt.tag}`);
  return {
    schichten: [...gruppen.values()].map((gruppe) => ({
      mitarbeiterId: gruppe[0]?.mitarbeiterId ?? '',
      tag: gruppe[0]?.tag ?? '',
      haltIds: gruppe.toSorted((a, b) => (a.position ?? 0) - (b.position ?? 0)).map((halt) => halt.id),
    })),
    sperren: Object.fromEntries(halte.map((halt) => [halt.id, halt.sperre])),
  };
}

/** Accepts the plan that waits, with this reason for every promise that it breaks. */
export async function nimmMitGrundAn(
  api: TestApi,
  wo: TestBetrieb,
  id: string,
  grund: string,
): Promise<void> {
  const { body } = await api.call(aenderung.aenderungHolen, { params: { id } }, wo.token.buero);
  const gruende = Object.fromEntries(
    body.wechsel.flatMap(({ klasse, terminId }) =>
      klasse === 'gebrochen' && terminId !== null ? [[terminId, grund]] : [],
    ),
  );
  const genommen = await api.call(
    aenderung.aenderungAnnehmen,
    { params: { id }, body: { version: body.version, gruende } },
    wo.token.buero,
  );
  if (genommen.status !== 200) throw new Error(JSON.stringify(genommen.body));
}

/** The office notes that somebody is away on that day. @returns the entry */
export async function meldeAb(
  api: TestApi,
  wo: TestBetrieb,
  { mitarbeiterId, tag, grund = 'krank' }: { mitarbeiterId: string; tag: string; grund?: string },
): Promise<string> {
  const { status, body } = await api.call(
    abwesenheitAnlegen,
    {
      body: { mitarbeiterId, von: tag, bis: tag, vonUhr: null, bisUhr: null, grund, trotzdem: true },
      idempotencyKey: randomUUID(),
    },
    wo.token.buero,
  );
  if (status !== 200) throw new Error(JSON.stringify(body));
  return body.eintraege.flatMap(({ abwesenheiten }) => abwesenheiten)[0]?.id ?? '';
}

/** Until a plan waits that came from an absence, and has been computed; on a busy machine that takes its time. */
export async function wartetNachAbwesenheit(api: TestApi, wo: TestBetrieb, id: string): Promise<void> {
  const hole = async () => (await api.call(kehrtourHolen, { params: { id } }, wo.token.buero)).body;
  await expect.poll(async () => (await hole()).aenderung?.ursache).toBe('abwesenheit');
  await expect.poll(async () => (await hole()).vorgangId).toBeNull();
}
