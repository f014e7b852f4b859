import { ausSchichtId } from '@kehrtour/domain/recht/schicht';
import type { Reason, ReasonCode } from '@kehrtour/planner';

/** What speaks against one person only; it is the reason when it holds for all of them. */
const PERSOENLICH: ReadonlySet<ReasonCode> = new Set([
  'skill-missing',
  'vehicle-not-allowed',
  'locked-elsewhere',
]);

/** What speaks against one day only. */
const AM_TAG: ReadonlySet<string> = new Set(['before-release-day', 'after-due-day', 'no-window-on-day']);

type Festgrund = Omit<Reason, 'code'> & { readonly code: string };

/** Where no time would help: a reason is said of all days and people only when it holds for all of them. */
export function naechsterGrund(reasons: readonly Reason[]): Festgrund | undefined {
  const amTag = reasons.filter(({ code }) => AM_TAG.has(code));
  const persoenlich = reasons.filter(({ code }) => PERSOENLICH.has(code));
  const andere = reasons.filter((reason) => !amTag.includes(reason) && !persoenlich.includes(reason));
  if (andere.length > 0) return andere.toSorted((a, b) => a.amount - b.amount)[0];
  const [erster] = amTag;
  if (erster === undefined) return persoenlich[0];
  const tage = new Set(amTag.map(({ vehicle }) => ausSchichtId(vehicle).tag));
  if (persoenlich.some(({ vehicle }) => !tage.has(ausSchichtId(vehicle).tag)))
    return { ...erster, code: 'nur-andere-tage' };
  return amTag.every(({ code }) => code === erster.code) ? erster : { ...erster, code: 'kein-tag-der-frist' };
}
