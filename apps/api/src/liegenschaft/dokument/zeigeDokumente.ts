import type { Dokumente } from '@kehrtour/contract/dokument';
import type { Dokumenttyp } from '@kehrtour/domain/datei/dokument';

import type { StaffCtx } from '../../platform/ctx.ts';
import type { Tx } from '../../platform/db/db.ts';
import { Refused } from '../../platform/refusal/refused.ts';
import { FileMissingError } from '../../platform/settings/storage.ts';
import { verlangeSicht } from '../zeigeLiegenschaft.ts';
import { findDokument, listDokumente } from './dokument.store.ts';

/** Whoever sees the house sees its documents. */
export async function zeigeDokumente(ctx: StaffCtx, id: string): Promise<Dokumente> {
  return ctx.transaction(async (tx) => {
    await verlangeSicht(ctx, tx, id);
    return dokumenteJetzt(tx, id);
  });
}

export async function dokumenteJetzt(tx: Tx, id: string): Promise<Dokumente> {
  const rows = await listDokumente(tx, id);
  return {
    dokumente: rows.map(({ angelegt_am, ...row }) => ({ ...row, am: angelegt_am.toISOString() })),
  };
}

/** The bytes as they were sent. @throws Refused 'nicht-gefunden' */
export async function holeDokument(
  ctx: StaffCtx,
  { id, teilId }: { id: string; teilId: string },
): Promise<{ bytes: Uint8Array; typ: Dokumenttyp; name: string }> {
  const dokument = await ctx.transaction(async (tx) => {
    await verlangeSicht(ctx, tx, id);
    return findDokument(tx, id, teilId);
  });
  if (!dokument) throw new Refused('nicht-gefunden');
  const bytes = await ctx.deps.files.get(dokument.schluessel).catch((error: unknown) => {
    throw error instanceof FileMissingError ? new Refused('nicht-gefunden') : error;
  });
  return { bytes, typ: dokument.typ, name: dokument.name };
}
