import type { Client } from '@kehrtour/api-client/client';
import { formatMenge } from '@kehrtour/domain/format';
import type { Tag } from '@kehrtour/domain/tag';
import { IconButton } from '@kehrtour/ui/action/IconButton.tsx';
import { Hand, Lasso, SquareDashed } from 'lucide-react';
import { useMemo, useState } from 'react';

import { Karte } from '../../../../shared/map/Karte.tsx';
import type { MapPoint, MapTool } from '../../../../shared/map/map.props.ts';
import { fristnaehe } from '../hausauswahl.ts';
import type { Haus } from '../hausauswahl.ts';
import { useWizardStore } from '../wizardStore.ts';
import { Gebietsmeldung } from './Gebietsmeldung.tsx';
import type { Gebietswahl } from './Gebietsmeldung.tsx';

const WERKZEUGE: readonly { id: MapTool; label: string; Zeichen: typeof Hand }[] = [
  { id: 'move', label: 'Karte bewegen', Zeichen: Hand },
  { id: 'lasso', label: 'Häuser umfahren', Zeichen: Lasso },
  { id: 'rectangle', label: 'Rechteck aufziehen', Zeichen: SquareDashed },
];

export type AuswahlkarteProps = {
  client: Client;
  haeuser: readonly Haus[];
  gewaehlt: ReadonlySet<string>;
  heute: Tag;
  onWaehle: (ids: readonly string[], dabei: boolean) => void;
};

/** The houses of the list on the map: press one, or draw around many. The list does the same without a map. */
export function Auswahlkarte({ client, haeuser, gewaehlt, heute, onWaehle }: AuswahlkarteProps) {
  const { werkzeug, setzeWerkzeug } = useWizardStore();
  const [zuletzt, setZuletzt] = useState<Gebietswahl>();
  const punkte = useMemo(() => haeuser.flatMap((haus) => punktAus(haus, heute)), [haeuser, heute]);
  const ohneOrt = haeuser.length - punkte.length;

  // What was changed in the list since then is not taken back by what was drawn before.
  const steht = zuletzt?.ids.every((id) => gewaehlt.has(id) === zuletzt.dabei);

  function nimmGebiet(ids: string[]) {
    // Drawn around houses that are all chosen already: then they are meant to go.
    const alleDabei = ids.length > 0 && ids.every((id) => gewaehlt.has(id));
    const dabei = !alleDabei;
    setZuletzt({ ids: ids.filter((id) => gewaehlt.has(id) !== dabei), dabei });
    if (ids.length > 0) onWaehle(ids, dabei);
  }

  function nimmZurueck({ ids, dabei }: Gebietswahl) {
    setZuletzt(undefined);
    onWaehle(ids, !dabei);
  }

  return (
    <div className="flex flex-col gap-2">
      <div className="relative">
        <Karte
          client={client}
          label="Häuser auf der Karte"
          height="clamp(22rem, 60dvh, 36rem)"
          points={punkte}
          selected={gewaehlt}
          tool={werkzeug}
          onSelect={(id) => {
            setZuletzt(undefined);
            onWaehle([id], !gewaehlt.has(id));
          }}
          onArea={nimmGebiet}
        />
        {/* On a phone below: what is chosen stays at the top of the window, over the upper edge of the map. */}
        <div
          role="toolbar"
          aria-label="Werkzeuge der Karte"
          className="absolute top-2 left-2 flex flex-col gap-1 rounded-lg border max-sm:top-auto max-sm:bottom-7 max-sm:flex-row border-line bg-surface p-1 shadow-sm"
        >
          {WERKZEUGE.map(({ id, label, Zeichen }) => (
            <IconButton
              key={id}
              kind="quiet"
              label={label}
              pressed={werkzeug === id}
              icon={<Zeichen aria-hidden className="size-5" />}
              onPress={() => setzeWerkzeug(id)}
            />
          ))}
        </div>
      </div>
      <Gebietsmeldung wahl={steht ? zuletzt : undefined} onZurueck={nimmZurueck} />
      <p className="text-sm text-muted">
        Rot: die Frist ist überschritten. Gewählte Häuser sind groß und orange.
        {ohneOrt > 0
          ? ` ${formatMenge(ohneOrt, 'Haus hat', 'Häuser haben')} noch keinen Ort auf der Karte und ${ohneOrt === 1 ? 'steht' : 'stehen'} nur in der Liste.`
          : ''}
      </p>
    </div>
  );
}

function punktAus(haus: Haus, heute: Tag): MapPoint[] {
  if (haus.koordinaten === null) return [];
  return [
    {
      id: haus.id,
      ...haus.koordinaten,
      label: `${haus.strasse} ${haus.hausnr}${haus.name === '' ? '' : `, ${haus.name}`}`,
      tone: fristnaehe(haus, heute) === 'ueberfaellig' ? 'danger' : 'normal',
    },
  ];
}
