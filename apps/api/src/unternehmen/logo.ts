import { randomUUID } from 'node:crypto';

import { LOGO_BYTES_MAX, type Unternehmen } from '@kehrtour/contract/unternehmen';
import { darf } from '@kehrtour/domain/rolle';

import type { StaffCtx } from '../platform/ctx.ts';
import { record } from '../platform/history.ts';
import { Refused } from '../platform/refused.ts';
import { bildart } from './bildart.ts';
import { findLogo, replaceLogo } from './unternehmen.store.ts';
import { unternehmenJetzt } from './zeigeUnternehmen.ts';

/** Takes the logo as it is: what it is decides its first bytes, never its name. */
export async function setzeLogo(
  ctx: StaffCtx,
  datei: { name: string; bytes: Uint8Array },
): Promise<Unternehmen> {
  if (!darf(ctx.actor.rolle, 'unternehmen.bearbeiten')) throw new Refused('nicht-erlaubt');
  if (datei.bytes.length > LOGO_BYTES_MAX)
    throw new Refused('zu-gross', { detail: 'Ein Logo darf höchstens 1 MB groß sein.' });
  const typ = bildart(datei.bytes);
  if (!typ)
    throw new Refused('falscher-inhalt', { detail: 'Bitte nehmen Sie ein Bild als PNG- oder JPEG-Datei.' });
  const id = randomUUID();
  const schluessel = `${ctx.unternehmenId}/${id}`;
  await ctx.deps.files.put(schluessel, datei.bytes, typ);
  return tausche(ctx, { id, name: datei.name.slice(0, 200), typ, groesse: datei.bytes.length, schluessel });
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
