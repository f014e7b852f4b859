import type { OrtUebersicht } from '@kehrtour/contract/ort';

import type { TenantCtx } from '../platform/ctx.ts';
import { adressSucheFuer } from './adressSucheFuer.ts';
import { fahrzeitenFuer } from './fahrzeitenFuer.ts';
import { karteFuer } from './karteFuer.ts';
import { findKarte } from './ort.store.ts';

/** Where addresses and travel times of the company come from. */
export async function zeigeOrt(ctx: TenantCtx): Promise<OrtUebersicht> {
  const offen = await karteFuer(ctx);
  const eigene = await ctx.transaction((tx) => findKarte(tx));
  const suche = await adressSucheFuer(ctx, []);
  const { quelle } = await fahrzeitenFuer(ctx);
  return {
    karte: offen === null ? null : karteninfo(offen.karte, eigene?.version),
    adressen: { name: suche.name, stand: suche.stand },
    fahrzeiten: { name: quelle.name, stand: quelle.stand },
  };
}

type Offen = NonNullable<Awaited<ReturnType<typeof karteFuer>>>;

function karteninfo(karte: Offen['karte'], eigeneVersion?: string): OrtUebersicht['karte'] {
  const { version, name, stand, strassen, adressen, ohneFahrzeiten, ohneBild } = karte;
  const [west, sued, ost, nord] = karte.rechteck;
  const eigene = version === eigeneVersion;
  return {
    name,
    stand,
    strassen,
    adressen,
    rechteck: [west, sued, ost, nord],
    ohneFahrzeiten,
    ohneBild,
    eigene,
  };
}
