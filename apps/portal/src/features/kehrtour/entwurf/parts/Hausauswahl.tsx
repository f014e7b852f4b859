import { ButtonLink } from '@kehrtour/ui/action/ButtonLink.tsx';
import { Tabs } from '@kehrtour/ui/layout/Tabs.tsx';
import { useNarrow } from '@kehrtour/ui/layout/useNarrow';
import { EmptyState } from '@kehrtour/ui/message/EmptyState.tsx';
import { useDeferredValue, useMemo, useRef } from 'react';

import { heute } from '../../../../shared/heute.ts';
import { Schauquotenzeile } from '../../../../shared/schauquote/Schauquotenzeile.tsx';
import { machSuchbar, suche, summe } from '../hausauswahl.ts';
import type { Haus } from '../hausauswahl.ts';
import type { OHNE_FILTER } from './Auswahlfilter.tsx';
import { Auswahlkarte } from './Auswahlkarte.tsx';
import type { SchrittProps } from './schritt.props.ts';
import { Summenzeile } from './Summenzeile.tsx';
import { Trefferliste } from './Trefferliste.tsx';

const NEBENEINANDER_AB_PX = 900;

export type HausauswahlProps = SchrittProps<'liegenschaften'> & {
  haeuser: readonly Haus[];
  filter: typeof OHNE_FILTER;
  onFilterAufheben: () => void;
};

/** What is chosen of the houses that the filter leaves: in the list, on the map, and in sum. */
export function Hausauswahl({ client, wert, setze, haeuser, filter, onFilterAufheben }: HausauswahlProps) {
  const kasten = useRef<HTMLDivElement>(null);
  const schmal = useNarrow(kasten, NEBENEINANDER_AB_PX);
  const tag = heute();
  const gewaehlt = useMemo(() => new Set(wert.ids), [wert.ids]);
  const sichtbar = useSichtbare(haeuser, filter);

  function waehle(ids: readonly string[], dabei: boolean) {
    const neu = new Set(gewaehlt);
    for (const id of ids) {
      if (dabei) neu.add(id);
      else neu.delete(id);
    }
    setze({ ...wert, ids: [...neu] });
  }

  if (haeuser.length === 0 && filter.faelligBis === null && filter.taetigkeitId === null)
    return <OhneArbeit />;
  const gemeinsam = { haeuser: sichtbar, gewaehlt, heute: tag, onWaehle: waehle };
  const liste = <Trefferliste {...gemeinsam} nach={filter.nach} onFilterAufheben={onFilterAufheben} />;
  const karte = <Auswahlkarte client={client} {...gemeinsam} />;
  return (
    <div ref={kasten} className="flex flex-col gap-4">
      <Summenzeile
        summe={summe(
          haeuser.filter(({ id }) => gewaehlt.has(id)),
          tag,
        )}
        gewaehlt={gewaehlt.size}
        faelligBis={filter.faelligBis}
        onLeeren={() => setze({ ...wert, ids: [] })}
      />
      <Schauquotenzeile client={client} />
      {schmal ? (
        <Tabs
          label="Darstellung"
          items={[
            { id: 'liste', label: 'Liste', content: liste },
            { id: 'karte', label: 'Karte', content: karte },
          ]}
        />
      ) : (
        <div className="grid grid-cols-[minmax(20rem,2fr)_minmax(0,3fr)] gap-4">
          {liste}
          {karte}
        </div>
      )}
    </div>
  );
}

/** Houses that the place and the search leave; typing stays quick in a long list. */
function useSichtbare(haeuser: readonly Haus[], filter: typeof OHNE_FILTER): readonly Haus[] {
  const getippt = useDeferredValue(filter.suche);
  const suchbare = useMemo(
    () => machSuchbar(haeuser.filter(({ ort }) => filter.ort === null || ort === filter.ort)),
    [haeuser, filter.ort],
  );
  return useMemo(() => suche(suchbare, getippt), [suchbare, getippt]);
}

function OhneArbeit() {
  return (
    <EmptyState
      title="Es steht keine Arbeit an"
      action={
        <ButtonLink kind="primary" href="/liegenschaften/import">
          Datei einlesen
        </ButtonLink>
      }
    >
      <p>
        Lesen Sie die Liste aus Ihrer Kehrbezirks-Software ein; danach wählen Sie hier Straßen oder Fristen.
      </p>
    </EmptyState>
  );
}
