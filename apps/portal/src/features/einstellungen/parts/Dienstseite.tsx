import type { Client } from '@kehrtour/api-client/client';
import {
  type Einstellungen,
  einstellungenHolen,
  versanddiensteHolen,
} from '@kehrtour/contract/einstellungen';
import type { AnswerOf } from '@kehrtour/contract/endpoint';
import { EmptyState } from '@kehrtour/ui/message/EmptyState.tsx';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { pageQuery } from '../../../shared/pageQuery.ts';
import { PageState } from '../../../shared/PageState.tsx';

type Versanddienste = AnswerOf<typeof versanddiensteHolen>;

export type DienstseiteProps<Weg extends keyof Versanddienste> = {
  client: Client;
  weg: Weg;
  /** Where this installation has no such service. */
  ohne: { title: string; text: string };
  children: (
    daten: Einstellungen & { version: number },
    dienst: NonNullable<Versanddienste[Weg]>,
  ) => ReactNode;
};

/** The settings of a way that needs a service: the form, or why there is none. */
export function Dienstseite<Weg extends keyof Versanddienste>({
  client,
  weg,
  ohne,
  children,
}: DienstseiteProps<Weg>) {
  const dienste = useQuery(pageQuery(client, versanddiensteHolen, {}));
  const query = useQuery(pageQuery(client, einstellungenHolen, {}));
  return (
    <PageState query={dienste} count={3}>
      {({ [weg]: dienst }) =>
        dienst === null ? (
          <EmptyState title={ohne.title}>
            <p>{ohne.text}</p>
          </EmptyState>
        ) : (
          <PageState query={query} count={3}>
            {(daten) => children(daten, dienst as NonNullable<Versanddienste[Weg]>)}
          </PageState>
        )
      }
    </PageState>
  );
}
