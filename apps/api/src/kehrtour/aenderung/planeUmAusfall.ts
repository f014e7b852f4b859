import type { TenantCtx } from '../../platform/ctx.ts';
import { listTourenAnTagen, listTourenDerPerson, listTourenNachImport } from './aenderung.store.ts';
import { stosseAenderungAn } from './stosseAenderungAn.ts';

/** Somebody who drives in announced rounds will be away, or is there after all. */
export async function planeUmAbwesenheit(
  ctx: TenantCtx,
  {
    mitarbeiterId,
    von,
    bis,
    gemeldetVon,
  }: { mitarbeiterId: string; von: string; bis: string; gemeldetVon: string },
): Promise<void> {
  await ctx.transaction(async (tx) => {
    const zeitraum = { von: new Date(von), bis: new Date(bis) };
    const touren = await listTourenDerPerson(tx, mitarbeiterId, zeitraum);
    await stosseAenderungAn(ctx, tx, { touren, ursache: 'abwesenheit', von: gemeldetVon });
  });
}

/** The company closes on days on which announced rounds drive. */
export async function planeUmSchliesstage(
  ctx: TenantCtx,
  { von, bis, gemeldetVon }: { von: string; bis: string; gemeldetVon: string },
): Promise<void> {
  await ctx.transaction(async (tx) => {
    const touren = await listTourenAnTagen(tx, { von, bis });
    await stosseAenderungAn(ctx, tx, { touren, ursache: 'schliesstag', von: gemeldetVon });
  });
}

/** An import changed or ended work that announced rounds come for. */
export async function planeNachImport(ctx: TenantCtx, { importId }: { importId: string }): Promise<void> {
  await ctx.transaction(async (tx) => {
    const touren = await listTourenNachImport(tx, importId, ctx.now());
    await stosseAenderungAn(ctx, tx, { touren, ursache: 'import' });
  });
}
