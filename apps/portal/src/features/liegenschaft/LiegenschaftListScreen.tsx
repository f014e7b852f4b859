import type { Client } from '@kehrtour/api-client/client';
import { liegenschaftPunkteHolen, punkteAus } from '@kehrtour/contract/bestand';
import type { LiegenschaftPunkt } from '@kehrtour/contract/bestand';
import { lazyPart } from '@kehrtour/shell/lazyPart.tsx';
import { useNarrow } from '@kehrtour/ui/layout/useNarrow';
import { Skeleton } from '@kehrtour/ui/message/Skeleton.tsx';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo, useRef, useState } from 'react';

import { pageQuery } from '../../shared/pageQuery.ts';
import { PageState } from '../../shared/PageState.tsx';
import { filtere, genaueZuerst, serverfilter, sortiere, zaehleFilter } from './bestandsfilter.ts';
import type { Bestandsfilter } from './bestandsfilter.ts';
import { Bestandsansicht } from './parts/liste/Bestandsansicht.tsx';
import { Filterleiste } from './parts/liste/Filterleiste.tsx';
import { Verortung } from './parts/liste/Verortung.tsx';

/** As high as the map, so that nothing moves when it comes. */
const LEERE_KARTE = (
  <div
    aria-hidden
    className="rounded-lg border border-line bg-surface"
    style={{ height: 'max(22rem, calc(100dvh - 22rem))' }}
  />
);
const ladeListe = async () => (await import('./parts/liste/Hausliste.tsx')).Hausliste;
/** A table of thousands: it comes while the houses themselves are fetched, and the map after it. */
const Hausliste = lazyPart(ladeListe, <Skeleton shape="rows" count={12} />);
ladeListe().catch(() => undefined);
const Hauskarte = lazyPart(async () => (await import('./parts/haus/Hauskarte.tsx')).Hauskarte, LEERE_KARTE);
// Only for chosen houses, or where there are none.
const Auswahlleiste = lazyPart(async () => (await import('./parts/liste/Auswahlleiste.tsx')).Auswahlleiste);
const LeererBestand = lazyPart(async () => (await import('./parts/liste/LeererBestand.tsx')).LeererBestand);
// Only beside one filter.
const Schauquotenzeile = lazyPart(
  async () => (await import('../../shared/schauquote/Schauquotenzeile.tsx')).Schauquotenzeile,
);

const Exportweg = lazyPart(async () => (await import('./parts/liste/Exportweg.tsx')).Exportweg);
const Reihenfolgeweg = lazyPart(
  async () => (await import('./parts/liste/Reihenfolgeweg.tsx')).Reihenfolgeweg,
);

const NEBENEINANDER_AB_PX = 860;
const NICHTS: ReadonlySet<string> = new Set();

export type LiegenschaftListScreenProps = {
  client: Client;
  filter: Bestandsfilter;
  onFilter: (filter: Partial<Bestandsfilter>) => void;
  /** May change houses, import and export. */
  aenderbar: boolean;
  /** May put houses into a round; called with the id of the new draft. */
  onKehrtour: ((kehrtourId: string) => void) | undefined;
  onOpen: (id: string) => void;
};

/** All houses as list and map: found by typing, narrowed, chosen, put into a round. */
export function LiegenschaftListScreen(props: LiegenschaftListScreenProps) {
  const { client, filter, aenderbar } = props;
  const query = useQuery({
    ...pageQuery(client, liegenschaftPunkteHolen, { query: serverfilter(filter) }),
    placeholderData: keepPreviousData,
    select: punkteAus,
  });
  return (
    <PageState query={query} count={12}>
      {(punkte) =>
        punkte.length === 0 && zaehleFilter(filter) === 0 && filter.suche === '' ? (
          <LeererBestand aenderbar={aenderbar} />
        ) : (
          <Bestand {...props} punkte={punkte} busy={query.isPlaceholderData} />
        )
      }
    </PageState>
  );
}

type BestandProps = LiegenschaftListScreenProps & { punkte: readonly LiegenschaftPunkt[]; busy: boolean };

function Bestand(props: BestandProps) {
  const { client, punkte, filter, onFilter, busy, aenderbar, onKehrtour, onOpen } = props;
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
      gewaehlt={onKehrtour === undefined ? undefined : gewaehlt}
      onWahl={setGewaehlt}
      onOpen={onOpen}
      onVerorten={aenderbar ? setZuVerorten : undefined}
    />
  );
  const karte = (
    <Hauskarte
      client={client}
      haeuser={haeuser}
      gewaehlt={gewaehlt}
      fit={fit}
      onWahl={onKehrtour === undefined ? undefined : setGewaehlt}
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
        aenderbar={aenderbar}
        karte={schmal ? undefined : { gezeigt: mitKarte, onZeigen: setMitKarte }}
      />
      <Sichtzeile client={client} filter={filter} aenderbar={aenderbar} onKehrtour={onKehrtour} />
      <Bestandsansicht schmal={schmal} mitKarte={mitKarte} liste={liste} karte={karte} />
      {onKehrtour === undefined || gewaehlt.size === 0 ? null : (
        <Auswahlleiste
          client={client}
          gewaehlt={gewaehlt}
          onLeeren={() => setGewaehlt(NICHTS)}
          onKehrtour={onKehrtour}
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

/** What belongs beside one view of the houses. */
function Sichtzeile({
  client,
  filter: { sicht, ort, strasse },
  aenderbar,
  onKehrtour,
}: Pick<BestandProps, 'client' | 'filter' | 'aenderbar' | 'onKehrtour'>) {
  if (sicht === 'schaufenster' && onKehrtour !== undefined) return <Schauquotenzeile client={client} />;
  if (sicht === 'nichtMehrImExport' && aenderbar) return <Exportweg />;
  return strasse !== null && aenderbar ? <Reihenfolgeweg ort={ort} strasse={strasse} /> : null;
}

/** The houses that the filter leaves, in their order, and what the map is to show anew. */
function useGefilterte(punkte: readonly LiegenschaftPunkt[], filter: Bestandsfilter) {
  // Typing goes first; list and map follow when there is time.
  const wunsch = useDeferredValue(filter);
  const haeuser = useMemo(
    () => genaueZuerst(sortiere(filtere(punkte, wunsch), wunsch.sort), wunsch.suche),
    [punkte, wunsch],
  );
  const fit = [wunsch.suche, wunsch.ort, wunsch.strasse, wunsch.status, wunsch.sicht].join('|');
  return { haeuser, fit };
}
