import type { Client } from '@kehrtour/api-client/client';
import { sentenceOf } from '@kehrtour/api-client/faults';
import { outdateConcepts } from '@kehrtour/api-client/outdateConcepts';
import { haeuserTrennen, haeuserVerschieden, haeuserZusammenfuehren } from '@kehrtour/contract/doppelt';
import type { Hausseite } from '@kehrtour/contract/doppelt';
import { showToast } from '@kehrtour/ui/message/showToast.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

/** Joining, parting, and saying that they are two; everything that shows houses is asked for again. */
export function useDoppelte(client: Client) {
  const cache = useQueryClient();
  const [busy, setBusy] = useState('');
  async function tue(wo: string, tat: () => Promise<void>): Promise<void> {
    setBusy(wo);
    await tat().catch((error: unknown) => showToast(sentenceOf(error), { tone: 'danger' }));
    await outdateConcepts(cache, 'liegenschaften', 'termine', 'kehrtouren', 'verwaltungen');
    setBusy('');
  }
  const trenne = (id: string) =>
    tue(id, async () => {
      await client.call(haeuserTrennen, { params: { id } });
      showToast('Wieder zwei Häuser', { tone: 'success' });
    });
  const fuehreZusammen = (bleibt: Hausseite, geht: Hausseite) =>
    tue(bleibt.id, async () => {
      const { zusammenfuehrungId } = await client.call(haeuserZusammenfuehren, {
        params: { id: bleibt.id },
        body: { version: bleibt.version, mitId: geht.id, mitVersion: geht.version },
      });
      showToast(`Zusammengeführt: ${bleibt.anschrift}`, {
        tone: 'success',
        onUndo: () => void trenne(zusammenfuehrungId),
      });
    });
  const merkeVerschiedene = (eines: Hausseite, anderes: Hausseite) =>
    tue(eines.id, async () => {
      await client.call(haeuserVerschieden, { params: { id: eines.id }, body: { mitId: anderes.id } });
      showToast('Gemerkt: Das sind zwei Häuser', { tone: 'success' });
    });
  return { busy, fuehreZusammen, trenne, merkeVerschiedene };
}
export type Doppeltaten = ReturnType<typeof useDoppelte>;
