import type { Client } from '@kehrtour/api-client/client';
import { verwaltungHolen } from '@kehrtour/contract/verwaltung';
import type { Verwaltung } from '@kehrtour/contract/verwaltung';
import { formatMenge } from '@kehrtour/domain/format';
import { usePageTitle } from '@kehrtour/shell/usePageTitle.tsx';
import { Breadcrumb } from '@kehrtour/ui/layout/Breadcrumb.tsx';
import { PageHeader } from '@kehrtour/ui/layout/PageHeader.tsx';
import { useQuery } from '@tanstack/react-query';

import { pageQuery } from '../../shared/pageQuery.ts';
import { PageState } from '../../shared/PageState.tsx';
import { Aehnliche } from './parts/Aehnliche.tsx';
import { Angaben } from './parts/Angaben.tsx';
import { Haeuser } from './parts/Haeuser.tsx';
import { Zugang } from './parts/Zugang.tsx';
import { Zusammengelegte } from './parts/Zusammengelegte.tsx';

export type VerwaltungScreenProps = { client: Client; id: string };

/** One Hausverwaltung: its houses with their next visits, how to reach it, and who looks like it. */
export function VerwaltungScreen({ client, id }: VerwaltungScreenProps) {
  const query = useQuery(pageQuery(client, verwaltungHolen, { params: { id } }));
  return (
    <PageState query={query} count={8} named>
      {(verwaltung) => <Blatt client={client} verwaltung={verwaltung} />}
    </PageState>
  );
}

function Blatt({ client, verwaltung }: { client: Client; verwaltung: Verwaltung }) {
  const { name, haeuser, aehnliche, zusammengelegt } = verwaltung;
  usePageTitle(name);
  return (
    <>
      <PageHeader
        title={name}
        description={`Betreut ${formatMenge(haeuser.length, 'Haus', 'Häuser')}`}
        above={
          <Breadcrumb
            items={[
              { label: 'Liegenschaften', href: '/liegenschaften' },
              { label: 'Hausverwaltungen', href: '/liegenschaften/verwaltungen' },
              { label: name },
            ]}
          />
        }
      />
      <div className="flex flex-col gap-6">
        {aehnliche.length === 0 ? null : <Aehnliche client={client} verwaltung={verwaltung} />}
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
          <Haeuser haeuser={haeuser} />
          <div className="flex min-w-0 flex-col gap-6">
            <Angaben client={client} verwaltung={verwaltung} />
            <Zugang client={client} verwaltung={verwaltung} />
            {zusammengelegt.length === 0 ? null : <Zusammengelegte client={client} verwaltung={verwaltung} />}
          </div>
        </div>
      </div>
    </>
  );
}
