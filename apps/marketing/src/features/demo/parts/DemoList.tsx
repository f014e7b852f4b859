import { announced, clockText } from '../announced.ts';
import type { DemoPlan } from '../planning.ts';
import { houses } from '../village.ts';

export type DemoListProps = {
  plan: DemoPlan;
  planned: boolean;
  chosen: string | null;
  onChoose: (house: string) => void;
};

/** The round in words. Once it is planned, every line opens its slip. */
export function DemoList({ plan, planned, chosen, onChoose }: DemoListProps) {
  return (
    <ol className="flex flex-col divide-y divide-line rounded-lg border border-line bg-surface">
      {plan.visits.map((visit, index) => {
        const house = houses.find(({ id }) => id === visit.house);
        if (!house) return null;
        const { from, to } = announced(visit);
        const words = (
          <>
            <span className="w-6 shrink-0 text-right font-bold tabular-nums">{index + 1}</span>
            <span className="min-w-0 grow text-left">
              <span className="block leading-tight font-semibold">{house.address}</span>
              <span className="block text-xs text-muted">
                {house.work}
                {house.wish ? <span className="text-accent-ink"> · {house.wish.text}</span> : null}
              </span>
            </span>
            <span className="shrink-0 text-right text-sm tabular-nums">
              {planned ? (
                <>
                  <span className="block font-semibold">
                    {from}–{to}
                  </span>
                  <span className="block text-xs text-muted">geplant {clockText(visit.start / 60)}</span>
                </>
              ) : (
                <span className="text-muted">{house.minutes} min</span>
              )}
            </span>
          </>
        );
        return (
          <li key={house.id}>
            {planned ? (
              <button
                type="button"
                aria-pressed={chosen === house.id}
                onClick={() => onChoose(house.id)}
                className="flex w-full items-center gap-3 px-3 py-2 hover:bg-sunken aria-pressed:bg-accent-soft"
              >
                {words}
              </button>
            ) : (
              <div className="flex items-center gap-3 px-3 py-2">{words}</div>
            )}
          </li>
        );
      })}
    </ol>
  );
}
