import { formatMenge } from '@kehrtour/domain/format';
import { Status } from '@kehrtour/ui/message/Status.tsx';

import { minutenText } from '../../kehrtour.format.ts';
import type { Planansicht } from '../planansicht.ts';

export type PlankennzahlenProps = {
  summe: Planansicht['summe'];
  /** Where the travel times come from. */
  fahrzeiten: string;
  /** As last saved, to show what a change in hand costs. */
  vorher: { fahrtSekunden: number; arbeitSekunden: number };
};

/** The figures of the plan; they change while a stop is dragged. */
export function Plankennzahlen({ summe, fahrzeiten, vorher }: PlankennzahlenProps) {
  return (
    <div className="flex flex-wrap items-end gap-x-8 gap-y-3">
      <dl className="flex flex-wrap gap-x-8 gap-y-3">
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
        {summe.ueberstundenSekunden > 0 ? (
          <Zahl name="Überstunden" wert={minutenText(summe.ueberstundenSekunden)} />
        ) : null}
      </dl>
      <div className="flex flex-wrap gap-2 pb-1" aria-live="polite">
        {summe.verstoesse > 0 ? (
          <Status tone="danger">
            {formatMenge(summe.verstoesse, 'Vorgabe wird verletzt', 'Vorgaben werden verletzt')}
          </Status>
        ) : (
          <Status tone="success">Vorgaben gehalten</Status>
        )}
        {summe.ausgelassen > 0 ? (
          <Status tone="warning">{`${formatMenge(summe.ausgelassen, 'Haus', 'Häuser')} ohne Platz`}</Status>
        ) : null}
      </div>
      {fahrzeiten === '' ? null : <p className="pb-1 text-sm text-muted">Fahrzeiten: {fahrzeiten}</p>}
    </div>
  );
}

type ZahlProps = { name: string; wert: string; mehr?: number };

function Zahl({ name, wert, mehr = 0 }: ZahlProps) {
  const minuten = Math.round(mehr / 60);
  return (
    <div>
      <dt className="text-sm text-muted">{name}</dt>
      <dd className="text-lg font-semibold tabular-nums">
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
