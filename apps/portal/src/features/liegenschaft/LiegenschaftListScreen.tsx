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
import { useDeferredValue, useMemo, useRef, useState } from 'react';

import { pageQuery } from '../../shared/pageQuery.ts';
import { PageState } from '../../shared/PageState.tsx';
import { filtere, serverfilter, sortiere, zaehleFilter } from './bestandsfilter.ts';
import type { Bestandsfilter } from './bestandsfilter.ts';
import { Auswahlleiste } from './parts/Auswahlleiste.tsx';
import { Filterleiste } from './parts/Filterleiste.tsx';
import { Hauskarte } from './parts/Hauskarte.tsx';
import { Hausliste } from './parts/Hausliste.tsx';

/** Only where list and map do not fit side by side. */
const Tabs = lazyPart(async () => (await import('@kehrtour/ui/layout/Tabs.tsx')).Tabs);
const Lagedialog = lazyPart(async () => (await import('./parts/Lagedialog.tsx')).Lagedialog);

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
  // Typing goes first; list and map follow when there is time.
  const wunsch = useDeferredValue(filter);
  const haeuser = useMemo(() => sortiere(filtere(punkte, wunsch), wunsch.sort), [punkte, wunsch]);
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
      fit={[wunsch.suche, wunsch.ort, wunsch.strasse, wunsch.status, wunsch.sicht].join('|')}
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
      {schmal ? (
        <Tabs
          label="Ansicht"
          items={[
            { id: 'liste', label: 'Liste', content: liste },
            { id: 'karte', label: 'Karte', content: karte },
          ]}
        />
      ) : !mitKarte ? (
        liste
      ) : (
        <div className="grid grid-cols-2 items-start gap-4">
          {liste}
          <div className="sticky top-4">{karte}</div>
        </div>
      )}
      {onTour === undefined ? null : (
        <Auswahlleiste
          client={client}
          gewaehlt={gewaehlt}
          onLeeren={() => setGewaehlt(NICHTS)}
          onTour={onTour}
        />
      )}
      {zuVerorten === null ? null : (
        <Lagedialog
          key={zuVerorten.id}
          client={client}
          id={zuVerorten.id}
          nachbarn={punkte}
          onFertig={() => setZuVerorten(naechstes(haeuser, zuVerorten.id))}
          onClose={() => setZuVerorten(null)}
        />
      )}
    </div>
  );
}

/** The next house of the list that nobody has located, so that a street is done in one go. */
function naechstes(haeuser: readonly LiegenschaftPunkt[], id: string): LiegenschaftPunkt | null {
  const offen = haeuser.filter((haus) => haus.lat === null && haus.id !== id);
  const stelle = haeuser.findIndex((haus) => haus.id === id);
  return offen.find((haus) => haeuser.indexOf(haus) > stelle) ?? offen[0] ?? null;
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
