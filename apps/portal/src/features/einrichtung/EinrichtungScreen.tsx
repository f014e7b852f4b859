import type { Client } from '@kehrtour/api-client/client';
import type { AnswerOf } from '@kehrtour/contract/endpoint';
import { einrichtungHolen } from '@kehrtour/contract/unternehmen';
import type { Einrichtungsschritt } from '@kehrtour/contract/unternehmen';
import { ButtonLink } from '@kehrtour/ui/action/ButtonLink.tsx';
import { TaskList, type Task } from '@kehrtour/ui/layout/TaskList.tsx';
import { Notice } from '@kehrtour/ui/message/Notice.tsx';
import { useQuery } from '@tanstack/react-query';

import { pageQuery } from '../../shared/pageQuery.ts';
import { PageState } from '../../shared/PageState.tsx';
import { SCHRITTE, SPAETER, STAENDE } from './einrichtung.format.ts';

type Schritt = AnswerOf<typeof einrichtungHolen>['schritte'][number];

export type EinrichtungScreenProps = {
  client: Client;
  hrefOf: (step: Einrichtungsschritt) => string;
  /** Where planning begins, once everything necessary is there. */
  startHref: string;
};

/** From registering to the first round in one list, in any order, with what is there and what is missing; below it what can wait. */
export function EinrichtungScreen({ client, hrefOf, startHref }: EinrichtungScreenProps) {
  const query = useQuery(pageQuery(client, einrichtungHolen, {}));
  const alsAufgabe = ({ schritt, stand, hinweis }: Schritt): Task => {
    // A round without houses or people would lead back here.
    const geht = schritt !== 'kehrtour' || query.data?.schritte.every((one) => one.stand !== 'noetig');
    return {
      id: schritt,
      title: SCHRITTE[schritt],
      hint: hinweis,
      ...(geht === true ? { href: hrefOf(schritt) } : {}),
      status: STAENDE[stand],
    };
  };
  return (
    <PageState query={query}>
      {({ schritte }) => (
        <div className="flex flex-col gap-6">
          <TaskList
            label="Bis zur ersten Kehrtour"
            tasks={schritte.filter(({ schritt }) => !SPAETER.has(schritt)).map(alsAufgabe)}
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
          <section aria-labelledby="spaeter">
            <h2 id="spaeter" className="text-lg font-bold">
              Hat Zeit
            </h2>
            <TaskList
              label="Hat Zeit"
              tasks={schritte.filter(({ schritt }) => SPAETER.has(schritt)).map(alsAufgabe)}
            />
          </section>
        </div>
      )}
    </PageState>
  );
}
