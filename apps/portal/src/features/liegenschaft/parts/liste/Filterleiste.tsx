import type { Client } from '@kehrtour/api-client/client';
import type { LiegenschaftPunkt } from '@kehrtour/contract/bestand';
import { formatAnzahl, formatMenge } from '@kehrtour/domain/format';
import { lazyPart } from '@kehrtour/shell/lazyPart.tsx';
import { Button } from '@kehrtour/ui/action/Button.tsx';
import { SearchField } from '@kehrtour/ui/field/SearchField.tsx';
import { Map as MapIcon, SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';

import { zaehleFilter } from '../../bestandsfilter.ts';
import type { Bestandsfilter } from '../../bestandsfilter.ts';

// The list is read before anybody saves it: the menu comes on its own.
const Ausgabeknopf = lazyPart(async () => (await import('./Ausgabeknopf.tsx')).Ausgabeknopf);
const Filterfelder = lazyPart(async () => (await import('./Filterfelder.tsx')).Filterfelder);

export type FilterleisteProps = {
  client: Client;
  punkte: readonly LiegenschaftPunkt[];
  gezeigt: number;
  filter: Bestandsfilter;
  onFilter: (filter: Partial<Bestandsfilter>) => void;
  aenderbar: boolean;
  /** Where both fit side by side: whether the map takes its half. */
  karte: { gezeigt: boolean; onZeigen: (zeigen: boolean) => void } | undefined;
};

/** Search as you type; behind a button what narrows further, with the number that is set. */
export function Filterleiste(props: FilterleisteProps) {
  const { client, punkte, gezeigt, filter, onFilter, aenderbar, karte } = props;
  const gesetzt = zaehleFilter(filter);
  const [offen, setOffen] = useState(gesetzt > 0);
  return (
    <div className="flex flex-col gap-4 print:hidden">
      <div className="flex flex-wrap items-center gap-3">
        <div className="min-w-0 grow basis-72 sm:max-w-xl">
          <SearchField
            label="Straße, Hausnummer, Ort, Name oder Telefon suchen"
            placeholder="Straße, Nummer, Name, Telefon …"
            value={filter.suche}
            onChange={(suche) => onFilter({ suche })}
          />
        </div>
        <Button
          icon={<SlidersHorizontal aria-hidden className="size-5" />}
          aria-expanded={offen}
          onPress={() => setOffen(!offen)}
        >
          {gesetzt === 0 ? 'Filter' : `Filter (${gesetzt})`}
        </Button>
        {karte === undefined ? null : (
          <Button
            icon={<MapIcon aria-hidden className="size-5" />}
            aria-expanded={karte.gezeigt}
            onPress={() => karte.onZeigen(!karte.gezeigt)}
          >
            Karte
          </Button>
        )}
        {aenderbar ? <Ausgabeknopf client={client} filter={filter} /> : null}
        <p aria-live="polite" className="ml-auto text-muted tabular-nums">
          {gezeigt === punkte.length
            ? formatMenge(gezeigt, 'Haus', 'Häuser')
            : `${formatAnzahl(gezeigt)} von ${formatMenge(punkte.length, 'Haus', 'Häusern')}`}
        </p>
      </div>
      {offen ? <Filterfelder client={client} punkte={punkte} filter={filter} onFilter={onFilter} /> : null}
    </div>
  );
}
