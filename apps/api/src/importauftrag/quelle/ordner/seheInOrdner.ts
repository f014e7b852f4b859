import { IMPORTDATEIEN } from '@kehrtour/domain/importdatei/datei/importformat';
import { ORDNER_TAGE_ZURUECK } from '@kehrtour/domain/importdatei/importordner';

import type { TenantCtx } from '../../../platform/ctx.ts';
import { type Ablage, type Ablagedatei, type Ordnerziel } from './ablage/ablage.ts';
import { ABLAGEN } from './ablage/ablagen.ts';
import { ordnerSiegel } from './liesOrdnerziel.ts';
import { listStempel, type OrdnerRow } from './ordner.store.ts';

const TAG_MS = 86_400_000;
/** Whoever writes a file is not done the moment it appears. */
const RUHE_MS = 60_000;

export type Gesehen = {
  readonly alle: readonly Ablagedatei[];
  /** The oldest first: what was exported last has the last word. */
  readonly neue: readonly Ablagedatei[];
  readonly alte: number;
};

export function oeffneOrdner(ctx: TenantCtx, row: OrdnerRow, fristMs: number): Promise<Ablage> {
  const ziel = JSON.parse(ctx.deps.secrets.unseal(ordnerSiegel(row.id), row.ziel)) as Ordnerziel;
  const { privateHosts } = ctx.deps.env;
  return ABLAGEN[row.art].oeffne({ ziel, schluessel: row.schluessel, privateHosts, fristMs });
}

/** What lies there that nobody has read. @throws OrdnerRefused */
export async function seheInOrdner(ctx: TenantCtx, row: OrdnerRow, ablage: Ablage): Promise<Gesehen> {
  const alle = await ablage.liste();
  const bekannt = await ctx.transaction((tx) => listStempel(tx, row.id));
  const gelesen = new Set(bekannt.map(({ name, stempel }) => `${name}\n${stempel}`));
  const offen = alle.filter(({ name, stempel }) => !gelesen.has(`${name}\n${stempel}`));
  const seit = row.angelegt_am.getTime() - ORDNER_TAGE_ZURUECK * TAG_MS;
  const jetzt = ctx.now().getTime();
  const neue = offen
    .filter(({ geaendert }) => geaendert.getTime() >= seit && !wirdGeschrieben(geaendert, jetzt))
    .toSorted((a, b) => a.geaendert.getTime() - b.geaendert.getTime() || (a.name < b.name ? -1 : 1));
  const alte = offen.filter(({ geaendert }) => geaendert.getTime() < seit).length;
  return { alle, neue, alte };
}

/** Clocks differ; a time ahead of ours says nothing. */
const wirdGeschrieben = (geaendert: Date, jetzt: number): boolean =>
  geaendert.getTime() <= jetzt && jetzt - geaendert.getTime() < RUHE_MS;

export const zuGross = ({ groesse }: Ablagedatei): boolean => groesse > IMPORTDATEIEN.bytesMax;
