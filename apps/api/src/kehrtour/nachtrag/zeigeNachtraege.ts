import type { AnswerOf } from '@kehrtour/contract/endpoint';
import type { Nachtrag, nachtraegeHolen } from '@kehrtour/contract/nachtrag';
import { brauchtAenderung } from '@kehrtour/domain/kehrtour/kehrtour';
import { lageText } from '@kehrtour/domain/liegenschaft/wohnungsangabe';
import { darf } from '@kehrtour/domain/rolle';

import type { Hausnachtrag } from '../../planung/problem/ladeHaeuser.ts';
import type { AufgabeKurz } from '../../planung/stand/planungsstand.ts';
import type { StaffCtx } from '../../platform/ctx.ts';
import { Refused } from '../../platform/refusal/refused.ts';
import { ladePlanung } from '../vorbereitung/ladePlanung.ts';
import { listEinheiten } from './nachtrag.store.ts';

/** What was added, changed or ended at houses of an announced round since their households were told. */
export async function zeigeNachtraege(
  ctx: StaffCtx,
  kehrtourId: string,
): Promise<AnswerOf<typeof nachtraegeHolen>> {
  if (!darf(ctx.actor.rolle, 'kehrtour.planen')) throw new Refused('nicht-erlaubt');
  const { kehrtour, nachtraege } = await ladePlanung(ctx, kehrtourId);
  if (!brauchtAenderung(kehrtour.status)) return { nachtraege: [] };
  const lagen = await ladeLagen(ctx, nachtraege);
  return {
    nachtraege: nachtraege
      .map((eines) => alsNachtrag(eines, lagen))
      .toSorted((a, b) => a.anschrift.localeCompare(b.anschrift, 'de', { numeric: true })),
  };
}

async function ladeLagen(
  ctx: StaffCtx,
  nachtraege: readonly Hausnachtrag[],
): Promise<ReadonlyMap<string, string>> {
  const einheiten = nachtraege.flatMap(({ nachtrag: { neue, geaenderte, entfallene } }) =>
    [...neue, ...entfallene, ...geaenderte.flatMap(({ gesagt, jetzt }) => [gesagt, jetzt])].flatMap(
      ({ nutzungseinheitId }) => nutzungseinheitId ?? [],
    ),
  );
  const rows = await ctx.transaction((tx) => listEinheiten(tx, [...new Set(einheiten)]));
  return new Map(rows.map((row) => [row.id, lageText(row)]));
}

function alsNachtrag({ haus, nachtrag, stand }: Hausnachtrag, lagen: ReadonlyMap<string, string>): Nachtrag {
  const arbeit = ({ id, bezeichnung, art, dauerMinuten, fristBis, nutzungseinheitId }: AufgabeKurz) => ({
    id,
    bezeichnung,
    art,
    dauerMinuten,
    fristBis,
    lage: lagen.get(nutzungseinheitId ?? '') ?? '',
  });
  return {
    liegenschaftId: haus.id,
    anschrift: `${haus.strasse} ${haus.hausnr}`.trim(),
    neue: nachtrag.neue.map(arbeit),
    geaenderte: nachtrag.geaenderte.map(({ gesagt, jetzt }) => ({
      gesagt: arbeit(gesagt),
      jetzt: arbeit(jetzt),
    })),
    entfallene: nachtrag.entfallene.map(arbeit),
    stand,
  };
}
