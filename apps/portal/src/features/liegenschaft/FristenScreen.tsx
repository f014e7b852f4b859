import type { Client } from '@kehrtour/api-client/client';
import { fristenHolen } from '@kehrtour/contract/aufgabe';
import { ButtonLink } from '@kehrtour/ui/action/ButtonLink.tsx';
import { EmptyState } from '@kehrtour/ui/message/EmptyState.tsx';
import { useQuery } from '@tanstack/react-query';
import { CalendarCheck } from 'lucide-react';

import { pageQuery } from '../../shared/pageQuery.ts';
import { PageState } from '../../shared/PageState.tsx';
import { Fristkarte } from './parts/liste/Fristkarte.tsx';
import { useNaechsteKehrtour } from './useNaechsteKehrtour.ts';

/** What closes soon, the most pressing first; each group goes into the next round with one press. */
export function FristenScreen({ client }: { client: Client }) {
  const query = useQuery(pageQuery(client, fristenHolen, {}));
  const { lege, laeuft } = useNaechsteKehrtour(client);
  return (
    <PageState query={query} shape="rows" count={8}>
      {({ gruppen }) => {
        const volle = gruppen.filter(({ haeuser }) => haeuser.length > 0);
        if (volle.length === 0)
          return (
            <EmptyState
              title="In den nächsten 30 Tagen schließt keine Frist"
              icon={<CalendarCheck aria-hidden />}
              action={
                <ButtonLink kind="primary" href="/liegenschaften">
                  Zu den Liegenschaften
                </ButtonLink>
              }
            >
              Auch im Fenster der Feuerstättenschau liegt gerade kein Haus.
            </EmptyState>
          );
        return (
          <div className="flex flex-col gap-6">
            {volle.map(({ gruppe, haeuser }) => (
              <Fristkarte key={gruppe} gruppe={gruppe} haeuser={haeuser} busy={laeuft} onLege={lege} />
            ))}
          </div>
        );
      }}
    </PageState>
  );
}
