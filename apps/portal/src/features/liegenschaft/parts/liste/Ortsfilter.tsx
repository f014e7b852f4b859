import type { LiegenschaftPunkt } from '@kehrtour/contract/bestand';
import { useMemo } from 'react';

import { type Bestandsfilter, orteUndStrassen } from '../../bestandsfilter.ts';
import { Filterwahl } from './Filterwahl.tsx';

type Props = {
  punkte: readonly LiegenschaftPunkt[];
  filter: Bestandsfilter;
  onFilter: (filter: Partial<Bestandsfilter>) => void;
};

/** A place, and a street of it: another place has other streets. */
export function Ortsfilter({ punkte, filter, onFilter }: Props) {
  const { orte, strassen } = useMemo(() => orteUndStrassen(punkte, filter.ort), [punkte, filter.ort]);
  return (
    <>
      <Filterwahl
        label="Ort"
        alle="Alle Orte"
        choices={namen(orte, filter.ort)}
        wert={filter.ort}
        onWahl={(ort) => onFilter({ ort, strasse: null })}
      />
      <Filterwahl
        label="Straße"
        alle="Alle Straßen"
        choices={namen(strassen, filter.strasse)}
        wert={filter.strasse}
        onWahl={(strasse) => onFilter({ strasse })}
      />
    </>
  );
}

/** A name that no house has any more still shows, else nobody sees why the list is empty. */
function namen(werte: readonly string[], gewaehlt: string | null): { id: string; label: string }[] {
  const bekannt = gewaehlt === null || werte.includes(gewaehlt) ? werte : [gewaehlt, ...werte];
  return bekannt.map((name) => ({ id: name, label: name }));
}
