import type { Lageplanform } from '@kehrtour/domain/ort/lageplanform';

import { kartengrundlage } from '../../ort/kartengrundlage.ts';
import { lageplanFuer } from '../../ort/lageplanFuer.ts';
import type { GuestCtx, TenantCtx } from '../../platform/ctx.ts';
import { Refused } from '../../platform/refusal/refused.ts';
import { oeffne } from '../../zugang/zugangscode.ts';
import { findTerminort } from './kunde.store.ts';

/** A picture of where the appointment of a code is; of no other place. */
export async function kundenKarte(
  ctx: GuestCtx,
  eingabe: { code: string; hausnr?: string | undefined; form?: Lageplanform | undefined },
): Promise<string> {
  const offen = await oeffne(ctx, eingabe);
  const ort = await offen.ctx.transaction((tx) => findTerminort(tx, offen.terminId));
  const bild = ort ? await lageplanFuer(offen.ctx, ort, eingabe.form) : null;
  if (bild === null) throw new Refused('nicht-gefunden');
  return bild;
}

/** Whose map the picture is made from; null where there will be none. */
export async function herkunftDerKarte(ctx: TenantCtx, terminId: string): Promise<string | null> {
  const ort = await ctx.transaction((tx) => findTerminort(tx, terminId));
  if (!ort || (await lageplanFuer(ctx, ort)) === null) return null;
  return (await kartengrundlage(ctx))?.herkunft ?? null;
}
