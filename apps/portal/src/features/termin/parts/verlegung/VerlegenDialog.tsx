import type { Client } from '@kehrtour/api-client/client';
import { abfrage, keyOf } from '@kehrtour/api-client/query';
import { terminHolen } from '@kehrtour/contract/termin';
import type { TerminKurz } from '@kehrtour/contract/termin';
import { buchungVerlegen, verlegezeitenHolen } from '@kehrtour/contract/terminbuero';
import { useQuery, useQueryClient } from '@tanstack/react-query';

import { fensterText, ortText } from '../../termin.format.ts';
import { ZeitDialog } from './ZeitDialog.tsx';

export type VerlegenDialogProps = { client: Client; termin: TerminKurz; onClose: () => void };

/** Another time for a booking: agreed on the phone, or proposed by mail. */
export function VerlegenDialog({ client, termin, onClose }: VerlegenDialogProps) {
  const cache = useQueryClient();
  const params = { id: termin.id };
  const stand = useQuery(abfrage(client, terminHolen, { params }));
  const version = stand.data?.version;
  return (
    <ZeitDialog
      client={client}
      title="Andere Zeit"
      frage={{ endpoint: verlegezeitenHolen, input: { params, body: {} } }}
      bereit={version !== undefined}
      abgesprochenText={{ knopf: 'Verlegen', gesagt: 'Der Termin ist verlegt' }}
      onClose={onClose}
      sende={async (antwort, idempotencyKey) => {
        if (version === undefined) return;
        const body = { version, ...antwort };
        const neu = await client.call(buchungVerlegen, { params, body, idempotencyKey });
        cache.setQueryData(keyOf(terminHolen, { params }), neu);
      }}
    >
      <p>
        <span className="font-semibold">{ortText(termin)}</span>, bisher {fensterText(termin)}
      </p>
    </ZeitDialog>
  );
}
