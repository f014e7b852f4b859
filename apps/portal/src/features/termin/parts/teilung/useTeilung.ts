import type { Client } from '@kehrtour/api-client/client';
import { sentenceOf } from '@kehrtour/api-client/faults';
import { outdateConcepts } from '@kehrtour/api-client/outdateConcepts';
import { abfrage, keyOf } from '@kehrtour/api-client/query';
import type { BodyOf } from '@kehrtour/contract/endpoint';
import { terminHolen } from '@kehrtour/contract/termin';
import type { Termin } from '@kehrtour/contract/termin';
import { termineZusammenlegen, terminTeilen, terminteilungHolen } from '@kehrtour/contract/terminteilung';
import { showToast } from '@kehrtour/ui/message/showToast.tsx';
import { useQuery, useQueryClient } from '@tanstack/react-query';

type Teil = Omit<BodyOf<typeof terminTeilen>, 'version'>;
type Anderer = { id: string; version: number };

/** What an appointment may become, and both acts; each is the way back from the other. */
export function useTeilung(client: Client, { id }: Pick<Termin, 'id'>) {
  const cache = useQueryClient();
  const params = { id };
  const teilung = useQuery({ ...abfrage(client, terminteilungHolen, { params }), staleTime: 0 });

  async function dann<Answer>(tat: () => Promise<Answer>): Promise<Answer> {
    try {
      return await tat();
    } finally {
      await outdateConcepts(cache, 'buchungen', 'termine', 'liegenschaften', 'kehrtouren');
    }
  }

  const teile = (version: number, teil: Teil, idempotencyKey: string) =>
    dann(async () => {
      const body = { version, ...teil };
      const answer = await client.call(terminTeilen, { params, body, idempotencyKey });
      cache.setQueryData(keyOf(terminHolen, { params }), answer.termin);
      return answer;
    });

  const lege = (version: number, mit: Anderer, idempotencyKey: string) =>
    dann(async () => {
      const body = { version, mit: { id: mit.id, version: mit.version } };
      const answer = await client.call(termineZusammenlegen, { params, body, idempotencyKey });
      cache.setQueryData(keyOf(terminHolen, { params }), answer);
      return answer;
    });

  return {
    teilung,
    teile,
    lege,
    /** Takes back what nobody was told of. */
    nimmZurueck: (tat: () => Promise<unknown>, gesagt: string) => void zurueck(tat, gesagt),
  };
}

async function zurueck(tat: () => Promise<unknown>, gesagt: string): Promise<void> {
  try {
    await tat();
    showToast(gesagt, { tone: 'success' });
  } catch (error) {
    showToast(sentenceOf(error), { tone: 'danger' });
  }
}
