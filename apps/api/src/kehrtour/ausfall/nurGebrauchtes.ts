import type { Tag } from '@kehrtour/domain/tag';

import type { Planloesung } from '../../planung/problem/planbild.problem.ts';
import { istFest } from '../../planung/problem/schicht.problem.ts';
import type { Rechenstand } from '../vorbereitung/bereiteRechnung.ts';

/** A plan with what it was found with. */
export type Ausfallplan = { readonly stand: Rechenstand; readonly solution: Planloesung };
/** Of the people and days that were tried, only those in which somebody drives are decided with the plan; what was decided before stays. */
export function nurGebrauchtes({ stand, solution }: Ausfallplan, basis: Rechenstand): Ausfallplan {
  const { grundlage } = stand;
  const { mitarbeiter, datum } = grundlage.nochNichtInKraft;
  const routen = solution.routes.filter(({ stops }) => stops.some(({ stop }) => !istFest(stop)));
  const { vorgaben: bisher } = basis.grundlage;
  const faehrt = (id: string): boolean =>
    bisher.mitarbeiter.ids.includes(id) || routen.some(({ employee }) => employee === id);
  const gefahren = (tag: Tag): boolean =>
    bisher.datum.tage.includes(tag) || routen.some(({ day }) => day === tag);
  return {
    solution,
    stand: {
      ...stand,
      grundlage: {
        ...grundlage,
        nochNichtInKraft: {
          ...grundlage.nochNichtInKraft,
          ...(mitarbeiter ? { mitarbeiter: { ids: mitarbeiter.ids.filter(faehrt) } } : {}),
          ...(datum ? { datum: { ...datum, tage: datum.tage.filter(gefahren) } } : {}),
        },
      },
    },
  };
}
