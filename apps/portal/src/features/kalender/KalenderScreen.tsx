import type { Client } from '@kehrtour/api-client/client';
import { kalenderHolen, type KalenderPerson } from '@kehrtour/contract/kalender';
import { Card } from '@kehrtour/ui/layout/Card.tsx';
import { useQuery } from '@tanstack/react-query';

import { pageQuery } from '../../shared/pageQuery.ts';
import { PageState } from '../../shared/PageState.tsx';
import { Abos } from './parts/Abos.tsx';
import { Feed } from './parts/Feed.tsx';

export type KalenderScreenProps = { client: Client; jetzt: () => Date };

/** Calendars: appointments out into the own one, busy times in from others. The owner sees those of everybody. */
export function KalenderScreen({ client, jetzt }: KalenderScreenProps) {
  const query = useQuery(pageQuery(client, kalenderHolen, {}));
  return (
    <PageState query={query} shape="block" count={2}>
      {({ personen }) => {
        const [selbst, ...andere] = personen;
        return (
          <div className="flex max-w-3xl flex-col gap-6">
            {selbst === undefined ? null : (
              <Kalender client={client} person={selbst} jetzt={jetzt()} titel="Ihr Kalender" />
            )}
            {andere.length === 0 ? null : (
              <section aria-labelledby="andere" className="flex flex-col gap-4">
                <div>
                  <h2 id="andere" className="text-lg font-bold">
                    Kalender der anderen
                  </h2>
                  <p className="text-muted">Jede Person verwaltet ihren Kalender auch selbst.</p>
                </div>
                {andere.map((person) => (
                  <Kalender
                    key={person.mitarbeiterId}
                    client={client}
                    person={person}
                    jetzt={jetzt()}
                    titel={person.name}
                    level={3}
                  />
                ))}
              </section>
            )}
          </div>
        );
      }}
    </PageState>
  );
}

type KalenderProps = {
  client: Client;
  person: KalenderPerson;
  jetzt: Date;
  titel: string;
  level?: 2 | 3;
};

function Kalender({ client, person, jetzt, titel, level = 2 }: KalenderProps) {
  return (
    <Card title={titel} level={level}>
      <div className="flex flex-col gap-6">
        <Feed client={client} person={person} jetzt={jetzt} level={level === 2 ? 3 : 4} />
        <hr className="border-line" />
        <Abos client={client} person={person} jetzt={jetzt} level={level === 2 ? 3 : 4} />
      </div>
    </Card>
  );
}
