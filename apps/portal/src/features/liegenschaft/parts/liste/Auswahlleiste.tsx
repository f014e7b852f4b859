import type { Client } from '@kehrtour/api-client/client';
import { sentenceOf } from '@kehrtour/api-client/faults';
import { outdateConcepts } from '@kehrtour/api-client/outdateConcepts';
import { kehrtourAnlegen } from '@kehrtour/contract/kehrtour';
import { formatMenge } from '@kehrtour/domain/format';
import { Button } from '@kehrtour/ui/action/Button.tsx';
import { showToast } from '@kehrtour/ui/message/showToast.tsx';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Route } from 'lucide-react';

export type AuswahlleisteProps = {
  client: Client;
  gewaehlt: ReadonlySet<string>;
  onLeeren: () => void;
  onKehrtour: (kehrtourId: string) => void;
};

/** What is chosen, and what to do with it; only there when something is. */
export function Auswahlleiste({ client, gewaehlt, onLeeren, onKehrtour }: AuswahlleisteProps) {
  const cache = useQueryClient();
  const lege = useMutation({
    mutationFn: () =>
      client.call(kehrtourAnlegen, {
        body: { liegenschaftIds: [...gewaehlt] },
        idempotencyKey: crypto.randomUUID(),
      }),
    onSuccess: ({ id }) => {
      void outdateConcepts(cache, 'kehrtouren');
      onKehrtour(id);
    },
    onError: (error) => showToast(sentenceOf(error), { tone: 'danger' }),
  });
  if (gewaehlt.size === 0) return null;
  return (
    <section
      aria-label="Auswahl"
      className="sticky bottom-2 z-20 max-md:bottom-[calc(4.5rem+env(safe-area-inset-bottom))] flex flex-wrap items-center justify-between gap-3 rounded-lg border border-accent-line bg-raised px-4 py-3 shadow-lg print:hidden"
    >
      <p aria-live="polite" className="font-semibold tabular-nums">
        {formatMenge(gewaehlt.size, 'Haus gewählt', 'Häuser gewählt')}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button kind="quiet" onPress={onLeeren}>
          Auswahl aufheben
        </Button>
        <Button
          kind="primary"
          icon={<Route aria-hidden className="size-5" />}
          busy={lege.isPending}
          onPress={() => lege.mutate()}
        >
          In neue Kehrtour legen
        </Button>
      </div>
    </section>
  );
}
