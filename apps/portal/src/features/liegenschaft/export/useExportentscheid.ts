import type { Client } from '@kehrtour/api-client/client';
import { sentenceOf } from '@kehrtour/api-client/faults';
import { outdateConcepts } from '@kehrtour/api-client/outdateConcepts';
import {
  type Exportantwort,
  exportentscheidZuruecknehmen,
  ungenannteHaeuserEntscheiden,
  type UngenanntesHaus,
} from '@kehrtour/contract/exportentscheid';
import { formatMenge } from '@kehrtour/domain/format';
import type { Exportwahl } from '@kehrtour/domain/liegenschaft/liegenschaft';
import { showToast } from '@kehrtour/ui/message/showToast.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

/** Deciding about many houses, and the way back; everything that shows houses is asked for again. */
export function useExportentscheid(client: Client) {
  const cache = useQueryClient();
  const [busy, setBusy] = useState('');
  const [abgewiesen, setAbgewiesen] = useState<Exportantwort['abgewiesen']>([]);
  async function tue(wo: string, tat: () => Promise<void>): Promise<void> {
    setBusy(wo);
    await tat().catch((error: unknown) => showToast(sentenceOf(error), { tone: 'danger' }));
    await outdateConcepts(cache, 'liegenschaften', 'kehrtouren');
    setBusy('');
  }
  const nimmZurueck = (id: string) =>
    tue(id, async () => {
      const { zurueck, geblieben } = await client.call(exportentscheidZuruecknehmen, { params: { id } });
      const rest = geblieben === 0 ? '' : `, ${formatMenge(geblieben, 'Haus', 'Häuser')} seither geändert`;
      showToast(`Zurückgenommen: ${formatMenge(zurueck, 'Haus', 'Häuser')}${rest}`, { tone: 'success' });
    });
  const entscheide = (wahl: Exportwahl, haeuser: readonly UngenanntesHaus[]) =>
    tue(wahl, async () => {
      const antwort = await client.call(ungenannteHaeuserEntscheiden, {
        body: { wahl, haeuser: haeuser.map(({ id, version }) => ({ id, version })) },
      });
      setAbgewiesen(antwort.abgewiesen);
      const { entscheidId: id, entschieden } = antwort;
      if (id === null) return;
      const was = wahl === 'behalten' ? 'behalten' : 'stillgelegt';
      showToast(`${formatMenge(entschieden, 'Haus', 'Häuser')} ${was}`, {
        tone: 'success',
        onUndo: () => void nimmZurueck(id),
      });
    });
  return { busy, abgewiesen, entscheide, nimmZurueck };
}
export type Exporttaten = ReturnType<typeof useExportentscheid>;
