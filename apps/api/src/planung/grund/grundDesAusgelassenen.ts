import { ausSchichtId } from '@kehrtour/domain/recht/schicht';
import type { Tag } from '@kehrtour/domain/tag';
import { planOf, type Problem, type Reason, type Solution, type Unserved } from '@kehrtour/planner';

import type { HaltAnliegen } from '../problem/haltAnliegen.ts';
import type { HaltGrund } from '../stand/runde.ts';
import { naechsterGrund } from './naechsterGrund.ts';
import { ueberstundenDieReichen } from './ueberstundenDieReichen.ts';

type Planstand = {
  readonly solution: Solution;
  readonly problem: Problem;
  /** Shifts of whoever works no overtime (JArbSchG). */
  readonly ohneUeberstunden?: ReadonlySet<string>;
};

/** Why a stop found no place: the shift that came closest says it, in words that are true of this house. */
export function grundDesAusgelassenen(
  { reasons, relaxation }: Unserved,
  anliegen: HaltAnliegen,
  { tage, ...stand }: Planstand & { tage: readonly Tag[] },
): NonNullable<HaltGrund['ausgelassen']> {
  const grund = relaxation ?? naechsterGrund(reasons);
  // A plan that breaks rules is not looked at any further: nobody knows whether there is room.
  if (!grund) return { code: 'nicht-gesucht', sekunden: 0 };
  const code = relaxation
    ? wahrerCode(relaxation, anliegen, stand.solution)
    : codeDesTages(grund.code, anliegen, tage);
  return {
    code,
    sekunden: Math.round(grund.amount),
    ...ausSchichtId(grund.vehicle),
    ...abhilfe(code, relaxation, anliegen.id, stand),
  };
}

/** Days were chosen on which nobody drives: then it is not the Frist that misses them. */
function codeDesTages(code: string, { haus }: HaltAnliegen, tage: readonly Tag[]): string {
  if (!FRIST.has(code)) return code;
  const moeglich = (tag: Tag): boolean =>
    haus.aufgaben.every(
      ({ fristVon, fristBis }) =>
        (code === 'after-due-day' || (fristVon ?? tag) <= tag) &&
        (code === 'before-release-day' || tag <= fristBis),
    );
  return tage.some(moeglich) ? 'niemand-am-tag' : code;
}

/** Codes that speak of a Frist and all the days. */
const FRIST: ReadonlySet<string> = new Set(['before-release-day', 'after-due-day', 'kein-tag-der-frist']);

/** A remedy is tried before it is kept: overtime that would not make room for the house is none. */
function abhilfe(
  code: string,
  relaxation: Reason | undefined,
  stop: string,
  { solution, problem, ohneUeberstunden }: Planstand,
): Pick<NonNullable<HaltGrund['ausgelassen']>, 'abhilfe'> {
  if (!relaxation) return {};
  if (!ZEIT.has(code)) return { abhilfe: { code, sekunden: Math.round(relaxation.amount) } };
  const minuten =
    solution.unserved.length > GEPRUEFTE_MAX || ohneUeberstunden?.has(relaxation.vehicle)
      ? undefined
      : ueberstundenDieReichen(problem, planOf(solution), stop, {
          vehicle: relaxation.vehicle,
          mindestens: relaxation.amount,
        });
  return minuten === undefined ? {} : { abhilfe: { code, sekunden: minuten * 60 } };
}

/** Codes that overtime could help. */
const ZEIT: ReadonlySet<string> = new Set(['shift-end', 'work-time', 'zu-weit']);
/** Where more are left out, minutes for one of them are no way out. */
const GEPRUEFTE_MAX = 40;

/** The planner's code is about the whole route; people ask about this house. */
function wahrerCode(
  { code, vehicle, amount }: Reason,
  { termin, sperre }: HaltAnliegen,
  { routes }: Solution,
): string {
  if (code === 'too-expensive' && amount === 0) return 'haette-platz';
  const zugesagt = termin !== undefined || sperre.position === true;
  if ((code === 'window' || code === 'promise') && !zugesagt) return 'neben-festen';
  const allein = !routes.some((route) => route.vehicle === vehicle && route.stops.length > 0);
  return (code === 'shift-end' || code === 'work-time') && allein ? 'zu-weit' : code;
}
