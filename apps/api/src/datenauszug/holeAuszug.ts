import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';

import type { FrischerNachweis } from '@kehrtour/contract/frischerNachweis';
import { ortszeitAus } from '@kehrtour/domain/ortszeit';
import { darf } from '@kehrtour/domain/rolle';

import { verlangeFrisch } from '../konto/faktor/verlangeFrisch.ts';
import type { StaffCtx } from '../platform/ctx.ts';
import { recordOfCompany } from '../platform/history.ts';
import { Refused } from '../platform/refusal/refused.ts';
import { FileMissingError } from '../platform/settings/storage.ts';
import { findAuszug } from './datenauszug.store.ts';

/**
 * The written export, read from this machine's disk while it leaves. Only here does anything leave: whoever finds an open screen
 * may have one written, and gets nothing of it.
 * @throws Refused 'nicht-gefunden' | 'passwort-falsch' | 'zweiter-faktor-falsch'
 */
export async function holeAuszug(
  ctx: StaffCtx,
  nachweis: FrischerNachweis,
): Promise<{ inhalt: Readable; name: string }> {
  if (!darf(ctx.actor.rolle, 'datenauszug.holen')) throw new Refused('nicht-erlaubt');
  const auszug = await ctx.transaction((tx) => findAuszug(tx, ctx.now()));
  if (!auszug?.schluessel) throw new Refused('nicht-gefunden');
  await verlangeFrisch(ctx, nachweis);
  const ordner = join(ctx.deps.env.dataDir, 'auszuege');
  const kopie = join(ordner, `${randomUUID()}.zip`);
  await mkdir(ordner, { recursive: true });
  await ctx.deps.files.getFile(auszug.schluessel, kopie).catch((error: unknown) => {
    throw error instanceof FileMissingError ? new Refused('nicht-gefunden') : error;
  });
  await ctx.transaction((tx) => recordOfCompany(ctx, tx, { was: 'daten-ausgegeben' }));
  const inhalt = createReadStream(kopie);
  // Whoever hangs up half-way closes it, too. Opened it is read to its end though its name is gone.
  inhalt.once('open', () => void rm(kopie, { force: true }));
  return { inhalt, name: `kehrtour-auszug-${ortszeitAus(auszug.angefordert_am).tag}.zip` };
}
