import type { Halt, Kehrtour } from '@kehrtour/contract/kehrtour';
import type { Kehrtourwege } from '@kehrtour/contract/kehrtourwege';

import { wegstuecke } from '../ort/wegstuecke.ts';
import type { StaffCtx } from '../platform/ctx.ts';
import { zeigeKehrtour } from './zeigeKehrtour.ts';

/** The ways of a round along the roads, from stop to stop; those of the plan that waits where there is one. */
export async function zeigeWege(ctx: StaffCtx, id: string): Promise<Kehrtourwege> {
  const tour = await zeigeKehrtour(ctx, id);
  const plan = tour.aenderung?.plan ?? tour;
  const stuecke = plan.schichten.flatMap((schicht) => stueckeDer(schicht, plan.halte));
  const linien = await wegstuecke(
    ctx,
    stuecke.map(({ von, nach }) => ({
      von: von.koordinaten,
      nach: nach.koordinaten,
      modus: nach.anfahrtZuFuss ? 'zu_fuss' : 'auto',
    })),
  );
  return {
    wege: stuecke.flatMap(({ von, nach }, i) => {
      const linie = linien[i];
      return linie ? [{ von: von.id, nach: nach.id, linie }] : [];
    }),
  };
}

type Verortet = Halt & { koordinaten: NonNullable<Halt['koordinaten']> };
type Schicht = Kehrtour['schichten'][number];

/** The way to the first stop begins where the shift does, if that is known. */
function stueckeDer({ mitarbeiterId, tag, start }: Schicht, halte: readonly Halt[]) {
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
