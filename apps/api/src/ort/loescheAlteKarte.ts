import { rm } from 'node:fs/promises';
import { join } from 'node:path';

import * as z from 'zod/mini';

import type { TenantCtx } from '../platform/ctx.ts';
import type { Tx } from '../platform/db/db.ts';
import { waitForTurn } from '../platform/db/waitForTurn.ts';
import type { Deps } from '../platform/deps.ts';
import { defineJob } from '../platform/queue/defineJob.ts';
import { findKartennutzung } from './ort.store.ts';
import { ortDienste } from './ortDienste.ts';

export const KARTE_LOESCHEN = defineJob('karte-loeschen', { version: z.string() });

/** Plans that are being made go on with the map they began with. */
const NACH_SEKUNDEN = 3600;
/** Longer than the largest map needs on its way into the store; after that its process is known to be dead. */
const UNTERWEGS_MS = 86_400_000;
const WARTE_MS = 60_000;

/** One thing at a time is done to a version: it is announced as coming, or taken away. */
export const kartenrunde = (tx: Tx, version: string): Promise<void> =>
  waitForTurn(tx, `kehrtour.karte.${version}`, WARTE_MS);

/** Orders, in the transaction that gave it up, that the map is taken away later if nobody else has it. */
export async function gibKarteAuf(ctx: TenantCtx, tx: Tx, version: string | undefined): Promise<void> {
  if (version === undefined) return;
  const data = { version, unternehmenId: ctx.unternehmenId };
  await ctx.deps.jobs.enqueue(tx, KARTE_LOESCHEN, data, { startAfter: NACH_SEKUNDEN });
}

/** The job: takes a map out of the store that no company has any more. A copy on another machine stays there. */
export async function loescheAlteKarte(deps: Deps, version: string): Promise<void> {
  const { kartenordner, lager } = ortDienste(deps);
  const seit = new Date(deps.now().getTime() - UNTERWEGS_MS);
  await deps.db.transaction({ role: 'kehrtour_betrieb', statementTimeoutMs: 2 * WARTE_MS }, async (tx) => {
    await kartenrunde(tx, version);
    if (await findKartennutzung(tx, version, seit)) return;
    if ((await lager.standard()) === version) return;
    await lager.entferne(version);
    await rm(join(kartenordner, version), { recursive: true, force: true });
  });
}
