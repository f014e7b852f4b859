import type { Client } from '@kehrtour/api-client/client';
import { sentenceOf } from '@kehrtour/api-client/faults';
import { outdateConcepts } from '@kehrtour/api-client/outdateConcepts';
import type { BodyOf } from '@kehrtour/contract/endpoint';
import { auftragAendern, type Auftrag, type Mangel, mangelAendern } from '@kehrtour/contract/mangel';
import { showToast } from '@kehrtour/ui/message/showToast.tsx';
import { useMutation, useQueryClient } from '@tanstack/react-query';

export type Mangelneu = Omit<BodyOf<typeof mangelAendern>, 'version'>;

/** One press on a defect or an order; what is shown is fetched anew, and a refusal is said. */
export function useMangeltat(client: Client) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: async (
      tat: { mangel: Mangel; neu: Mangelneu } | { auftrag: Auftrag; beendetAm: string | null },
    ) => {
      await ('mangel' in tat
        ? client.call(mangelAendern, {
            params: { id: tat.mangel.id },
            body: { version: tat.mangel.version, ...tat.neu },
          })
        : client.call(auftragAendern, {
            params: { id: tat.auftrag.id },
            body: { version: tat.auftrag.version, beendetAm: tat.beendetAm },
          }));
    },
    onError: (error) => showToast(sentenceOf(error), { tone: 'danger' }),
    onSettled: () => outdateConcepts(cache, 'maengel'),
  });
}
