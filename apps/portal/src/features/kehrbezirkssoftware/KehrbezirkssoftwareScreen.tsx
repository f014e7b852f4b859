import type { Client } from '@kehrtour/api-client/client';
import { kehrbezirkssoftwareHolen } from '@kehrtour/contract/kehrbezirkssoftware';
import { Card } from '@kehrtour/ui/layout/Card.tsx';
import { EmptyState } from '@kehrtour/ui/message/EmptyState.tsx';
import { useQuery } from '@tanstack/react-query';

import { pageQuery } from '../../shared/pageQuery.ts';
import { PageState } from '../../shared/PageState.tsx';
import { ProgrammVerbinden } from './parts/ProgrammVerbinden.tsx';
import { Verbindung } from './parts/Verbindung.tsx';

/** Programs that speak for the company: connected with a token, looked after, ended. */
export function KehrbezirkssoftwareScreen({ client, email }: { client: Client; email: string }) {
  const query = useQuery(pageQuery(client, kehrbezirkssoftwareHolen, {}));
  return (
    <PageState query={query} shape="block" count={2}>
      {({ verbindungen, offenesToken }) => (
        <div className="flex max-w-3xl flex-col gap-6">
          <Card title="Verbundene Programme">
            {verbindungen.length === 0 ? (
              <EmptyState title="Noch kein Programm verbunden">
                Ihre Kehrbezirkssoftware sendet dann jede Nacht ihre Liegenschaften und holt sich die
                Antworten Ihrer Kunden.
              </EmptyState>
            ) : (
              <ul className="-my-2 divide-y divide-line">
                {verbindungen.map((verbindung) => (
                  <li key={verbindung.id} className="py-4">
                    <Verbindung client={client} verbindung={verbindung} />
                  </li>
                ))}
              </ul>
            )}
          </Card>
          <Card title="Programm verbinden">
            <ProgrammVerbinden client={client} email={email} offenBis={offenesToken?.laeuftAb ?? null} />
          </Card>
        </div>
      )}
    </PageState>
  );
}
