import { formatMenge } from '@kehrtour/domain/format';

import { announced, clockText } from '../announced.ts';
import type { OwnFileNews } from '../ownFileNews.ts';

type Planned = Extract<OwnFileNews, { kind: 'planned' }>;

const WAYS = {
  coordinates:
    'Die Wege sind aus den Koordinaten Ihrer Datei geschätzt, in der Luftlinie mit einem Zuschlag.',
  streets:
    'Ohne Karte kennt diese Seite Ihre Wege nicht: In derselben Straße rechnet sie nach Hausnummern, von Straße zu Straße mit drei Minuten. Das Programm nimmt die echten Wege.',
};

/** What was read, and the first houses in the order of the planner. */
export default function OwnPlan({ plan }: { plan: Planned }) {
  const { found, columns, place, houses, visits, fileOrderSeconds, driveSeconds, ways } = plan;
  return (
    <div className="mt-6 grid items-start gap-6 lg:grid-cols-[1.55fr_1fr] lg:grid-rows-[auto_1fr]">
      <div className="grid min-w-0 gap-4">
        {driveSeconds < fileOrderSeconds ? (
          <p>
            <strong className="font-semibold">
              {minutes(driveSeconds)} statt {minutes(fileOrderSeconds)} Minuten Fahrt
            </strong>{' '}
            von Haus zu Haus, gegen die Reihenfolge der Datei.
          </p>
        ) : (
          <p>
            Ihre Datei ist schon gut geordnet: {minutes(driveSeconds)} Minuten Fahrt von Haus zu Haus, kürzer
            geht es unter diesen Annahmen nicht.
          </p>
        )}
        <p className="text-sm text-muted">
          In der Datei stehen {formatMenge(found, 'Haus', 'Häuser')}. Geplant sind{' '}
          {formatMenge(houses.length, 'Haus', 'Häuser')} aus {place}. {WAYS[ways]}
        </p>
      </div>
      <ol className="flex flex-col lg:col-start-2 lg:row-span-2 lg:row-start-1 divide-y divide-line rounded-lg border border-line bg-surface">
        {visits.map((visit, index) => {
          const house = houses.find(({ id }) => id === visit.house);
          const { from, to } = announced(visit);
          return house ? (
            <li key={house.id} className="flex items-center gap-3 px-3 py-2">
              <span className="w-6 shrink-0 text-right font-bold tabular-nums">{index + 1}</span>
              <span className="min-w-0 grow">
                <span className="block leading-tight font-semibold wrap-anywhere">{house.address}</span>
                <span className="block text-xs text-muted">{house.minutes} min</span>
              </span>
              <span className="shrink-0 text-right text-sm tabular-nums">
                <span className="block font-semibold">
                  {from}–{to}
                </span>
                <span className="block text-xs text-muted">geplant {clockText(visit.start / 60)}</span>
              </span>
            </li>
          ) : null;
        })}
      </ol>
      <Columns columns={columns} />
    </div>
  );
}

/** So that whoever tries it sees that her file was understood. */
function Columns({ columns }: Pick<Planned, 'columns'>) {
  return (
    <div className="grid min-w-0 gap-2">
      <h4 className="font-bold">Erkannte Spalten</h4>
      <dl className="overflow-clip rounded-lg border border-line bg-surface text-sm">
        {columns.map(([head, meaning]) => (
          <div
            key={`${head} ${meaning}`}
            className="grid grid-cols-2 gap-x-4 border-line px-3 py-2 not-first:border-t"
          >
            <dt className="wrap-anywhere">{head}</dt>
            <dd className="text-muted">{meaning}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

const minutes = (seconds: number): number => Math.round(seconds / 60);
