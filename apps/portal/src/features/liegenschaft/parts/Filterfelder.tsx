import type { Client } from '@kehrtour/api-client/client';
import { abfrage } from '@kehrtour/api-client/query';
import type { LiegenschaftPunkt } from '@kehrtour/contract/bestand';
import { taetigkeitenListe } from '@kehrtour/contract/taetigkeit';
import { LIEGENSCHAFT_STATUS, LIEGENSCHAFT_STATUS_NAMEN } from '@kehrtour/domain/liegenschaft';
import { Button } from '@kehrtour/ui/action/Button.tsx';
import { DateField } from '@kehrtour/ui/field/DateField.tsx';
import { Select } from '@kehrtour/ui/field/Select.tsx';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';

import { OHNE_FILTER, orteUndStrassen, SICHTEN, SPALTEN, zaehleFilter } from '../bestandsfilter.ts';
import type { Bestandsfilter, Sicht } from '../bestandsfilter.ts';

const ALLE = '*';
const SICHT_NAMEN: Record<Sicht, string> = {
  alle: 'Alle Liegenschaften',
  ohneLage: 'Ohne Lage auf der Karte',
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
    <div className="grid items-end gap-3 rounded-lg border border-line bg-surface p-4 sm:grid-cols-2 lg:grid-cols-3">
      <Ortswahl punkte={punkte} filter={filter} onFilter={onFilter} />
      <DateField
        label="Frist endet bis"
        value={filter.faelligBis}
        onChange={(faelligBis) => onFilter({ faelligBis })}
      />
      <Arbeitswahl
        client={client}
        wert={filter.taetigkeitId}
        onWahl={(taetigkeitId) => onFilter({ taetigkeitId })}
      />
      <Select
        label="Status"
        choices={[
          { id: ALLE, label: 'Jeder Status' },
          ...LIEGENSCHAFT_STATUS.map((id) => ({ id, label: LIEGENSCHAFT_STATUS_NAMEN[id] })),
        ]}
        value={filter.status ?? ALLE}
        onChange={(id) => onFilter({ status: LIEGENSCHAFT_STATUS.find((one) => one === id) ?? null })}
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

/** A place, and a street of it: another place has other streets. */
function Ortswahl({ punkte, filter, onFilter }: Pick<FilterfelderProps, 'punkte' | 'filter' | 'onFilter'>) {
  const { orte, strassen } = useMemo(() => orteUndStrassen(punkte, filter.ort), [punkte, filter.ort]);
  return (
    <>
      <Wahl
        label="Ort"
        alle="Alle Orte"
        werte={orte}
        wert={filter.ort}
        onWahl={(ort) => onFilter({ ort, strasse: null })}
      />
      <Wahl
        label="Straße"
        alle="Alle Straßen"
        werte={strassen}
        wert={filter.strasse}
        onWahl={(strasse) => onFilter({ strasse })}
      />
    </>
  );
}

type WahlProps = {
  label: string;
  alle: string;
  werte: readonly string[];
  wert: string | null;
  onWahl: (wert: string | null) => void;
};

function Wahl({ label, alle, werte, wert, onWahl }: WahlProps) {
  // A name that no house has any more still shows, else nobody sees why the list is empty.
  const bekannt = wert === null || werte.includes(wert) ? werte : [wert, ...werte];
  return (
    <Select
      label={label}
      choices={[{ id: ALLE, label: alle }, ...bekannt.map((name) => ({ id: name, label: name }))]}
      value={wert ?? ALLE}
      onChange={(id) => onWahl(id === ALLE ? null : id)}
    />
  );
}

type ArbeitswahlProps = {
  client: Client;
  wert: string | null;
  onWahl: (taetigkeitId: string | null) => void;
};

/** Only what is done at the house: nobody looks for houses by office work. */
function Arbeitswahl({ client, wert, onWahl }: ArbeitswahlProps) {
  const { data } = useQuery(abfrage(client, taetigkeitenListe, {}));
  const arbeiten = (data?.eintraege ?? []).filter(({ vorOrt }) => vorOrt);
  return (
    <Select
      label="Tätigkeit"
      choices={[
        { id: ALLE, label: 'Alle Tätigkeiten' },
        ...arbeiten.map(({ id, name }) => ({ id, label: name })),
      ]}
      value={wert ?? ALLE}
      onChange={(id) => onWahl(id === ALLE ? null : id)}
    />
  );
}
