import * as aenderung from '@kehrtour/contract/aenderung';
import { afterSteps, type Problem, solve } from '@kehrtour/planner';

import { bereiteRechnung } from '../../src/kehrtour/vorbereitung/bereiteRechnung.ts';
import { genugSchritte } from '../../src/planung/rechnen/geduld.ts';
import type { Welt } from './welt.ts';

/** Ten times what the product itself takes. */
const SCHRITTE = 10;
const SAATEN = [1, 2, 3];
/** A told window is worth more than anything else, and a visit more than any way. */
const [ZUGESAGT, SONST] = [1e7, 1e3];

/** Households that a waiting plan tells something, and how many of them no plan at all could leave in peace. */
export type Botschaften = { readonly gesagt: number; readonly mindestens: number };

type Wechsel = aenderung.Wechsel;
const ZAEHLT = new Set(['angekuendigt', 'bestaetigt', 'unsicher']);
const warteten = ({ status, vorher }: Wechsel): boolean =>
  status !== null && ZAEHLT.has(status) && vorher !== null;
const hoert = ({ klasse, nachher }: Wechsel): boolean =>
  nachher === null || klasse === 'neuAnzusagen' || klasse === 'gebrochen';

/**
 * Searched once more for nothing but told windows, ten times as long and from several beginnings. Null where no plan waits.
 */
export async function botschaften({ api, wo, kehrtourId }: Welt): Promise<Botschaften | null> {
  const { status, body } = await api.call(
    aenderung.aenderungHolen,
    { params: { id: kehrtourId } },
    wo.token.buero,
  );
  if (status !== 200) return null;
  const alle = body.wechsel.filter(warteten);
  const gesagt = alle.filter(hoert).length;
  if (gesagt === 0) return { gesagt, mindestens: 0 };
  const { gebaut } = await bereiteRechnung(wo.ctx, { vorgangId: '', kehrtourId, sekunden: null }, {});
  const zugesagt = new Set(alle.flatMap(({ haltId }) => haltId ?? []));
  return { gesagt, mindestens: Math.min(gesagt, ungehalten(gebaut.problem, zugesagt)) };
}

/** Of these stops those that have no place in their told windows in the best of all plans. */
function ungehalten(problem: Problem, zugesagt: ReadonlySet<string>): number {
  const nurZusagen: Problem = {
    ...problem,
    stops: problem.stops.map(
      ({ prices: _prices, preferred: _preferred, latePricePerDay: _late, ...stop }) => ({
        ...stop,
        ...(stop.promise ? { promise: { window: stop.promise.window } } : {}),
        skipPrice: zugesagt.has(stop.id) || !stop.skipPrice ? ZUGESAGT : SONST,
      }),
    ),
  };
  const da = new Set(problem.stops.map(({ id }) => id));
  const nirgends = [...zugesagt].filter((id) => !da.has(id)).length;
  const je = SAATEN.map((seed) => {
    const steps = SCHRITTE * Math.min(20_000, genugSchritte(problem.stops.length));
    const { unserved } = solve(nurZusagen, { stop: afterSteps(steps), seed });
    return unserved.filter(({ stop }) => zugesagt.has(stop)).length;
  });
  return nirgends + Math.min(...je);
}
