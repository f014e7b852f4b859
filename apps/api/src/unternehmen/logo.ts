import { randomUUID } from 'node:crypto';

import type { Unternehmen } from '@kehrtour/contract/unternehmen';
import { darf } from '@kehrtour/domain/rolle';

import { type Datei, lagere, verwirfGelagertes } from '../datei/datei.ts';
import type { StaffCtx, TenantCtx } from '../platform/ctx.ts';
import { record } from '../platform/history.ts';
import type { Upload } from '../platform/http/upload.ts';
import { Refused } from '../platform/refusal/refused.ts';
import { kodiereLogo } from './kodiereLogo.ts';
import { unternehmenRefused } from './unternehmen.grund.ts';
import {
  findLogo,
  type LogoRow,
  merkeUnlesbar,
  replaceLogo,
  saveNachgezeichnet,
} from './unternehmen.store.ts';
import { unternehmenJetzt } from './zeigeUnternehmen.ts';

export const LOGO_TYP = 'image/png';

/** Keeps what was drawn anew, never the bytes that were sent; what they are decide the first of them, never a name. */
export async function setzeLogo(ctx: StaffCtx, datei: Upload): Promise<Unternehmen> {
  if (!darf(ctx.actor.rolle, 'unternehmen.bearbeiten')) throw new Refused('nicht-erlaubt');
  if (datei.zuGross) throw unternehmenRefused('logo-zu-schwer');
  const bytes = await kodiereLogo(datei.bytes);
  const neu = await legeAb(ctx, datei.name, bytes);
  return tausche(ctx, neu).catch(async (fehler: unknown) => {
    await verwirfGelagertes(ctx, neu.schluessel);
    throw fehler;
  });
}

export async function loescheLogo(ctx: StaffCtx): Promise<Unternehmen> {
  if (!darf(ctx.actor.rolle, 'unternehmen.bearbeiten')) throw new Refused('nicht-erlaubt');
  return tausche(ctx, null);
}

/**
 * The logo as it was drawn anew, a PNG; never the bytes that somebody sent. One from before that was done is drawn now, once.
 * @throws Refused 'nicht-gefunden'
 */
export async function holeLogo(ctx: TenantCtx): Promise<Uint8Array> {
  const logo = await ctx.transaction(findLogo);
  if (!logo || logo.stand === 'unlesbar') throw new Refused('nicht-gefunden');
  const bytes = await ctx.deps.files.get(logo.schluessel);
  return logo.stand === 'gezeichnet' ? bytes : zeichneNach(ctx, logo, bytes);
}

async function zeichneNach(ctx: TenantCtx, alt: LogoRow, gesendet: Uint8Array): Promise<Uint8Array> {
  const bytes = await kodiereLogo(gesendet).catch(async (fehler: unknown) => {
    if (!(fehler instanceof Refused) || fehler.code === 'ueberlastet') throw fehler;
    await ctx.transaction((tx) => merkeUnlesbar(tx, alt));
    throw new Refused('nicht-gefunden');
  });
  const neu = await legeAb(ctx, alt.name, bytes);
  const ersetzt = await ctx.transaction((tx) => saveNachgezeichnet(tx, alt, neu));
  if (ersetzt) await ctx.deps.files.remove(alt.schluessel);
  else await verwirfGelagertes(ctx, neu.schluessel);
  return bytes;
}

async function legeAb(ctx: TenantCtx, name: string, bytes: Uint8Array): Promise<Datei> {
  const id = randomUUID();
  const schluessel = `${ctx.unternehmenId}/${id}`;
  await lagere(ctx, { schluessel, bytes, typ: LOGO_TYP });
  return { id, name: name.slice(0, 200), typ: LOGO_TYP, groesse: bytes.length, schluessel };
}

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
