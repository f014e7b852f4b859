import { ortszeitAus } from '@kehrtour/domain/ortszeit';
import type { Tag } from '@kehrtour/domain/tag';
import type { Zeitfenster } from '@kehrtour/domain/zeitfenster';
import { evaluate, type Plan, type Problem } from '@kehrtour/planner';

import type { Wohnungsarbeit, Kehrtourenplan } from '../../kehrtour/platzInDerKehrtour.ts';
import type { KundenTerminRow } from './kunde.store.ts';

export type PlatzBeimHaus = {
  readonly haltId: string;
  readonly mitarbeiterId: string;
  readonly position: number;
  readonly tag: Tag;
  readonly fenster: Zeitfenster;
  readonly mehrMinuten: number;
};

/** Where a round visits the house of a flat anyway: the window that is told there, as long as the longer stop breaks nothing. */
export function platzBeimHaus(
  kehrtour: Kehrtourenplan,
  { liegenschaft_id: liegenschaftId }: Pick<KundenTerminRow, 'liegenschaft_id'>,
  { minuten, haltId: bisher }: Wohnungsarbeit,
): PlatzBeimHaus | undefined {
  const halt = kehrtour.grundlage.halte.find(
    (eine) =>
      eine.liegenschaft_id === liegenschaftId && eine.nutzungseinheit_id === null && !eine.ausgelassen,
  );
  if (!halt?.mitarbeiter_id || !halt.tag || !halt.fenster_von || !halt.fenster_bis) return undefined;
  const laenger = mitAndererDauer(kehrtour.problem, halt.id, minuten);
  if (evaluate(laenger, ohneHalt(kehrtour.plan, bisher)).violations.length > 0) return undefined;
  const beginn = ortszeitAus(halt.fenster_von);
  return {
    haltId: halt.id,
    mitarbeiterId: halt.mitarbeiter_id,
    position: halt.position ?? 0,
    tag: beginn.tag,
    fenster: { beginn: beginn.uhrzeit, ende: ortszeitAus(halt.fenster_bis).uhrzeit },
    mehrMinuten: minuten,
  };
}

/** The same order without a stop, where it has it. */
export const ohneHalt = ({ routes }: Plan, haltId: string | null): Plan => ({
  routes: routes.map((route) => ({ ...route, stops: route.stops.filter((stop) => stop !== haltId) })),
});

/** The same problem with a stop that takes longer, or, with negative minutes, less long. */
export const mitAndererDauer = (problem: Problem, haltId: string, minuten: number): Problem => ({
  ...problem,
  stops: problem.stops.map((stop) =>
    stop.id === haltId ? { ...stop, serviceSeconds: Math.max(60, stop.serviceSeconds + minuten * 60) } : stop,
  ),
});
