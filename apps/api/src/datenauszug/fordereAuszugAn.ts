import { randomUUID } from 'node:crypto';

import type { Datenauszug } from '@kehrtour/contract/datenauszug';
import { AUFBEWAHRUNG } from '@kehrtour/domain/recht/aufbewahrung';
import { darf } from '@kehrtour/domain/rolle';

import { countOrRefuse } from '../platform/access/limit.ts';
import type { StaffCtx } from '../platform/ctx.ts';
import type { Tx } from '../platform/db/db.ts';
import { Refused } from '../platform/refusal/refused.ts';
import { laufenderVorgang, starteVorgang } from '../vorgang/vorgang.ts';
import { DATENAUSZUG } from './auszugvorgang.ts';
import { deleteAuszug, findAuszug, insertAuszug, lockAuszug } from './datenauszug.store.ts';
import { auszugAus } from './zeigeAuszug.ts';

const TAG_MS = 86_400_000;
/** Longer than any takes: whose process died is begun anew. */
const STILL_MS = 3_600_000;
const GRENZE = { anzahl: 5, proSekunden: 86_400 };

/** Begins an export in the place of the last one; whoever asks while one is written gets that one. */
export async function fordereAuszugAn(ctx: StaffCtx): Promise<Datenauszug> {
  if (!darf(ctx.actor.rolle, 'datenauszug.holen')) throw new Refused('nicht-erlaubt');
  const laufender = await ctx.transaction((tx) => laufenderAuszug(ctx, tx));
  if (laufender) return laufender;
  await countOrRefuse(ctx, `datenauszug/${ctx.unternehmenId}`, GRENZE);
  return ctx.transaction(async (tx) => {
    const inzwischen = await laufenderAuszug(ctx, tx);
    if (inzwischen) return inzwischen;
    const alter = await lockAuszug(tx);
    // Before its row: whatever ends this in between, the next one still knows the key.
    if (alter?.schluessel) await ctx.deps.files.remove(alter.schluessel);
    await deleteAuszug(tx);
    return beginne(ctx, tx);
  });
}

async function laufenderAuszug(ctx: StaffCtx, tx: Tx): Promise<Datenauszug | undefined> {
  const auszug = await lockAuszug(tx);
  if (!auszug || auszug.schluessel !== null) return undefined;
  if (ctx.now().getTime() - auszug.angefordert_am.getTime() > STILL_MS) return undefined;
  const laeuft = await laufenderVorgang(tx, DATENAUSZUG.name, auszug.id);
  return laeuft === undefined ? undefined : auszugAus(await findAuszug(tx, ctx.now()));
}

async function beginne(ctx: StaffCtx, tx: Tx): Promise<Datenauszug> {
  const id = randomUUID();
  const am = ctx.now();
  const vorgangId = await starteVorgang(ctx, tx, {
    job: DATENAUSZUG,
    bezugId: id,
    schritt: 'Wartet',
    data: { auszugId: id },
  });
  const laeuftAb = new Date(am.getTime() + AUFBEWAHRUNG.datenauszug.tage * TAG_MS);
  await insertAuszug(tx, { id, vorgangId, von: ctx.actor.id, am, laeuftAb });
  return auszugAus(await findAuszug(tx, am));
}
