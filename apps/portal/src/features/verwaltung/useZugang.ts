import type { Client } from '@kehrtour/api-client/client';
import { sentenceOf } from '@kehrtour/api-client/faults';
import { keyOf } from '@kehrtour/api-client/query';
import {
  verwaltungszugangAnlegen,
  verwaltungszugangHolen,
  verwaltungszugangLoeschen,
} from '@kehrtour/contract/verwaltung';
import { showToast } from '@kehrtour/ui/message/showToast.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

/** Makes and shuts the link of a Hausverwaltung; what is shown follows. */
export function useZugang(client: Client, id: string) {
  const cache = useQueryClient();
  const [busy, setBusy] = useState(false);
  async function tue(tat: () => Promise<unknown>, gesagt: string): Promise<void> {
    setBusy(true);
    try {
      await tat();
      showToast(gesagt, { tone: 'success' });
    } catch (error) {
      showToast(sentenceOf(error), { tone: 'danger' });
    }
    await cache.invalidateQueries({ queryKey: keyOf(verwaltungszugangHolen, { params: { id } }) });
    setBusy(false);
  }
  return {
    busy,
    lege: () =>
      tue(() => client.call(verwaltungszugangAnlegen, { params: { id }, body: {} }), 'Link angelegt'),
    sperre: () => tue(() => client.call(verwaltungszugangLoeschen, { params: { id } }), 'Link gesperrt'),
  };
}
