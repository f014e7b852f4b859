import type { Client } from '@kehrtour/api-client/client';
import { faultsOf } from '@kehrtour/api-client/faults';
import { outdateConcepts } from '@kehrtour/api-client/outdateConcepts';
import { abfrage } from '@kehrtour/api-client/query';
import { versandHolen, versandSteuern } from '@kehrtour/contract/versand';
import type { Versandtat } from '@kehrtour/domain/versandstand';
import { showToast } from '@kehrtour/ui/message/showToast.tsx';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

/** While something is leaving, the figures are those of now. */
const TAKT_MS = 1500;

/** How far the messages of a round are, and the presses that stop them, go on, or throw the rest away. */
export function useVersand(client: Client, tourId: string) {
  const cache = useQueryClient();
  const frage = abfrage(client, versandHolen, { params: { id: tourId } });
  const { data } = useQuery({
    ...frage,
    refetchInterval: ({ state }) =>
      state.data !== undefined && state.data.zahlen.geht + state.data.zahlen.wartet > 0 ? TAKT_MS : false,
  });
  const [busy, setBusy] = useState<Versandtat | null>(null);

  async function tu(tat: Versandtat): Promise<void> {
    setBusy(tat);
    try {
      const versand = await client.call(versandSteuern, { params: { id: tourId }, body: { tat } });
      await cache.cancelQueries({ queryKey: frage.queryKey });
      cache.setQueryData(frage.queryKey, versand);
      if (tat === 'verwerfen') await outdateConcepts(cache, 'kehrtouren', 'termine');
    } catch (error) {
      showToast(faultsOf(error, {})[0]?.text ?? '', { tone: 'danger' });
    } finally {
      setBusy(null);
    }
  }
  return { versand: data, busy, tu };
}
