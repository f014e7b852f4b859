import type { Client } from '@kehrtour/api-client/client';
import { kehrtourHolen } from '@kehrtour/contract/kehrtour';
import type { Kehrtour } from '@kehrtour/contract/kehrtour';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';

import { pageQuery } from '../../../shared/pageQuery.ts';
import { PageState } from '../../../shared/PageState.tsx';
import { Planungslauf } from '../brett/Planungslauf.tsx';
import { usePlanung } from '../brett/usePlanung.ts';
import { Aenderungskarte } from './Aenderungskarte.tsx';

export type WartendeAenderungProps = {
  client: Client;
  kehrtourId: string;
  /** It was accepted or discarded, here or by somebody else. */
  onEntschieden: () => void;
};

/** The plan of a round that waits, on a page that is not the round's own. */
export function WartendeAenderung({ client, kehrtourId, onEntschieden }: WartendeAenderungProps) {
  const query = useQuery(pageQuery(client, kehrtourHolen, { params: { id: kehrtourId } }));
  return (
    <PageState query={query} shape="rows" count={4}>
      {(kehrtour) =>
        kehrtour.aenderung === null ? (
          <Entschieden onEntschieden={onEntschieden} />
        ) : (
          <Karte client={client} kehrtour={kehrtour} offene={kehrtour.aenderung} />
        )
      }
    </PageState>
  );
}

type KarteProps = { client: Client; kehrtour: Kehrtour; offene: NonNullable<Kehrtour['aenderung']> };

function Karte({ client, kehrtour, offene }: KarteProps) {
  const planung = usePlanung(client, kehrtour);
  return (
    <>
      {planung.busy || planung.fehler !== null ? (
        <Planungslauf planung={planung} kehrtourId={kehrtour.id} />
      ) : null}
      <Aenderungskarte
        client={client}
        kehrtour={kehrtour}
        offene={offene}
        busy={planung.busy}
        onOhneGebrochene={() => planung.starte({ ohneGebrochene: true })}
      />
    </>
  );
}

function Entschieden({ onEntschieden }: Pick<WartendeAenderungProps, 'onEntschieden'>) {
  const melde = useEffectEvent(onEntschieden);
  useEffect(() => melde(), []);
  return <p>Die Änderung ist entschieden.</p>;
}
