import type { Client } from '@kehrtour/api-client/client';
import { sentenceOf } from '@kehrtour/api-client/faults';
import { outdateConcepts } from '@kehrtour/api-client/outdateConcepts';
import { abfrage } from '@kehrtour/api-client/query';
import { hauswuenscheHolen, hauswunschAnlegen, hauswunschLoeschen } from '@kehrtour/contract/antwortbrett';
import type { Hauswunsch } from '@kehrtour/contract/antwortbrett';
import { formatTag } from '@kehrtour/domain/format';
import { WUENSCHE_JE_HAUS_MAX } from '@kehrtour/domain/liegenschaft/hauswunsch';
import { ortszeitAus } from '@kehrtour/domain/ortszeit';
import { lazyPart } from '@kehrtour/shell/lazyPart.tsx';
import { Button } from '@kehrtour/ui/action/Button.tsx';
import { showToast } from '@kehrtour/ui/message/showToast.tsx';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

const HauswunschDialog = lazyPart(
  async () => (await import('./parts/antwort/HauswunschDialog.tsx')).HauswunschDialog,
);

const NEU = 'neu';

export type WuenscheDesHausesProps = { client: Client; liegenschaftId: string; aenderbar: boolean };

/** What households of a house would like of later visits; whoever edits the house writes, changes and removes them here. */
export function WuenscheDesHauses({ client, liegenschaftId, aenderbar }: WuenscheDesHausesProps) {
  const [offen, setOffen] = useState<string | null>(null);
  const { data } = useQuery(abfrage(client, hauswuenscheHolen, { params: { id: liegenschaftId } }));
  const loesche = useLoeschen(client, liegenschaftId);
  if (data === undefined || (data.wuensche.length === 0 && !aenderbar)) return null;
  const { wuensche, einheiten } = data;
  return (
    <section
      aria-label="Vorgemerkte Wünsche"
      className={wuensche.length === 0 ? 'mb-4 print:hidden' : 'mb-4 rounded-md bg-warning-soft p-3'}
    >
      {wuensche.length === 0 ? null : <h3 className="font-semibold">Vorgemerkte Wünsche</h3>}
      <ul className="mt-1 flex flex-col gap-1">
        {wuensche.map((wunsch) => (
          <li key={wunsch.id} className="flex flex-wrap items-center justify-between gap-x-4">
            <span className="min-w-0 wrap-anywhere">{wunschText(wunsch)}</span>
            {aenderbar ? (
              <span className="flex print:hidden">
                <Button
                  size="small"
                  kind="quiet"
                  aria-label={`Wunsch ändern: ${wunsch.text}`}
                  onPress={() => setOffen(wunsch.id)}
                >
                  Ändern
                </Button>
                <Button
                  size="small"
                  kind="quiet"
                  disabled={loesche.isPending}
                  aria-label={`Wunsch entfernen: ${wunsch.text}`}
                  onPress={() => loesche.mutate(wunsch)}
                >
                  Entfernen
                </Button>
              </span>
            ) : null}
          </li>
        ))}
      </ul>
      {aenderbar && wuensche.length < WUENSCHE_JE_HAUS_MAX ? (
        <p className={wuensche.length === 0 ? 'print:hidden' : 'mt-2 print:hidden'}>
          <Button size="small" onPress={() => setOffen(NEU)}>
            Wunsch vormerken
          </Button>
        </p>
      ) : null}
      {offen === null ? null : (
        <HauswunschDialog
          client={client}
          liegenschaftId={liegenschaftId}
          einheiten={einheiten}
          // As it stands now: whoever presses again after a change of somebody else has seen it.
          wunsch={wuensche.find(({ id }) => id === offen)}
          onClose={() => setOffen(null)}
        />
      )}
    </section>
  );
}

/** Taken away at once, and back again for ten seconds. */
function useLoeschen(client: Client, liegenschaftId: string) {
  const cache = useQueryClient();
  const params = { id: liegenschaftId };
  const klage = (error: unknown) => showToast(sentenceOf(error), { tone: 'danger' });
  const stelleHer = ({ text, nutzungseinheitId }: Hauswunsch) =>
    void client
      .call(hauswunschAnlegen, {
        params,
        body: { text, nutzungseinheitId },
        idempotencyKey: crypto.randomUUID(),
      })
      .catch(klage)
      .finally(() => outdateConcepts(cache, 'liegenschaften'));
  return useMutation({
    mutationFn: ({ id }: Hauswunsch) =>
      client.call(hauswunschLoeschen, { params: { ...params, wunschId: id } }),
    onSuccess: (_, wunsch) =>
      showToast('Wunsch entfernt', { tone: 'success', onUndo: () => stelleHer(wunsch) }),
    onError: klage,
    onSettled: () => outdateConcepts(cache, 'liegenschaften'),
  });
}

const wunschText = ({ text, fuer, am, ausAntwort }: Hauswunsch): string =>
  `${fuer === '' ? '' : `${fuer}: `}„${text}“, seit ${formatTag(ortszeitAus(new Date(am)).tag)}${ausAntwort ? ' aus einer Antwort' : ''}`;
