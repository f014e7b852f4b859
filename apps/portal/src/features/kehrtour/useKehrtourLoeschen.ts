import type { Client } from '@kehrtour/api-client/client';
import { sentenceOf } from '@kehrtour/api-client/faults';
import { outdateConcepts } from '@kehrtour/api-client/outdateConcepts';
import type { KehrtourKurz } from '@kehrtour/contract/kehrtour';
import { kehrtourLoeschen } from '@kehrtour/contract/kehrtourlauf';
import { showToast } from '@kehrtour/ui/message/showToast.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { kehrtourName } from './kehrtour.format.ts';

/** Time in which a deletion can be taken back; the server hears of it afterwards. */
const UNDO_MS = 10_000;

/** Hides a round at once and deletes it when nobody took it back. */
export function useKehrtourLoeschen(client: Client) {
  const cache = useQueryClient();
  const [verborgen, setVerborgen] = useState<ReadonlySet<string>>(new Set());
  const zeige = (id: string) => setVerborgen((ids) => new Set([...ids].filter((one) => one !== id)));
  const loesche = (kehrtour: KehrtourKurz) => {
    setVerborgen((ids) => new Set([...ids, kehrtour.id]));
    const uhr = setTimeout(() => {
      client
        .call(kehrtourLoeschen, { params: { id: kehrtour.id } })
        .then(() => outdateConcepts(cache, 'kehrtouren'))
        .catch((error: unknown) => {
          zeige(kehrtour.id);
          showToast(sentenceOf(error), { tone: 'danger' });
        });
    }, UNDO_MS);
    showToast(`${kehrtourName(kehrtour)} gelöscht`, {
      onUndo: () => {
        clearTimeout(uhr);
        zeige(kehrtour.id);
      },
    });
  };
  return { verborgen, loesche };
}
