import type { Kehrtour } from '@kehrtour/contract/kehrtour';
import { mehrwegSatz } from '@kehrtour/domain/kehrtour';
import { verspaetungSatz } from '@kehrtour/domain/verspaetung';

import type { Planansicht } from '../planansicht.ts';

export type PlangueteProps = { tour: Kehrtour; summe: Planansicht['summe']; ungesichert: boolean };

/** What a delay does to the day in hand, and what the chosen order costs; of the ways of a plan by hand nobody knows. */
export function Planguete({ tour, summe, ungesichert }: PlangueteProps) {
  const { mehrwegSekunden } = tour.kennzahlen;
  const mehrweg =
    mehrwegSekunden === null ? undefined : mehrwegSatz(tour.vorgaben.reihenfolge, mehrwegSekunden);
  if (summe.halte === 0) return null;
  return (
    <p className="text-sm text-muted">
      <span className={summe.knapp > 0 ? 'text-warning' : undefined}>{verspaetungSatz(summe.knapp)}.</span>{' '}
      {/* it keeps its place, so that nothing below moves while something is dragged */}
      {mehrweg === undefined ? null : (
        <span className={ungesichert ? 'invisible' : undefined}>{mehrweg}</span>
      )}
    </p>
  );
}
