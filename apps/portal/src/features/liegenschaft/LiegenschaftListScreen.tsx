import type { Client } from '@kehrtour/api-client/client';
import { liegenschaftPunkteHolen, punkteAus } from '@kehrtour/contract/bestand';
import type { LiegenschaftPunkt } from '@kehrtour/contract/bestand';
import { IMPORTDATEIEN } from '@kehrtour/domain/importdatei/importformat';
import { lazyPart } from '@kehrtour/shell/lazyPart.tsx';
import { ButtonLink } from '@kehrtour/ui/action/ButtonLink.tsx';
import { useNarrow } from '@kehrtour/ui/layout/useNarrow';
import { EmptyState } from '@kehrtour/ui/message/EmptyState.tsx';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { House } from 'lucide-react';
import type { ReactNode } from 'react';
import { useDeferredValue, useMemo, useRef, useState } from 'react';

import { pageQuery } from '../../shared/pageQuery.ts';
import { PageState } from '../../shared/PageState.tsx';
import { filtere, serverfilter, sortiere, zaehleFilter } from './bestandsfilter.ts';
import type { Bestandsfilter } from './bestandsfilter.ts';
import { Auswahlleiste } from './parts/Auswahlleiste.tsx';
import { Filterleiste } from './parts/Filterleiste.tsx';
import { Hauskarte } from './parts/Hauskarte.tsx';
import { Hausliste } from './parts/Hausliste.tsx';
import { Verortung } from './parts/Verortung.tsx';

/** Only where list and map do not fit side by side. */
const Tabs = lazyPart(async () => (await import('@kehrtour/ui/layout/Tabs.tsx')).Tabs);

const NEBENEINANDER_AB_PX = 860;
const NICHTS: ReadonlySet<string> = new Set();

export type LiegenschaftListScreenProps = {
  client: Client;
  filter: Bestandsfilter;
  onFilter: (filter: Partial<Bestandsfilter>) => void;
  /** May change houses, import and export. */
  bearbeitet: boolean;
  /** May put houses into a round; called with the id of the new draft. */
  onTour: ((tourId: string) => void) | undefined;
  onOpen: (id: string) => void;
};

/** All houses as list and map: found by typing, narrowed, chosen, put into a round. */
export function LiegenschaftListScreen(props: LiegenschaftListScreenProps) {
  const { client, filter, bearbeitet } = props;
  const query = useQuery({
    ...pageQuery(client, liegenschaftPunkteHolen, { query: serverfilter(filter) }),
    placeholderData: keepPreviousData,
    select: punkteAus,
  });
  return (
    <PageState query={query} count={12}>
      {(punkte) =>
        punkte.length === 0 && zaehleFilter(filter) === 0 && filter.suche === '' ? (
          <NochKeine bearbeitet={bearbeitet} />
        ) : (
          <Bestand {...props} punkte={punkte} busy={query.isPlaceholderData} />
        )
      }
    </PageState>
  );
}

type BestandProps = LiegenschaftListScreenProps & { punkte: readonly LiegenschaftPunkt[]; busy: boolean };

function Bestand(props: BestandProps) {
  const { client, punkte, filter, onFilter, busy, bearbeitet, onTour, onOpen } = props;
  const box = useRef<HTMLDivElement>(null);
  const schmal = useNarrow(box, NEBENEINANDER_AB_PX);
  const [gewaehlt, setGewaehlt] = useState<ReadonlySet<string>>(NICHTS);
  const [mitKarte, setMitKarte] = useState(true);
  const [zuVerorten, setZuVerorten] = useState<LiegenschaftPunkt | null>(null);
  const { haeuser, fit } = useGefilterte(punkte, filter);
  const liste = (
    <Hausliste
      haeuser={haeuser}
      busy={busy}
      sort={filter.sort}
      onSort={(sort) => onFilter({ sort })}
      gewaehlt={onTour === undefined ? undefined : gewaehlt}
      onWahl={setGewaehlt}
      onOpen={onOpen}
      onVerorten={bearbeitet ? setZuVerorten : undefined}
    />
  );
  const karte = (
    <Hauskarte
      client={client}
      haeuser={haeuser}
      gewaehlt={gewaehlt}
      fit={fit}
      onWahl={onTour === undefined ? undefined : setGewaehlt}
    />
  );
  return (
    <div ref={box} className="flex flex-col gap-4">
      <Filterleiste
        client={client}
        punkte={punkte}
        gezeigt={haeuser.length}
        filter={filter}
        onFilter={onFilter}
        bearbeitet={bearbeitet}
        karte={schmal ? undefined : { gezeigt: mitKarte, onZeigen: setMitKarte }}
      />
      <Bestandsansicht schmal={schmal} mitKarte={mitKarte} liste={liste} karte={karte} />
      {onTour === undefined ? null : (
        <Auswahlleiste
          client={client}
          gewaehlt={gewaehlt}
          onLeeren={() => setGewaehlt(NICHTS)}
          onTour={onTour}
        />
      )}
      <Verortung
        client={client}
        haus={zuVerorten}
        haeuser={haeuser}
        nachbarn={punkte}
        onHaus={setZuVerorten}
      />
    </div>
  );
}

/** The houses that the filter leaves, in their order, and what the map is to show anew. */
function useGefilterte(punkte: readonly LiegenschaftPunkt[], filter: Bestandsfilter) {
  // Typing goes first; list and map follow when there is time.
  const wunsch = useDeferredValue(filter);
  const haeuser = useMemo(() => sortiere(filtere(punkte, wunsch), wunsch.sort), [punkte, wunsch]);
  const fit = [wunsch.suche, wunsch.ort, wunsch.strasse, wunsch.status, wunsch.sicht].join('|');
  return { haeuser, fit };
}

type BestandsansichtProps = { schmal: boolean; mitKarte: boolean; liste: ReactNode; karte: ReactNode };

/** List and map side by side, the list alone, or one at a time where it is narrow. */
function Bestandsansicht({ schmal, mitKarte, liste, karte }: BestandsansichtProps) {
  if (schmal)
    return (
      <Tabs
        label="Ansicht"
        items={[
          { id: 'liste', label: 'Liste', content: liste },
          { id: 'karte', label: 'Karte', content: karte },
        ]}
      />
    );
  if (!mitKarte) return liste;
  return (
    <div className="grid grid-cols-2 items-start gap-4">
      {liste}
      <div className="sticky top-4">{karte}</div>
    </div>
  );
}

function NochKeine({ bearbeitet }: { bearbeitet: boolean }) {
  return (
    <EmptyState
      title="Noch keine Liegenschaft"
      icon={<House aria-hidden />}
      action={
        bearbeitet ? (
          <>
            <ButtonLink kind="primary" href="/liegenschaften/import">
              Datei importieren
            </ButtonLink>
            <ButtonLink href="/liegenschaften/neu">Von Hand anlegen</ButtonLink>
          </>
        ) : undefined
      }
    >
      {bearbeitet
        ? `Ziehen Sie den Export Ihrer Bezirkssoftware herein: ${IMPORTDATEIEN.wahl}. Sie sehen vorher, wie er verstanden wird.`
        : 'Sobald eine Kehrtour für Sie geplant ist, stehen ihre Häuser hier.'}
    </EmptyState>
  );
}
