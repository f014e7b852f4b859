import type { Client } from '@kehrtour/api-client/client';
import { abfrage } from '@kehrtour/api-client/query';
import { mitarbeiterListe } from '@kehrtour/contract/mitarbeiter';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { heute } from '../../../../shared/heute.ts';
import { PageState } from '../../../../shared/PageState.tsx';
import { useZeiten, type Zeitenfrage } from '../../useZeiten.ts';
import { type Gewaehlt, Zeitauswahl } from './Zeitauswahl.tsx';

export type ZeitenProps = {
  client: Client;
  frage: Zeitenfrage;
  wahl: Gewaehlt | null;
  onWahl: (wahl: Gewaehlt) => void;
  onAlle?: () => void;
  taten?: ReactNode;
};

/** The free times for a wish, fetched page by page, and who could drive at a time of one's own. */
export function Zeiten({ client, frage, wahl, onWahl, onAlle, taten }: ZeitenProps) {
  const leute = useQuery(abfrage(client, mitarbeiterListe, {}));
  const zeiten = useZeiten(client, frage);
  return (
    <PageState query={{ data: zeiten.zeiten, error: zeiten.error, refetch: zeiten.refetch }} count={4}>
      {(angebot) => (
        <Zeitauswahl
          zeiten={angebot}
          wahl={wahl}
          onWahl={onWahl}
          taten={taten}
          {...(onAlle ? { onAlle } : {})}
          onMehr={() => void zeiten.mehr()}
          laedt={zeiten.laedtMehr}
          heute={heute()}
          leute={(leute.data?.eintraege ?? [])
            .filter(({ aktiv, faehrt }) => aktiv && faehrt)
            .map(({ id, vorname, nachname }) => ({ id, name: `${vorname} ${nachname}` }))}
        />
      )}
    </PageState>
  );
}
