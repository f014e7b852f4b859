import type { Halt } from '@kehrtour/contract/halt';
import type { Kehrtour } from '@kehrtour/contract/kehrtour';
import type { Kehrtourwege } from '@kehrtour/contract/kehrtourwege';

import type { Linie } from '../../ort/linienspeicher.ts';
import { wegstuecke } from '../../ort/wegstuecke.ts';
import { countOrRefuse } from '../../platform/access/limit.ts';
import type { StaffCtx } from '../../platform/ctx.ts';
import { zeigeKehrtour } from '../ansicht/zeigeKehrtour.ts';
import { findWege, replaceWege } from './wege.store.ts';

/** How often somebody may have ways computed: each time is up to four seconds of work. Looking at known ones is free. */
export const WEGEFRAGEN = { anzahl: 30, proSekunden: 60 };
/** A week of three people has some thousands; more is no plan that anybody looks at. */
const ECKEN_MAX = 60_000;

/** The ways of a round along the roads, from stop to stop; those of the plan that waits where there is one. */
export async function zeigeWege(ctx: StaffCtx, id: string): Promise<Kehrtourwege> {
  const kehrtour = await zeigeKehrtour(ctx, id);
  const plan = kehrtour.aenderung?.plan ?? kehrtour;
  const stuecke = plan.schichten.flatMap((schicht) => stueckeDer(schicht, plan.halte));
  const linien = await linienDer(ctx, id, stuecke);
  return {
    wege: stuecke.flatMap(({ von, nach }, i) => {
      const linie = linien[i];
      return linie ? [{ von: von.id, nach: nach.id, linie }] : [];
    }),
  };
}

/** Computed once for each plan and kept with it, so that no restart and no second server computes them again. */
async function linienDer(
  ctx: StaffCtx,
  id: string,
  stuecke: readonly Stueck[],
): Promise<readonly (Linie | null)[]> {
  const frage = await wegstuecke(
    ctx,
    stuecke.map(({ von, nach }) => ({
      von: von.koordinaten,
      nach: nach.koordinaten,
      modus: nach.anfahrtZuFuss ? 'zu_fuss' : 'auto',
    })),
  );
  if (frage === null || stuecke.length === 0) return [];
  const behalten = await ctx.transaction((tx) => findWege(tx, id, frage.stand));
  if (behalten) return behalten;
  await countOrRefuse(ctx, `wege/${ctx.actor.id}`, WEGEFRAGEN);
  const { linien, vollstaendig } = await frage.ermittle();
  const ecken = linien.reduce((summe, linie) => summe + (linie?.length ?? 0), 0);
  if (vollstaendig && ecken <= ECKEN_MAX)
    await ctx.transaction((tx) => replaceWege(tx, id, { stand: frage.stand, linien }));
  return linien;
}

type Verortet = Halt & { koordinaten: NonNullable<Halt['koordinaten']> };
type Stueck = { von: Pick<Verortet, 'koordinaten'> & { id: string | null }; nach: Verortet };
type Schicht = Kehrtour['schichten'][number];

/** The way to the first stop begins where the shift does, if that is known. */
function stueckeDer({ mitarbeiterId, tag, start }: Schicht, halte: readonly Halt[]): Stueck[] {
  const folge = halte
    .filter((halt): halt is Verortet => halt.koordinaten !== null && !halt.ausgelassen)
    .filter((halt) => halt.mitarbeiterId === mitarbeiterId && halt.tag === tag)
    .toSorted((a, b) => (a.position ?? 0) - (b.position ?? 0));
  const anfang = start === null ? null : { id: null, koordinaten: start.koordinaten };
  return folge.flatMap((nach, i) => {
    const von = folge[i - 1] ?? anfang;
    return von === null ? [] : [{ von, nach }];
  });
}
