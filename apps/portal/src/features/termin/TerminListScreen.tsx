import type { Client } from '@kehrtour/api-client/client';
import type { AnswerOf } from '@kehrtour/contract/endpoint';
import { mitarbeiterListe } from '@kehrtour/contract/mitarbeiter';
import { termineHolen } from '@kehrtour/contract/termin';
import type { Tag } from '@kehrtour/domain/tag';
import { lazyPart } from '@kehrtour/shell/lazyPart.tsx';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';

import { pageQuery } from '../../shared/pageQuery.ts';
import { PageState } from '../../shared/PageState.tsx';
import { Wochenraster } from './parts/tag/Wochenraster.tsx';
import { type Griff, Griffort } from './parts/verlegung/Griffort.ts';
import type { WartendeAenderung } from './verlegeziel.ts';
import { spanne } from './wochenplan.ts';
import type { Terminfilter } from './wochenplan.ts';

const NeueAntworten = lazyPart(async () => (await import('./parts/eingang/NeueAntworten.tsx')).NeueAntworten);
const NichtsGeplant = lazyPart(async () => (await import('./parts/tag/NichtsGeplant.tsx')).NichtsGeplant);
const Suchfeld = lazyPart(
  async () => (await import('./parts/tag/Suchfeld.tsx')).Suchfeld,
  <div className="min-h-control" />,
);
const Tagesplan = lazyPart(async () => (await import('./parts/tag/Tagesplan.tsx')).Tagesplan);
const Terminsuche = lazyPart(async () => (await import('./parts/tag/Terminsuche.tsx')).Terminsuche);
const Terminverlegung = lazyPart(
  async () => (await import('./parts/verlegung/Terminverlegung.tsx')).Terminverlegung,
);
const Wochenleiste = lazyPart(
  async () => (await import('./parts/tag/Wochenleiste.tsx')).Wochenleiste,
  <div className="min-h-control" />,
);
const Wartendes = lazyPart(async () => (await import('./parts/eingang/Wartendes.tsx')).Wartendes);

/** One letter finds everybody. */
const SUCHE_AB = 2;

export type TerminListScreenProps = {
  client: Client;
  heute: Tag;
  filter: Terminfilter;
  onFilter: (filter: Partial<Terminfilter>) => void;
  /** Sees everybody's appointments and may choose whose to show. */
  alle: boolean;
  /** May import and plan: gets the next step where nothing is planned yet. */
  plant: boolean;
  /** The plan of a round that waits; missing where nobody may move appointments. */
  Aenderung?: WartendeAenderung;
};

/** The home page: the week by person, and on top what customers answered meanwhile. */
export function TerminListScreen(props: TerminListScreenProps) {
  const { client, heute, filter, onFilter, alle, plant } = props;
  const { von, bis } = spanne(filter);
  const query = useQuery({
    ...pageQuery(client, termineHolen, {
      query: {
        von,
        bis,
        ...(filter.mitarbeiterId === null ? {} : { mitarbeiterId: filter.mitarbeiterId }),
        ...(filter.nurOffene ? { nurOffene: '1' } : {}),
      },
    }),
    placeholderData: keepPreviousData,
  });
  const leute = useQuery({ ...pageQuery(client, mitarbeiterListe, {}), enabled: alle });
  const sucht = filter.suche.trim().length >= SUCHE_AB;
  return (
    <div className="flex flex-col gap-6">
      {alle && !sucht ? <Wartendes client={client} /> : null}
      {sucht ? null : <NeueAntworten client={client} />}
      <div className="max-w-md print:hidden">
        <Suchfeld suche={filter.suche} onSuche={(suche) => onFilter({ suche })} />
      </div>
      {sucht ? (
        <Terminsuche client={client} suche={filter.suche} />
      ) : (
        <section aria-label={filter.ansicht === 'tag' ? 'Tag' : 'Woche'} className="flex flex-col gap-4">
          <Wochenleiste
            heute={heute}
            filter={filter}
            onFilter={onFilter}
            leute={leute.data?.eintraege.filter(({ aktiv, faehrt }) => aktiv && faehrt) ?? []}
          />
          <PageState query={query} shape="rows" count={8}>
            {(data) =>
              data.termine.length === 0 ? (
                <NichtsGeplant data={data} filter={filter} onFilter={onFilter} plant={plant} />
              ) : (
                <div
                  aria-busy={query.isPlaceholderData}
                  className={query.isPlaceholderData ? 'opacity-60' : ''}
                >
                  <Plan {...props} data={data} />
                </div>
              )
            }
          </PageState>
        </section>
      )}
    </div>
  );
}

type PlanProps = TerminListScreenProps & { data: AnswerOf<typeof termineHolen> };

function Plan({ client, data, filter, heute, Aenderung }: PlanProps) {
  const { termine, feiertage } = data;
  const box = useRef<HTMLDivElement>(null);
  const [griff, setGriff] = useState<Griff | null>(null);
  const konflikte = new Map(data.konflikte.map(({ terminId, satz }) => [terminId, satz]));
  const plan = { termine, konflikte };
  return (
    <Griffort value={griff}>
      <div ref={box}>
        {filter.ansicht === 'tag' ? (
          <Tagesplan client={client} filter={filter} {...plan} />
        ) : (
          <Wochenraster von={spanne(filter).von} heute={heute} feiertage={feiertage} {...plan} />
        )}
      </div>
      {Aenderung ? <Terminverlegung {...{ client, box, termine, Aenderung }} onGriff={setGriff} /> : null}
    </Griffort>
  );
}
