import type { Client } from '@kehrtour/api-client/client';
import { sentenceOf } from '@kehrtour/api-client/faults';
import { outdateConcepts } from '@kehrtour/api-client/outdateConcepts';
import { abfrage } from '@kehrtour/api-client/query';
import { versandHolen, versandSteuern } from '@kehrtour/contract/versand';
import type { Versandtat } from '@kehrtour/domain/versand/versandstand';
import { showToast } from '@kehrtour/ui/message/showToast.tsx';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { jetzt } from '../../../shared/heute.ts';

/** While something is leaving, the figures are those of now; while it waits, somebody else may stop it. */
const TAKT_MS = 1500;
const TAKT_WARTEND_MS = 10_000;

/** How far the messages of a round are, and the presses that stop them, go on, or throw the rest away. */
export function useVersand(client: Client, kehrtourId: string) {
  const cache = useQueryClient();
  const frage = abfrage(client, versandHolen, { params: { id: kehrtourId } });
  const { data } = useQuery({
    ...frage,
    refetchInterval: ({ state: { data: stand } }) => {
      if (stand === undefined || stand.zahlen.geht + stand.zahlen.wartet === 0) return false;
      const bisDahin = stand.hinausAb === null ? 0 : new Date(stand.hinausAb).getTime() - jetzt().getTime();
      return Math.min(TAKT_WARTEND_MS, Math.max(TAKT_MS, bisDahin));
    },
  });
  const [busy, setBusy] = useState<Versandtat | null>(null);

  async function tu(tat: Versandtat): Promise<void> {
    setBusy(tat);
    try {
      const versand = await client.call(versandSteuern, { params: { id: kehrtourId }, body: { tat } });
      await cache.cancelQueries({ queryKey: frage.queryKey });
      cache.setQueryData(frage.queryKey, versand);
      if (tat === 'verwerfen') await outdateConcepts(cache, 'kehrtouren', 'termine');
    } catch (error) {
      showToast(sentenceOf(error), { tone: 'danger' });
    } finally {
      setBusy(null);
    }
  }
  return { versand: data, busy, tu };
}
