import type { OrtUebersicht } from '@kehrtour/contract/ort';

import type { TenantCtx } from '../platform/ctx.ts';
import { laufenderVorgangDerArt } from '../vorgang/vorgang.ts';
import { adressSucheFuer } from './adressSucheFuer.ts';
import { fahrzeitenFuer } from './fahrzeitenFuer.ts';
import { karteFuer } from './karteFuer.ts';
import { kartenraum } from './kartenraum.ts';
import { KARTE_EINLESEN } from './nimmKarteAn.ts';
import { findKarte, countAusserhalb } from './ort.store.ts';

/** Where addresses and travel times of the company come from. */
export async function zeigeOrt(ctx: TenantCtx): Promise<OrtUebersicht> {
  const offen = await karteFuer(ctx);
  const raum = offen && kartenraum(offen.karte);
  const { eigene, zahlen, vorgangId } = await ctx.transaction(async (tx) => ({
    vorgangId: await laufenderVorgangDerArt(tx, KARTE_EINLESEN.name),
    eigene: await findKarte(tx),
    zahlen: raum && (await countAusserhalb(tx, raum)),
  }));
  const suche = await adressSucheFuer(ctx, []);
  const { quelle } = await fahrzeitenFuer(ctx);
  return {
    karte:
      offen === null || zahlen === null ? null : { ...karteninfo(offen.karte, eigene?.version), ...zahlen },
    adressen: { name: suche.name, stand: suche.stand },
    fahrzeiten: { name: quelle.name, stand: quelle.stand },
    vorgangId: vorgangId ?? null,
  };
}

type Karteninfo = NonNullable<OrtUebersicht['karte']>;
type Offen = NonNullable<Awaited<ReturnType<typeof karteFuer>>>;

function karteninfo(
  karte: Offen['karte'],
  eigeneVersion?: string,
): Omit<Karteninfo, 'haeuser' | 'ausserhalb'> {
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
