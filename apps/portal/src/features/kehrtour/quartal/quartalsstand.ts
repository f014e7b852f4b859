import type { Quartalsvorschlag } from '@kehrtour/contract/quartal';
import { verlege, type Zuordnung } from '@kehrtour/domain/planung/quartalswoche';

import { zuordnungAus } from './quartalsplan.ts';

/** The proposal as it stands in hand: who does what when, and what of it a person decided. Taking back takes back both. */
export type Quartalsstand = {
  readonly zuordnung: Zuordnung;
  /** Parts that the next computation leaves where they are. */
  readonly vonHand: readonly string[];
};

export const standAus = (vorschlag: Pick<Quartalsvorschlag, 'schichten' | 'teile'>): Quartalsstand => ({
  zuordnung: zuordnungAus(vorschlag),
  vonHand: vorschlag.teile.flatMap(({ id, vonHand }) => (vonHand ? [id] : [])),
});

/** The proposal with the decisions in hand. */
export function mitStand(vorschlag: Quartalsvorschlag, { vonHand }: Quartalsstand): Quartalsvorschlag {
  const entschieden = new Set(vonHand);
  return {
    ...vorschlag,
    teile: vorschlag.teile.map((teil) => ({ ...teil, vonHand: entschieden.has(teil.id) })),
  };
}

/** Puts parts on a shift, or leaves them without a day; that is decided, even where they were there already. */
export function legeAuf(
  { zuordnung, vonHand }: Quartalsstand,
  teilIds: readonly string[],
  schichtId: string | null,
): Quartalsstand {
  const schonDa = schichtId !== null && teilIds.every((id) => zuordnung[schichtId]?.includes(id));
  return {
    zuordnung: schonDa ? zuordnung : verlege(zuordnung, teilIds, schichtId),
    vonHand: dazu(vonHand, teilIds),
  };
}

/** Another arrangement: what moved is decided. */
export const legeUm = (stand: Quartalsstand, zuordnung: Zuordnung): Quartalsstand => ({
  zuordnung,
  vonHand: dazu(stand.vonHand, verlegte(stand.zuordnung, zuordnung)),
});

/** Leaves parts where they are, but to the next computation. */
export const lasseLos = (stand: Quartalsstand, teilIds: readonly string[]): Quartalsstand => ({
  ...stand,
  vonHand: stand.vonHand.filter((id) => !teilIds.includes(id)),
});

const dazu = (bisher: readonly string[], mehr: readonly string[]): readonly string[] => [
  ...new Set([...bisher, ...mehr]),
];

function verlegte(alt: Zuordnung, neu: Zuordnung): string[] {
  const vorher = new Map(Object.entries(alt).flatMap(([schicht, ids]) => ids.map((id) => [id, schicht])));
  return Object.entries(neu).flatMap(([schicht, ids]) => ids.filter((id) => vorher.get(id) !== schicht));
}
