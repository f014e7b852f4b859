import { randomUUID } from 'node:crypto';

import type { Unternehmen } from '@kehrtour/contract/unternehmen';
import { darf } from '@kehrtour/domain/rolle';

import type { StaffCtx } from '../platform/ctx.ts';
import { record } from '../platform/history.ts';
import { Refused } from '../platform/refused.ts';
import type { Upload } from '../platform/upload.ts';
import { kodiereLogo } from './kodiereLogo.ts';
import { findLogo, replaceLogo } from './unternehmen.store.ts';
import { unternehmenJetzt } from './zeigeUnternehmen.ts';

const TYP = 'image/png';

/** Keeps what was drawn anew, never the bytes that were sent; what they are decide the first of them, never a name. */
export async function setzeLogo(ctx: StaffCtx, datei: Upload): Promise<Unternehmen> {
  if (!darf(ctx.actor.rolle, 'unternehmen.bearbeiten')) throw new Refused('nicht-erlaubt');
  if (datei.zuGross)
    throw new Refused('zu-gross', {
      detail: 'Ein Logo darf höchstens 5 MB groß sein. Bitte verkleinern Sie das Bild.',
    });
  const bytes = await kodiereLogo(datei.bytes);
  const id = randomUUID();
  const schluessel = `${ctx.unternehmenId}/${id}`;
  await ctx.deps.files.put(schluessel, bytes, TYP);
  const neu = { id, name: datei.name.slice(0, 200), typ: TYP, groesse: bytes.length, schluessel };
  return tausche(ctx, neu).catch(async (fehler: unknown) => {
    await ctx.deps.files.remove(schluessel);
    throw fehler;
  });
}

export async function entferneLogo(ctx: StaffCtx): Promise<Unternehmen> {
  if (!darf(ctx.actor.rolle, 'unternehmen.bearbeiten')) throw new Refused('nicht-erlaubt');
  return tausche(ctx, null);
}

/** The bytes of the logo. @throws Refused 'nicht-gefunden' */
export async function holeLogo(
  ctx: Pick<StaffCtx, 'transaction' | 'deps'>,
): Promise<{ typ: string; bytes: Uint8Array }> {
  const logo = await ctx.transaction(findLogo);
  if (!logo) throw new Refused('nicht-gefunden');
  return { typ: logo.typ, bytes: await ctx.deps.files.get(logo.schluessel) };
}

/** The logo for paper, drawn anew once more: one that was stored before this was done is as strange as one just sent. */
export async function holeDrucklogo(
  ctx: Pick<StaffCtx, 'transaction' | 'deps'>,
): Promise<Uint8Array | undefined> {
  const { bytes } = await holeLogo(ctx);
  return kodiereLogo(bytes).catch((fehler: unknown) => {
    // A broken logo costs the logo, never the slips.
    if (fehler instanceof Refused && fehler.code !== 'ueberlastet') return undefined;
    throw fehler;
  });
}

type Datei = { id: string; name: string; typ: string; groesse: number; schluessel: string };

/** The row first, then the file of the old one: a file without a row costs space, a row without a file costs the slip. */
async function tausche(ctx: StaffCtx, neu: Datei | null): Promise<Unternehmen> {
  const { old, stand } = await ctx.transaction(async (tx) => {
    const old = await findLogo(tx);
    await replaceLogo(tx, neu);
    await record(ctx, tx, {
      gegenstand: 'unternehmen',
      id: ctx.unternehmenId,
      was: neu ? 'logo-gesetzt' : 'logo-entfernt',
    });
    return { old, stand: await unternehmenJetzt(tx) };
  });
  if (old) await ctx.deps.files.remove(old.schluessel);
  return stand;
}
