import type { Client } from '@kehrtour/api-client/client';
import { liegenschaftPunkteHolen, punkteAus } from '@kehrtour/contract/bestand';
import type { LiegenschaftPunkt } from '@kehrtour/contract/bestand';
import { formatMenge } from '@kehrtour/domain/format';
import { EmptyState } from '@kehrtour/ui/message/EmptyState.tsx';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';

import { pageQuery } from '../../../shared/pageQuery.ts';
import { PageState } from '../../../shared/PageState.tsx';
import { OHNE_FILTER, orteUndStrassen, sortiere } from '../bestandsfilter.ts';
import { Filterwahl } from '../parts/liste/Filterwahl.tsx';
import { Reihe } from './Reihe.tsx';
import { useEinordnen } from './useEinordnen.ts';

export type ReihenfolgeScreenProps = {
  client: Client;
  ort: string | null;
  strasse: string | null;
  onWahl: (ort: string | null, strasse: string | null) => void;
};

/** More than this nobody drags through. */
const HAEUSER_MAX = 300;

/** The working order of one street or place: houses are dragged to where they are swept. */
export function ReihenfolgeScreen(props: ReihenfolgeScreenProps) {
  const query = useQuery({
    ...pageQuery(props.client, liegenschaftPunkteHolen, { query: {} }),
    select: punkteAus,
  });
  return (
    <PageState query={query} count={12}>
      {(punkte) => <Auswahl {...props} punkte={punkte} />}
    </PageState>
  );
}

function Auswahl(props: ReihenfolgeScreenProps & { punkte: readonly LiegenschaftPunkt[] }) {
  const { client, punkte, ort, strasse, onWahl } = props;
  const { orte, strassen } = useMemo(() => orteUndStrassen(punkte, ort), [punkte, ort]);
  const haeuser = useMemo(
    () =>
      sortiere(
        punkte.filter(
          (punkt) => (ort === null || punkt.ort === ort) && (strasse === null || punkt.strasse === strasse),
        ),
        OHNE_FILTER.sort,
      ),
    [punkte, ort, strasse],
  );
  const { setze, wartet } = useEinordnen(client, haeuser);
  const namen = (werte: readonly string[]) => werte.map((name) => ({ id: name, label: name }));
  return (
    <div className="flex max-w-3xl flex-col gap-4">
      <div className="grid gap-4 sm:grid-cols-2">
        <Filterwahl
          label="Ort"
          alle="Alle Orte"
          choices={namen(orte)}
          wert={ort}
          onWahl={(neu) => onWahl(neu, null)}
        />
        <Filterwahl
          label="Straße"
          alle="Alle Straßen"
          choices={namen(strassen)}
          wert={strasse}
          onWahl={(neu) => onWahl(ort, neu)}
        />
      </div>
      {haeuser.length > HAEUSER_MAX ? (
        <EmptyState title={`${formatMenge(haeuser.length, 'Haus', 'Häuser')} auf einmal`}>
          Wählen Sie eine Straße oder einen Ort mit höchstens {HAEUSER_MAX} Häusern.
        </EmptyState>
      ) : (
        <Reihe haeuser={haeuser} wartet={wartet} onSetze={setze} />
      )}
    </div>
  );
}
