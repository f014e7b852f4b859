import type { Client } from '@kehrtour/api-client/client';
import type { AnswerOf } from '@kehrtour/contract/endpoint';
import { mitarbeiterListe } from '@kehrtour/contract/mitarbeiter';
import { termineHolen } from '@kehrtour/contract/termin';
import { formatTagLang } from '@kehrtour/domain/format';
import type { Tag } from '@kehrtour/domain/tag';
import { lazyPart } from '@kehrtour/shell/lazyPart.tsx';
import { Button } from '@kehrtour/ui/action/Button.tsx';
import { ButtonLink } from '@kehrtour/ui/action/ButtonLink.tsx';
import { EmptyState } from '@kehrtour/ui/message/EmptyState.tsx';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { CalendarDays } from 'lucide-react';

import { pageQuery } from '../../shared/pageQuery.ts';
import { PageState } from '../../shared/PageState.tsx';
import { NeueAntworten } from './parts/NeueAntworten.tsx';
import { Wochenleiste } from './parts/Wochenleiste.tsx';
import { Wochenraster } from './parts/Wochenraster.tsx';
import { spanne } from './wochenplan.ts';
import type { Terminfilter } from './wochenplan.ts';

const Tagesplan = lazyPart(async () => (await import('./parts/Tagesplan.tsx')).Tagesplan);
const Wartendes = lazyPart(async () => (await import('./parts/Wartendes.tsx')).Wartendes);

export type TerminListScreenProps = {
  client: Client;
  heute: Tag;
  filter: Terminfilter;
  onFilter: (filter: Partial<Terminfilter>) => void;
  /** Sees everybody's appointments and may choose whose to show. */
  alle: boolean;
  /** May import and plan: gets the next step where nothing is planned yet. */
  plant: boolean;
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
  return (
    <div className="flex flex-col gap-6">
      {alle ? <Wartendes client={client} /> : null}
      <NeueAntworten client={client} />
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
              <NichtsDa data={data} filter={filter} onFilter={onFilter} plant={plant} />
            ) : (
              <div
                aria-busy={query.isPlaceholderData}
                className={query.isPlaceholderData ? 'opacity-60' : ''}
              >
                <Plan data={data} filter={filter} heute={heute} />
              </div>
            )
          }
        </PageState>
      </section>
    </div>
  );
}

type PlanProps = Pick<TerminListScreenProps, 'filter' | 'heute'> & { data: AnswerOf<typeof termineHolen> };

function Plan({ data, filter, heute }: PlanProps) {
  const { termine, feiertage } = data;
  const konflikte = new Map(data.konflikte.map(({ terminId, satz }) => [terminId, satz]));
  if (filter.ansicht === 'tag') return <Tagesplan termine={termine} konflikte={konflikte} />;
  return (
    <Wochenraster
      von={spanne(filter).von}
      heute={heute}
      termine={termine}
      feiertage={feiertage}
      konflikte={konflikte}
    />
  );
}

type NichtsDaProps = Pick<TerminListScreenProps, 'filter' | 'onFilter' | 'plant'> & {
  data: AnswerOf<typeof termineHolen>;
};

/** An empty product, an empty week and an empty filter ask for different next steps. */
function NichtsDa({ data, filter, onFilter, plant }: NichtsDaProps) {
  const { leer, naechsterTag } = data;
  if (leer.termine && plant) {
    return leer.liegenschaften ? (
      <EmptyState
        title="Beginnen Sie mit Ihrem Bezirk"
        icon={<CalendarDays aria-hidden />}
        action={
          <ButtonLink kind="primary" href="/kehrtourplaner/einrichten">
            Erste Schritte
          </ButtonLink>
        }
      >
        Karte, Kundendaten, Mitarbeitende: eine Liste führt Sie bis zur ersten Kehrtour.
      </EmptyState>
    ) : (
      <EmptyState
        title="Noch kein Termin angekündigt"
        icon={<CalendarDays aria-hidden />}
        action={
          <ButtonLink kind="primary" href="/kehrtouren/neu">
            Neue Kehrtour planen
          </ButtonLink>
        }
      >
        Ihre Liegenschaften sind da. Sobald eine Kehrtour angekündigt ist, stehen ihre Termine hier.
      </EmptyState>
    );
  }
  const gefiltert = filter.nurOffene || filter.mitarbeiterId !== null;
  return (
    <EmptyState
      title={
        gefiltert
          ? 'Nichts passt zu diesem Filter'
          : `${filter.ansicht === 'tag' ? 'An diesem Tag' : 'In dieser Woche'} ist nichts geplant`
      }
      icon={<CalendarDays aria-hidden />}
      action={
        <>
          {naechsterTag === null ? null : (
            <Button kind="primary" onPress={() => onFilter({ tag: naechsterTag })}>
              {filter.ansicht === 'tag' ? 'Zum Tag' : 'Zur Woche'} des nächsten Termins
            </Button>
          )}
          {gefiltert ? (
            <Button onPress={() => onFilter({ nurOffene: false, mitarbeiterId: null })}>
              Alle Termine zeigen
            </Button>
          ) : null}
        </>
      }
    >
      {naechsterTag === null
        ? 'Auch danach steht noch kein Termin fest.'
        : `Der nächste Termin ist am ${formatTagLang(naechsterTag)}.`}
    </EmptyState>
  );
}
