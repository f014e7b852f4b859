import type { Client } from '@kehrtour/api-client/client';
import type { LiegenschaftPunkt } from '@kehrtour/contract/bestand';
import { LIEGENSCHAFT_STATUS, LIEGENSCHAFT_STATUS_NAMEN } from '@kehrtour/domain/liegenschaft/liegenschaft';
import { Button } from '@kehrtour/ui/action/Button.tsx';
import { DateField } from '@kehrtour/ui/field/DateField.tsx';
import { Select } from '@kehrtour/ui/field/Select.tsx';

import { OHNE_FILTER, SICHTEN, SPALTEN, zaehleFilter } from '../../bestandsfilter.ts';
import type { Bestandsfilter, Sicht } from '../../bestandsfilter.ts';
import { Arbeitsfilter } from './Arbeitsfilter.tsx';
import { Filterwahl } from './Filterwahl.tsx';
import { Ortsfilter } from './Ortsfilter.tsx';

const SICHT_NAMEN: Record<Sicht, string> = {
  alle: 'Alle Liegenschaften',
  schaufenster: 'Feuerstättenschau (3–5 Jahre)',
  ohneLage: 'Ohne Lage auf der Karte',
  ausserhalbKarte: 'Außerhalb des Kartenauszugs',
  nichtMehrImExport: 'Nicht mehr im Export',
};

const SPALTEN_NAMEN: Record<(typeof SPALTEN)[number], string> = {
  laufnummer: 'Laufende Nummer',
  anschrift: 'Anschrift',
  name: 'Name',
  frist: 'Frist',
};

export type FilterfelderProps = {
  client: Client;
  punkte: readonly LiegenschaftPunkt[];
  filter: Bestandsfilter;
  onFilter: (filter: Partial<Bestandsfilter>) => void;
};

/** What narrows the list further. */
export function Filterfelder({ client, punkte, filter, onFilter }: FilterfelderProps) {
  return (
    <div className="grid grid-cols-1 items-end gap-3 rounded-lg border border-line bg-surface p-4 sm:grid-cols-2 lg:grid-cols-3">
      <Ortsfilter punkte={punkte} filter={filter} onFilter={onFilter} />
      <DateField
        label="Frist endet bis"
        value={filter.faelligBis}
        onChange={(faelligBis) => onFilter({ faelligBis })}
      />
      <Arbeitsfilter
        client={client}
        wert={filter.taetigkeitId}
        onWahl={(taetigkeitId) => onFilter({ taetigkeitId })}
      />
      <Filterwahl
        label="Status"
        alle="Jeder Status"
        choices={LIEGENSCHAFT_STATUS.map((id) => ({ id, label: LIEGENSCHAFT_STATUS_NAMEN[id] }))}
        wert={filter.status}
        onWahl={(id) => onFilter({ status: LIEGENSCHAFT_STATUS.find((one) => one === id) ?? null })}
      />
      <Select
        label="Zeigen"
        choices={SICHTEN.map((id) => ({ id, label: SICHT_NAMEN[id] }))}
        value={filter.sicht}
        onChange={(id) => onFilter({ sicht: SICHTEN.find((one) => one === id) ?? 'alle' })}
      />
      <Select
        label="Sortieren nach"
        choices={SPALTEN.map((id) => ({ id, label: SPALTEN_NAMEN[id] }))}
        value={filter.sort.column}
        onChange={(column) => onFilter({ sort: { column, direction: 'ascending' } })}
      />
      {zaehleFilter(filter) === 0 ? null : (
        <div>
          <Button
            kind="quiet"
            onPress={() => onFilter({ ...OHNE_FILTER, suche: filter.suche, sort: filter.sort })}
          >
            Filter zurücksetzen
          </Button>
        </div>
      )}
    </div>
  );
}
