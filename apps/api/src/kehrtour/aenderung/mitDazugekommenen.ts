import type { Anordnung } from '@kehrtour/contract/kehrtour';
import { schichtId } from '@kehrtour/domain/recht/schicht';

import type { HaltRow } from '../../planung/stand/runde.ts';

/** Stops in force that a plan that waits does not know: they came into the round after it was made. */
function dazugekommene(wartende: readonly HaltRow[], inKraft: readonly HaltRow[]): HaltRow[] {
  const bekannt = new Set(wartende.map(({ id }) => id));
  return inKraft.filter(({ id }) => !bekannt.has(id));
}

/** The stops of a plan that waits, with those that came in since where the plan in force has them. */
export function mitDazugekommenen(wartende: readonly HaltRow[], inKraft: readonly HaltRow[]): HaltRow[] {
  const neue = dazugekommene(wartende, inKraft);
  const haeuser = new Set(neue.map(ortVon));
  const da = new Set(inKraft.map(({ id }) => id));
  // A house is one stop, and so is a flat with a time of its own: that of its promise. No plan gives a flat a stop of its
  // own: one that is not in force any more went back to its house.
  const geblieben = wartende.filter(
    (halt) => !haeuser.has(ortVon(halt)) && (halt.nutzungseinheit_id == null || da.has(halt.id)),
  );
  return [...geblieben, ...neue];
}

const ortVon = ({ liegenschaft_id, nutzungseinheit_id }: HaltRow): string =>
  `${liegenschaft_id}/${nutzungseinheit_id ?? ''}`;

/** What a person arranged before a stop came in leaves it where it is, between those she put before and after its time. */
export function anordnungMitDazugekommenen(
  anordnung: Anordnung,
  wartende: readonly HaltRow[],
  inKraft: readonly HaltRow[],
): Anordnung {
  const erwaehnt = new Set([
    ...anordnung.schichten.flatMap(({ haltIds }) => haltIds),
    ...Object.keys(anordnung.sperren),
  ]);
  const beginn = new Map([...inKraft, ...wartende].map((halt) => [halt.id, halt.beginn?.getTime() ?? 0]));
  return dazugekommene(wartende, inKraft)
    .filter(({ id }) => !erwaehnt.has(id))
    .reduce((bisher, halt) => stelleEin(bisher, halt, beginn), anordnung);
}

function stelleEin(
  anordnung: Anordnung,
  { id, mitarbeiter_id: mitarbeiterId, tag }: HaltRow,
  beginn: ReadonlyMap<string, number>,
): Anordnung {
  if (mitarbeiterId === null || tag === null) return anordnung;
  const dort = schichtId({ mitarbeiterId, tag });
  const schicht = anordnung.schichten.find((eine) => schichtId(eine) === dort);
  if (!schicht)
    return { ...anordnung, schichten: [...anordnung.schichten, { mitarbeiterId, tag, haltIds: [id] }] };
  const vor = schicht.haltIds.findIndex((anderer) => (beginn.get(anderer) ?? 0) > (beginn.get(id) ?? 0));
  const haltIds = schicht.haltIds.toSpliced(vor < 0 ? schicht.haltIds.length : vor, 0, id);
  return {
    ...anordnung,
    schichten: anordnung.schichten.map((eine) => (eine === schicht ? { ...eine, haltIds } : eine)),
  };
}
