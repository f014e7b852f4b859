import type { Client } from '@kehrtour/api-client/client';
import { abfrage, keyOf } from '@kehrtour/api-client/query';
import { terminHolen } from '@kehrtour/contract/termin';
import type { TerminKurz } from '@kehrtour/contract/termin';
import { buchungVerlegen, verlegezeitenHolen } from '@kehrtour/contract/terminbuero';
import type { Zeitwahl } from '@kehrtour/contract/terminbuero';
import { Button } from '@kehrtour/ui/Button.tsx';
import { Checkbox } from '@kehrtour/ui/Checkbox.tsx';
import { Dialog } from '@kehrtour/ui/Dialog.tsx';
import { ErrorSummary } from '@kehrtour/ui/plain/ErrorSummary.tsx';
import { showToast } from '@kehrtour/ui/showToast.tsx';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { fensterText, ortText } from '../termin.format.ts';
import { useZeitNehmen } from '../useZeitNehmen.ts';
import { Warnungen } from './Warnungen.tsx';
import { type Gewaehlt, zeitwahlAus } from './Zeitauswahl.tsx';
import { Zeiten } from './Zeiten.tsx';

export type VerlegenDialogProps = { client: Client; termin: TerminKurz; onClose: () => void };

/** Another time for a booking: agreed on the phone, or proposed by mail. */
export function VerlegenDialog({ client, termin, onClose }: VerlegenDialogProps) {
  const stand = useQuery(abfrage(client, terminHolen, { params: { id: termin.id } }));
  const [wahl, setWahl] = useState<Gewaehlt | null>(null);
  const [abgesprochen, setAbgesprochen] = useState(false);
  const { sende, laeuft, warnungen, fehler, vergiss } = useVerlegen(client, termin, onClose);
  const version = stand.data?.version;
  const fertig = zeitwahlAus(wahl, warnungen !== null);
  return (
    <Dialog
      title="Andere Zeit"
      size="large"
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      actions={
        <>
          <Button
            kind="primary"
            busy={laeuft}
            disabled={fertig === undefined || version === undefined}
            onPress={() =>
              fertig && version !== undefined && void sende({ version, wahl: fertig, abgesprochen })
            }
          >
            {warnungen !== null ? 'Trotzdem nehmen' : abgesprochen ? 'Verlegen' : 'Vorschlag senden'}
          </Button>
          <Button onPress={onClose}>Abbrechen</Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <p>
          <span className="font-semibold">{ortText(termin)}</span>, bisher {fensterText(termin)}
        </p>
        <Zeiten
          client={client}
          frage={{ endpoint: verlegezeitenHolen, input: { params: { id: termin.id }, body: {} } }}
          wahl={wahl}
          onWahl={(neu) => {
            vergiss();
            setWahl(neu);
          }}
        />
        {warnungen === null ? null : <Warnungen warnungen={warnungen} />}
        <ErrorSummary faults={fehler} />
        <Checkbox
          label="Am Telefon abgesprochen"
          hint="Dann gilt die neue Zeit sofort. Sonst geht ein Vorschlag per E-Mail hinaus, der bestätigt werden kann."
          checked={abgesprochen}
          onChange={setAbgesprochen}
        />
      </div>
    </Dialog>
  );
}

type Sendung = { version: number; wahl: Zeitwahl; abgesprochen: boolean };

function useVerlegen(client: Client, termin: TerminKurz, onClose: () => void) {
  const cache = useQueryClient();
  const { nimm, ...stand } = useZeitNehmen({});
  const sende = (body: Sendung) =>
    nimm(async (idempotencyKey) => {
      const params = { id: termin.id };
      const neu = await client.call(buchungVerlegen, { params, body, idempotencyKey });
      cache.setQueryData(keyOf(terminHolen, { params }), neu);
      showToast(body.abgesprochen ? 'Der Termin ist verlegt' : 'Der Vorschlag ist unterwegs', {
        tone: 'success',
      });
      onClose();
    });
  return { sende, ...stand };
}
