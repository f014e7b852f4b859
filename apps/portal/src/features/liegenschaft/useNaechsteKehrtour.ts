import type { Client } from '@kehrtour/api-client/client';
import { sentenceOf } from '@kehrtour/api-client/faults';
import { outdateConcepts } from '@kehrtour/api-client/outdateConcepts';
import { naechsteKehrtourFuellen } from '@kehrtour/contract/kehrtourAuswahl';
import { formatMenge } from '@kehrtour/domain/format';
import { showToast } from '@kehrtour/ui/message/showToast.tsx';
import { useMutation, useQueryClient } from '@tanstack/react-query';

/** Puts houses into the next round that nobody was told of, and says into which. */
export function useNaechsteKehrtour(client: Client) {
  const cache = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: (liegenschaftIds: string[]) =>
      client.call(naechsteKehrtourFuellen, {
        body: { liegenschaftIds },
        idempotencyKey: crypto.randomUUID(),
      }),
    onSuccess: ({ name, neu, angelegt }) => {
      const haeuser = neu === 0 ? 'Alle Häuser waren schon' : `${formatMenge(neu, 'Haus', 'Häuser')}`;
      showToast(`${haeuser} in „${name}“${angelegt ? ', einem neuen Entwurf' : ''}`, { tone: 'success' });
      void outdateConcepts(cache, 'kehrtouren', 'aufgaben');
    },
    onError: (error) => showToast(sentenceOf(error), { tone: 'danger' }),
  });
  return { lege: (liegenschaftIds: string[]) => mutate(liegenschaftIds), laeuft: isPending };
}
