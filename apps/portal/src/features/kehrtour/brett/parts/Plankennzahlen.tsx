import { formatMenge } from '@kehrtour/domain/format';
import { Status } from '@kehrtour/ui/message/Status.tsx';

import { minutenText } from '../../kehrtour.format.ts';
import type { Planansicht } from '../planansicht.ts';

export type PlankennzahlenProps = {
  summe: Planansicht['summe'];
  /** As last saved, to show what a change in hand costs. */
  vorher: { fahrtSekunden: number; arbeitSekunden: number };
  /** Stops whose Frist no day keeps any more. */
  fristVorbei: number;
};

/**
 * The figures of the plan, which change while a stop is dragged. Each has its place, filled or not: a line that wrapped
 * would push the axis from under the pointer.
 */
export function Plankennzahlen({ summe, vorher, fristVorbei }: PlankennzahlenProps) {
  return (
    <div className="@container">
      <div className="flex flex-col gap-x-4 gap-y-2 @min-[72rem]:flex-row @min-[72rem]:items-end">
        <dl className="grid shrink-0 grid-cols-2 gap-x-4 gap-y-2 @min-[44rem]:grid-cols-[3.5rem_14rem_14rem_8.5rem]">
          <Zahl name="Halte" wert={String(summe.halte)} />
          <Zahl
            name="Fahrt"
            wert={minutenText(summe.fahrtSekunden)}
            mehr={summe.fahrtSekunden - vorher.fahrtSekunden}
          />
          <Zahl
            name="Arbeit mit Fahrt"
            wert={minutenText(summe.arbeitSekunden)}
            mehr={summe.arbeitSekunden - vorher.arbeitSekunden}
          />
          <Zahl
            name="Überstunden"
            wert={summe.ueberstundenSekunden > 0 ? minutenText(summe.ueberstundenSekunden) : 'keine'}
          />
        </dl>
        <div
          className="grid h-14 min-w-0 grow content-end justify-start gap-x-2 gap-y-1 @min-[30rem]:h-7 @min-[30rem]:grid-flow-col"
          aria-live="polite"
        >
          {summe.verstoesse > 0 ? (
            <Status tone="danger">
              {formatMenge(summe.verstoesse, 'Vorgabe wird verletzt', 'Vorgaben werden verletzt')}
            </Status>
          ) : fristVorbei > 0 ? (
            <Status tone="warning">{formatMenge(fristVorbei, 'Frist vorbei', 'Fristen vorbei')}</Status>
          ) : (
            <Status tone="success">Vorgaben gehalten</Status>
          )}
          {summe.ausgelassen > 0 ? (
            <Status tone="warning">{`${formatMenge(summe.ausgelassen, 'Haus', 'Häuser')} ohne Platz`}</Status>
          ) : null}
        </div>
      </div>
    </div>
  );
}

type ZahlProps = { name: string; wert: string; mehr?: number };

function Zahl({ name, wert, mehr = 0 }: ZahlProps) {
  const minuten = Math.round(mehr / 60);
  return (
    <div className="min-w-0">
      <dt className="truncate text-sm text-muted">{name}</dt>
      <dd className="truncate text-lg font-semibold tabular-nums">
        {wert}
        {minuten === 0 ? null : (
          <span className={`ml-2 text-sm ${minuten > 0 ? 'text-warning' : 'text-success'}`}>
            {minuten > 0 ? '+' : '−'}
            {Math.abs(minuten)} Min.
          </span>
        )}
      </dd>
    </div>
  );
}
