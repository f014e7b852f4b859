import type { Client } from '@kehrtour/api-client/client';
import { faultsOf, problemOf } from '@kehrtour/api-client/faults';
import { outdateConcepts } from '@kehrtour/api-client/outdateConcepts';
import { keyOf } from '@kehrtour/api-client/query';
import { kehrtourHolen } from '@kehrtour/contract/kehrtour';
import type { Kehrtour } from '@kehrtour/contract/kehrtour';
import { kehrtourAbschliessen, kehrtourStarten } from '@kehrtour/contract/kehrtourlauf';
import type { OffeneBeimAbschluss } from '@kehrtour/domain/termin';
import { showToast } from '@kehrtour/ui/message/showToast.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

/** Begins and ends a round. `frage` is what the server wants to know first: what becomes of visits without a result. */
export function useTourlauf(client: Client, tour: Kehrtour) {
  const cache = useQueryClient();
  const [busy, setBusy] = useState(false);
  const [frage, setFrage] = useState<string | null>(null);
  const params = { id: tour.id };

  async function rufe(getan: string, call: () => Promise<Kehrtour>): Promise<void> {
    setBusy(true);
    try {
      cache.setQueryData(keyOf(kehrtourHolen, { params }), await call());
      setFrage(null);
      showToast(getan, { tone: 'success' });
      await outdateConcepts(cache, 'kehrtouren', 'termine', 'liegenschaften');
    } catch (error) {
      const problem = problemOf(error);
      if (problem?.type === 'kehrtour.noch-offen') setFrage(problem.detail);
      else showToast(faultsOf(error, {})[0]?.text ?? '', { tone: 'danger' });
    } finally {
      setBusy(false);
    }
  }

  return {
    busy,
    frage,
    vergissFrage: () => setFrage(null),
    starte: () => void rufe('Die Kehrtour ist unterwegs', () => client.call(kehrtourStarten, { params })),
    schliesseAb: (offene?: OffeneBeimAbschluss) =>
      void rufe('Die Kehrtour ist abgeschlossen', () =>
        client.call(kehrtourAbschliessen, { params, body: offene === undefined ? {} : { offene } }),
      ),
  };
}
