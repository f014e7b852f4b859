import { pruefePlatz, RAEUMEN_AB_ANTEIL } from '@kehrtour/domain/datei/speicherplatz';

import type { TenantCtx } from '../platform/ctx.ts';
import type { Tx } from '../platform/db/db.ts';
import { defineJob } from '../platform/queue/defineJob.ts';
import { Refused } from '../platform/refusal/refused.ts';
import { roomOnDisk } from '../platform/settings/freeSpace.ts';
import { deleteAlteZusagen, deleteZusage, lockPlatz, saveZusage, sumPlatz } from './platz.store.ts';

/** Files of old imports make room for others. */
export const PLATZ_SCHAFFEN = defineJob('platz-schaffen', {});

/** Longer than an upload over a slow line takes; after that its process is known to be dead. */
const ZUSAGE_MS = 3_600_000;

type Zusage = {
  readonly schluessel: string;
  readonly bytes: number;
  /** What it takes the place of, in bytes. */ readonly statt?: number;
  /** How long it holds while nobody writes the row of its file. */ readonly dauerMs?: number;
};

/**
 * Promises room for a file before a byte of it is written. Uploads at the same time wait for each other here, and nowhere else.
 * @throws Refused 'betrieb.speicher-voll' where the company has as much as it may, 'kein-speicherplatz' where the disk is nearly full
 */
export async function sagePlatzZu(
  ctx: TenantCtx,
  { schluessel, bytes, statt = 0, dauerMs = ZUSAGE_MS }: Zusage,
): Promise<void> {
  const { companyBytesMax: grenze } = ctx.deps.env;
  const platte = await roomOnDisk(ctx.deps.env);
  const { ergebnis, belegt } = await ctx.transaction(async (tx) => {
    await lockPlatz(tx);
    await deleteAlteZusagen(tx, ctx.now());
    const belegt = (await sumPlatz(tx, ctx.now(), schluessel)) - statt;
    const ergebnis = pruefePlatz({ belegt, neu: bytes, grenze }, platte);
    if (ergebnis === 'passt')
      await saveZusage(tx, { schluessel, bytes, bis: new Date(ctx.now().getTime() + dauerMs) });
    return { ergebnis, belegt };
  });
  if (ergebnis === 'betrieb-voll' || belegt + bytes > grenze * RAEUMEN_AB_ANTEIL) await bestelleRaeumen(ctx);
  if (ergebnis === 'betrieb-voll') throw new Refused('betrieb.speicher-voll');
  if (ergebnis === 'platte-voll') throw new Refused('kein-speicherplatz');
}

function bestelleRaeumen(ctx: TenantCtx): Promise<void> {
  const { unternehmenId } = ctx;
  return ctx.transaction((tx) =>
    ctx.deps.jobs.enqueue(tx, PLATZ_SCHAFFEN, { unternehmenId }, { singletonKey: unternehmenId }),
  );
}

/** Keeps the bytes of a file that this company may still have. The row of it, written after this, is the caller's. */
export async function lagere(
  ctx: TenantCtx,
  { schluessel, bytes, typ }: { schluessel: string; bytes: Uint8Array; typ: string },
): Promise<void> {
  await sagePlatzZu(ctx, { schluessel, bytes: bytes.length });
  await ctx.deps.files.put(schluessel, bytes, typ).catch(async (fehler: unknown) => {
    await verwirfGelagertes(ctx, schluessel).catch(() => undefined);
    throw fehler;
  });
}

/** Takes away what was kept and never became anybody's: the bytes, and the room that was promised for them. */
export async function verwirfGelagertes(ctx: TenantCtx, schluessel: string): Promise<void> {
  await ctx.deps.files.remove(schluessel);
  await ctx.transaction((tx) => nimmZusageZurueck(tx, schluessel));
}

/** The room is somebody's now, or nobody's any more. */
export const nimmZusageZurueck = (tx: Tx, schluessel: string): Promise<number> =>
  deleteZusage(tx, schluessel);
