import type { Client } from '@kehrtour/api-client/client';
import { faultsOf } from '@kehrtour/api-client/faults';
import { outdateConcepts } from '@kehrtour/api-client/outdateConcepts';
import { abfrage } from '@kehrtour/api-client/query';
import { hauswuenscheHolen, hauswunschLoeschen } from '@kehrtour/contract/antwortbrett';
import type { Hauswunsch } from '@kehrtour/contract/antwortbrett';
import { formatTag } from '@kehrtour/domain/format';
import { ortszeitAus } from '@kehrtour/domain/ortszeit';
import { Button } from '@kehrtour/ui/action/Button.tsx';
import { showToast } from '@kehrtour/ui/message/showToast.tsx';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

export type WuenscheDesHausesProps = { client: Client; liegenschaftId: string; bearbeitet: boolean };

/** What households of a house would like of later visits; nothing where nobody said so. */
export function WuenscheDesHauses({ client, liegenschaftId, bearbeitet }: WuenscheDesHausesProps) {
  const cache = useQueryClient();
  const { data } = useQuery(abfrage(client, hauswuenscheHolen, { params: { id: liegenschaftId } }));
  const loesche = useMutation({
    mutationFn: (wunschId: string) =>
      client.call(hauswunschLoeschen, { params: { id: liegenschaftId, wunschId } }),
    onSuccess: () => showToast('Wunsch entfernt', { tone: 'success' }),
    onError: (error) => showToast(faultsOf(error, {})[0]?.text ?? '', { tone: 'danger' }),
    onSettled: () => outdateConcepts(cache, 'liegenschaften'),
  });
  if (data === undefined || data.wuensche.length === 0) return null;
  return (
    <section aria-label="Vorgemerkte Wünsche" className="mb-4 rounded-md bg-warning-soft p-3">
      <h3 className="font-semibold">Vorgemerkte Wünsche</h3>
      <ul className="mt-1 flex flex-col gap-1">
        {data.wuensche.map((wunsch) => (
          <li key={wunsch.id} className="flex flex-wrap items-center justify-between gap-x-4">
            <span className="min-w-0 wrap-anywhere">{wunschText(wunsch)}</span>
            {bearbeitet ? (
              <Button
                size="small"
                kind="quiet"
                disabled={loesche.isPending}
                aria-label={`Wunsch entfernen: ${wunsch.text}`}
                onPress={() => loesche.mutate(wunsch.id)}
              >
                Entfernen
              </Button>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  );
}

const wunschText = ({ text, fuer, am }: Hauswunsch): string =>
  `${fuer === '' ? '' : `${fuer}: `}„${text}“, seit ${formatTag(ortszeitAus(new Date(am)).tag)}`;
