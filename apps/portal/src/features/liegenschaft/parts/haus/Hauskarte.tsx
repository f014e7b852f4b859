import type { Client } from '@kehrtour/api-client/client';
import type { LiegenschaftPunkt } from '@kehrtour/contract/bestand';
import { formatMenge } from '@kehrtour/domain/format';
import { IconButton } from '@kehrtour/ui/action/IconButton.tsx';
import { Link } from '@kehrtour/ui/action/Link.tsx';
import { Status } from '@kehrtour/ui/message/Status.tsx';
import { Hand, Lasso } from 'lucide-react';
import { useMemo, useState } from 'react';

import { Karte } from '../../../../shared/map/Karte.tsx';
import type { MapPoint } from '../../../../shared/map/map.props.ts';
import { anschrift, fristText } from '../../liegenschaft.format.ts';

export type HauskarteProps = {
  client: Client;
  haeuser: readonly LiegenschaftPunkt[];
  gewaehlt: ReadonlySet<string>;
  /** Another value shows all of them again: what the list is narrowed to. */
  fit: string;
  onWahl: ((ids: ReadonlySet<string>) => void) | undefined;
};

/** The same houses on the map. A press shows one, drawing around chooses many. */
export function Hauskarte({ client, haeuser, gewaehlt, fit, onWahl }: HauskarteProps) {
  const [umfahren, setUmfahren] = useState(false);
  const [gezeigt, setGezeigt] = useState<string | null>(null);
  const punkte = useMemo(() => haeuser.flatMap(punktAus), [haeuser]);
  const markiert = useMemo(
    () => (gezeigt === null ? gewaehlt : new Set([...gewaehlt, gezeigt])),
    [gewaehlt, gezeigt],
  );
  const haus = haeuser.find(({ id }) => id === gezeigt);
  const ohneLage = haeuser.length - punkte.length;
  return (
    <div className="flex flex-col gap-2">
      <div className="relative">
        <Karte
          client={client}
          label="Liegenschaften auf der Karte"
          height="max(22rem, calc(100dvh - 22rem))"
          points={punkte}
          selected={markiert}
          fit={fit}
          tool={umfahren ? 'lasso' : 'move'}
          onSelect={setGezeigt}
          onArea={(ids) => onWahl?.(new Set([...gewaehlt, ...ids]))}
        />
        {onWahl === undefined ? null : <Werkzeuge umfahren={umfahren} onUmfahren={setUmfahren} />}
      </div>
      <div aria-live="polite" className="min-h-12 text-sm">
        {haus === undefined ? (
          <p className="text-muted">
            Rot: Frist abgelaufen oder in den nächsten 7 Tagen zu Ende. Blass: nichts fällig.
            {ohneLage === 0
              ? ''
              : ` ${formatMenge(ohneLage, 'Haus steht', 'Häuser stehen')} nur in der Liste, weil die Lage fehlt.`}
          </p>
        ) : (
          <Hausschild haus={haus} />
        )}
      </div>
    </div>
  );
}

type WerkzeugeProps = { umfahren: boolean; onUmfahren: (umfahren: boolean) => void };

/** Moving the map, or drawing around houses on it. */
function Werkzeuge({ umfahren, onUmfahren }: WerkzeugeProps) {
  return (
    <div
      role="toolbar"
      aria-label="Werkzeuge der Karte"
      className="absolute top-2 left-2 flex flex-col gap-1 rounded-lg border border-line bg-surface p-1 shadow-sm print:hidden"
    >
      <IconButton
        kind="quiet"
        label="Karte bewegen"
        pressed={!umfahren}
        icon={<Hand aria-hidden className="size-5" />}
        onPress={() => onUmfahren(false)}
      />
      <IconButton
        kind="quiet"
        label="Häuser umfahren"
        pressed={umfahren}
        icon={<Lasso aria-hidden className="size-5" />}
        onPress={() => onUmfahren(true)}
      />
    </div>
  );
}

function Hausschild({ haus }: { haus: LiegenschaftPunkt }) {
  const { tone, text } = fristText(haus);
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <Link href={`/liegenschaften/${haus.id}`}>{anschrift(haus)}</Link>
      <span>{haus.name}</span>
      <Status look="bare" tone={tone}>
        {text}
      </Status>
    </p>
  );
}

function punktAus(haus: LiegenschaftPunkt): MapPoint[] {
  if (haus.lat === null || haus.lon === null) return [];
  const eilt = haus.ampel === 'ueberfaellig' || haus.ampel === 'rot';
  const ruht = haus.ampel === null || haus.ampel === 'spaeter';
  return [
    {
      id: haus.id,
      lat: haus.lat,
      lon: haus.lon,
      label: haus.name === '' ? anschrift(haus) : `${anschrift(haus)}, ${haus.name}`,
      tone: eilt ? 'danger' : ruht ? 'muted' : 'normal',
    },
  ];
}
