import type { Client } from '@kehrtour/api-client/client';
import { einrichtungHolen } from '@kehrtour/contract/unternehmen';
import type { Einrichtungsschritt } from '@kehrtour/contract/unternehmen';
import { ButtonLink } from '@kehrtour/ui/action/ButtonLink.tsx';
import { TaskList } from '@kehrtour/ui/layout/TaskList.tsx';
import { Notice } from '@kehrtour/ui/message/Notice.tsx';
import { useQuery } from '@tanstack/react-query';

import { pageQuery } from '../../shared/pageQuery.ts';
import { PageState } from '../../shared/PageState.tsx';
import { SCHRITTE, STAENDE } from './einrichtung.format.ts';

export type EinrichtungScreenProps = {
  client: Client;
  hrefOf: (step: Einrichtungsschritt) => string;
  /** Where planning begins, once everything necessary is there. */
  startHref: string;
};

/** The five steps of the set-up in any order, with what is there and what is missing. */
export function EinrichtungScreen({ client, hrefOf, startHref }: EinrichtungScreenProps) {
  const query = useQuery(pageQuery(client, einrichtungHolen, {}));
  return (
    <PageState query={query}>
      {({ schritte }) => (
        <div className="flex flex-col gap-6">
          <TaskList
            label="Schritte der Einrichtung"
            tasks={schritte.map(({ schritt, stand, hinweis }) => ({
              id: schritt,
              title: SCHRITTE[schritt],
              hint: hinweis,
              href: hrefOf(schritt),
              status: STAENDE[stand],
            }))}
          />
          {schritte.some(({ stand }) => stand === 'noetig') ? (
            <p className="text-muted">Planen können Sie, sobald kein Schritt mehr „nötig“ ist.</p>
          ) : (
            <Notice
              tone="success"
              title="Sie können planen"
              action={
                <ButtonLink kind="primary" href={startHref}>
                  Zu den Kehrtouren
                </ButtonLink>
              }
            >
              <p>Alles Nötige ist da. Den Rest ergänzen Sie, wann Sie wollen.</p>
            </Notice>
          )}
        </div>
      )}
    </PageState>
  );
}
