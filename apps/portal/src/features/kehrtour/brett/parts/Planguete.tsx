import type { Kehrtour } from '@kehrtour/contract/kehrtour';
import { mehrwegSatz, verteilungSatz } from '@kehrtour/domain/kehrtour/kehrtour';
import { verspaetungSatz } from '@kehrtour/domain/termin/verspaetung';

import type { Planansicht } from '../planansicht.ts';

export type PlangueteProps = {
  kehrtour: Kehrtour;
  ansicht: Pick<Planansicht, 'summe' | 'schichten'>;
  ungesichert: boolean;
};

/**
 * What a delay does to the day in hand, what the chosen order and equal shares cost, and who drives nothing; of the ways of a
 * plan by hand nobody knows.
 */
export function Planguete({ kehrtour, ansicht, ungesichert }: PlangueteProps) {
  const { summe, schichten } = ansicht;
  const { mehrwegSekunden, gleichmaessigSekunden, ohneFahrt } = kehrtour.kennzahlen;
  const kosten = [
    mehrwegSekunden === null ? undefined : mehrwegSatz(kehrtour.vorgaben.reihenfolge, mehrwegSekunden),
    gleichmaessigSekunden === null ? undefined : verteilungSatz(gleichmaessigSekunden),
  ].filter((satz) => satz !== undefined);
  const faehrt = (id: string): boolean =>
    schichten.some(({ mitarbeiterId, halte }) => mitarbeiterId === id && halte.length > 0);
  if (summe.halte === 0) return null;
  return (
    <div className="flex flex-col gap-1 text-sm text-muted">
      <p>
        <span className={summe.knapp > 0 ? 'text-warning' : undefined}>{verspaetungSatz(summe.knapp)}.</span>{' '}
        {/* it keeps its place, so that nothing below moves while something is dragged */}
        {kosten.length === 0 ? null : (
          <span className={ungesichert ? 'invisible' : undefined}>{kosten.join(' ')}</span>
        )}
      </p>
      {ohneFahrt
        .filter(({ mitarbeiterId }) => !faehrt(mitarbeiterId))
        .map(({ mitarbeiterId, text }) => (
          <p key={mitarbeiterId} className="text-warning">
            {text}
          </p>
        ))}
    </div>
  );
}
