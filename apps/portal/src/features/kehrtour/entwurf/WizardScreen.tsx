import type { Client } from '@kehrtour/api-client/client';
import { kehrtourHolen } from '@kehrtour/contract/kehrtour';
import { mitarbeiterListe } from '@kehrtour/contract/mitarbeiter';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { pageQuery } from '../../../shared/pageQuery.ts';
import { PageState } from '../../../shared/PageState.tsx';
import { istEntscheidung, schrittAdresse } from '../wizardSchritt.ts';
import type { Schritt } from '../wizardSchritt.ts';
import { ImportSchritt } from './parts/ImportSchritt.tsx';
import { Schrittformular } from './parts/Schrittformular.tsx';
import { Schrittrahmen } from './parts/Schrittrahmen.tsx';

export type WizardScreenProps = {
  client: Client;
  schritt: Schritt;
  /** Absent until the first step is saved: nothing is created by looking. */
  kehrtourId: string | undefined;
  gehe: (adresse: string) => void;
  /** The last step, which is a page of its own. */
  pruefen: ReactNode;
};

/** One question of the new round per page; the draft on the server is the truth. */
export function WizardScreen({ client, schritt, kehrtourId, gehe, pruefen }: WizardScreenProps) {
  const kehrtour = useQuery({
    ...pageQuery(client, kehrtourHolen, { params: { id: kehrtourId ?? '' } }),
    enabled: kehrtourId !== undefined,
  });
  const mitarbeiter = useQuery(pageQuery(client, mitarbeiterListe, {}));
  const personen = mitarbeiter.data?.eintraege ?? [];

  if (schritt === 'import')
    return (
      <Schrittrahmen
        schritt={schritt}
        kehrtour={kehrtour.data}
        mitarbeiter={personen}
        weiter={{ onPress: () => gehe(schrittAdresse('liegenschaften', kehrtourId)) }}
      >
        <ImportSchritt client={client} />
      </Schrittrahmen>
    );
  if (!istEntscheidung(schritt)) return pruefen;
  if (kehrtourId === undefined)
    return (
      <Schrittformular
        key={schritt}
        client={client}
        schritt={schritt}
        kehrtour={undefined}
        mitarbeiter={personen}
        gehe={gehe}
      />
    );
  return (
    <PageState query={kehrtour} shape="block" count={1}>
      {(geladen) => (
        <PageState query={mitarbeiter} shape="block" count={1}>
          {({ eintraege }) => (
            <Schrittformular
              key={`${kehrtourId}/${schritt}`}
              client={client}
              schritt={schritt}
              kehrtour={geladen}
              mitarbeiter={eintraege}
              gehe={gehe}
            />
          )}
        </PageState>
      )}
    </PageState>
  );
}
