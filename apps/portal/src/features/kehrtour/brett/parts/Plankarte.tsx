import type { Client } from '@kehrtour/api-client/client';
import { formatMenge } from '@kehrtour/domain/format';
import { useMemo } from 'react';

import { Karte } from '../../../../shared/map/Karte.tsx';
import type { MapPoint } from '../../../../shared/map/map.props.ts';
import { Farbpunkt } from '../../../../shared/person/Farbpunkt.tsx';
import type { Planansicht, Schichtansicht } from '../planansicht.ts';
import { useWege } from '../useWege.ts';

export type PlankarteProps = {
  client: Client;
  kehrtourId: string;
  ansicht: Planansicht;
  tag: string;
  gewaehlt: string | null;
  onWaehle: (haltId: string) => void;
  height?: string;
};

/** The stops of a day with numbers and ways in the colour of their driver; what was left out stays grey. */
export function Plankarte({ client, kehrtourId, ansicht, tag, gewaehlt, onWaehle, height }: PlankarteProps) {
  const schichten = useMemo(() => ansicht.schichten.filter((schicht) => schicht.tag === tag), [ansicht, tag]);
  const punkte = useMemo(
    () => [...ansicht.ausgelassen.flatMap(ohnePlatz), ...schichten.flatMap(punkteDer)],
    [ansicht.ausgelassen, schichten],
  );
  const { linien, vermutet } = useWege(client, kehrtourId, schichten);
  const auswahl = useMemo(() => new Set(gewaehlt === null ? [] : [gewaehlt]), [gewaehlt]);
  const ohneOrt = schichten
    .flatMap(({ halte }) => halte)
    .filter(({ halt }) => halt.koordinaten === null).length;
  return (
    <div className="flex flex-col gap-2">
      <Karte
        client={client}
        label="Halte und Wege auf der Karte"
        points={punkte}
        lines={linien}
        selected={auswahl}
        onSelect={onWaehle}
        fit={tag}
        {...(height === undefined ? {} : { height })}
      />
      <ul className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
        {schichten.map(({ id, name, farbe }) => (
          <li key={id} className="flex items-center gap-2">
            <Farbpunkt farbe={farbe} />
            {name}
          </li>
        ))}
        {vermutet === null || vermutet === 0 ? null : (
          <li className="text-muted">
            {formatMenge(vermutet, 'Weg ist', 'Wege sind')} gestrichelt: Dort kennen wir die Straße nicht.
          </li>
        )}
        {ansicht.ausgelassen.length > 0 ? <li className="text-muted">Blass: ohne Platz</li> : null}
        {ohneOrt > 0 ? (
          <li className="text-muted">{formatMenge(ohneOrt, 'Halt', 'Halte')} ohne Ort auf der Karte</li>
        ) : null}
      </ul>
    </div>
  );
}

function punkteDer({ halte, farbe, name }: Schichtansicht): MapPoint[] {
  return halte.flatMap(({ halt, nummer, verstoesse }) =>
    halt.koordinaten === null
      ? []
      : [
          {
            id: halt.id,
            ...halt.koordinaten,
            number: String(nummer),
            colour: farbe,
            label: `${nummer}. ${halt.anschrift}, ${name}`,
            tone: verstoesse.length > 0 ? ('danger' as const) : ('normal' as const),
          },
        ],
  );
}

function ohnePlatz({ id, koordinaten, anschrift }: Planansicht['ausgelassen'][number]): MapPoint[] {
  return koordinaten === null
    ? []
    : [{ id, ...koordinaten, label: `${anschrift}, ohne Platz`, tone: 'muted' }];
}
