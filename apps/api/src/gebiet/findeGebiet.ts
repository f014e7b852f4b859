import { type Gebiet, gebietFuer, type Gebietsadresse } from '@kehrtour/domain/ort/gebiet';
import { hausnummerSchluessel } from '@kehrtour/domain/ort/hausnummer';
import { gleicheStrasse } from '@kehrtour/domain/ort/strasse';

import { adressSucheFuer } from '../ort/adressSucheFuer.ts';
import type { TenantCtx } from '../platform/ctx.ts';
import type { Tx } from '../platform/db/db.ts';
import { type GebietRow, listGebiete, listHauslagen } from './gebiet.store.ts';

type Frage = Pick<Gebietsadresse, 'plz' | 'strasse' | 'hausnr'>;

/** The entry that decides for an address; undefined when nobody of this company goes there. */
export async function findeGebiet(ctx: TenantCtx, adresse: Frage): Promise<GebietRow | undefined> {
  const gebiete = await ctx.transaction(listGebiete);
  const lage = await lageWennNoetig(ctx, gebiete, adresse);
  return gebietFuer(gebiete, { ...adresse, lage });
}

/** Where an address stands is asked only when an area on the map could decide: the own stock first, then the map. */
async function lageWennNoetig(
  ctx: TenantCtx,
  gebiete: readonly Gebiet[],
  adresse: Frage,
): Promise<Gebietsadresse['lage']> {
  if (!gebiete.some(({ art }) => art === 'flaeche')) return undefined;
  const bekannt = await ctx.transaction((tx) => bekannteLage(tx, adresse));
  if (bekannt) return bekannt;
  const treffer = await (await adressSucheFuer(ctx, [])).sucheAdresse({ ...adresse, ort: '' });
  // The middle of a town says nothing about a border that runs through it.
  return treffer === null || treffer.guete === 'ort' ? undefined : treffer.koordinate;
}

async function bekannteLage(tx: Tx, adresse: Frage): Promise<Gebietsadresse['lage']> {
  const schluessel = hausnummerSchluessel(adresse.hausnr);
  return (await listHauslagen(tx, adresse.plz)).find(
    ({ strasse, hausnr }) =>
      hausnummerSchluessel(hausnr) === schluessel && gleicheStrasse(strasse, adresse.strasse),
  );
}
