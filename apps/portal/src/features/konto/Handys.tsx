import type { Client } from '@kehrtour/api-client/client';
import { sentenceOf } from '@kehrtour/api-client/faults';
import { abfrage, keyOf } from '@kehrtour/api-client/query';
import { feldgeraetBeenden, feldgeraeteHolen } from '@kehrtour/contract/feldgeraet';
import { formatZeitpunkt } from '@kehrtour/domain/format';
import { Button } from '@kehrtour/ui/action/Button.tsx';
import { showToast } from '@kehrtour/ui/message/showToast.tsx';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

/** Phones that have "Heute" open for their shift, each with the way to end it: a lost one opens nothing any more. */
export function Handys({ client }: { client: Client }) {
  const { data } = useQuery(abfrage(client, feldgeraeteHolen, {}));
  const cache = useQueryClient();
  const beenden = useMutation({
    mutationFn: (kennung: string) => client.call(feldgeraetBeenden, { params: { kennung } }),
    onSuccess: () => showToast('Auf diesem Handy ist „Heute“ beendet', { tone: 'success' }),
    onError: (error) => showToast(sentenceOf(error), { tone: 'danger' }),
    onSettled: () => cache.invalidateQueries({ queryKey: keyOf(feldgeraeteHolen, {}) }),
  });
  if (data === undefined || data.geraete.length === 0) return null;
  return (
    <section aria-label="Handys mit „Heute“">
      <h3 className="font-semibold">Handys mit „Heute“</h3>
      <ul className="divide-y divide-line">
        {data.geraete.map((geraet) => (
          <li key={geraet.kennung} className="flex flex-wrap items-center justify-between gap-2 py-3">
            <span>
              <span className="block font-medium">{geraet.name}</span>
              <span className="text-sm text-muted tabular-nums">
                zuletzt {formatZeitpunkt(new Date(geraet.zuletzt))}, endet von selbst{' '}
                {formatZeitpunkt(new Date(geraet.laeuftAb))}
              </span>
            </span>
            <Button
              size="small"
              disabled={beenden.isPending}
              aria-label={`${geraet.name} beenden`}
              onPress={() => beenden.mutate(geraet.kennung)}
            >
              Beenden
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
