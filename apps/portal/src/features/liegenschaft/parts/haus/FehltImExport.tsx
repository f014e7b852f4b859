import type { Client } from '@kehrtour/api-client/client';
import { sentenceOf } from '@kehrtour/api-client/faults';
import { outdateConcepts } from '@kehrtour/api-client/outdateConcepts';
import { type Liegenschaft, liegenschaftStilllegen } from '@kehrtour/contract/liegenschaft';
import { formatMenge } from '@kehrtour/domain/format';
import { Button } from '@kehrtour/ui/action/Button.tsx';
import { ButtonLink } from '@kehrtour/ui/action/ButtonLink.tsx';
import { Notice } from '@kehrtour/ui/message/Notice.tsx';
import { showToast } from '@kehrtour/ui/message/showToast.tsx';
import { ConfirmDialog } from '@kehrtour/ui/overlay/ConfirmDialog.tsx';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { anschrift } from '../../liegenschaft.format.ts';
import { useHandaenderung } from '../../useHandaenderung.ts';

export type FehltImExportProps = { client: Client; haus: Liegenschaft; aenderbar: boolean };

/** The last whole export names the house no longer: a person says what becomes of it. */
export function FehltImExport({ client, haus, aenderbar }: FehltImExportProps) {
  const [fragt, setFragt] = useState(false);
  const lege = useStilllegen(client, haus, () => setFragt(false));
  const still = haus.status === 'ohneTaetigkeiten';
  return (
    <Notice
      tone="warning"
      title="Diese Liegenschaft fehlte im letzten Export"
      action={
        aenderbar && !still ? (
          <>
            <Button size="small" onPress={() => setFragt(true)}>
              Aus den Kehrtouren nehmen
            </Button>
            <ButtonLink size="small" kind="quiet" href="/liegenschaften/nicht-mehr-im-export">
              Alle, die fehlten
            </ButtonLink>
          </>
        ) : undefined
      }
    >
      <p>
        {still
          ? 'Hier wird nichts mehr geplant. Nennt ein Export sie wieder, verschwindet dieser Hinweis.'
          : 'Sie wurde behalten und wird weiter geplant, bis Sie etwas anderes sagen.'}
      </p>
      <ConfirmDialog
        title={`${anschrift(haus)} aus den Kehrtouren nehmen?`}
        open={fragt}
        confirmLabel="Aus den Kehrtouren nehmen"
        busy={lege.isPending}
        onConfirm={() => lege.mutate()}
        onCancel={() => setFragt(false)}
      >
        <p>
          Keine Kehrtour fährt mehr hin, und neue planen sie nicht. Wem schon ein Besuch angekündigt ist, dem
          sagen wir ab. Nachweise und selbst gebuchte Termine bleiben.
        </p>
      </ConfirmDialog>
    </Notice>
  );
}

function useStilllegen(client: Client, haus: Liegenschaft, onEnde: () => void) {
  const cache = useQueryClient();
  const aendere = useHandaenderung(haus.id);
  return useMutation({
    mutationFn: () =>
      aendere(async (version) => {
        const { liegenschaft, runden, abgesagt } = await client.call(liegenschaftStilllegen, {
          params: { id: haus.id },
          body: { version },
        });
        const aus = formatMenge(runden, 'Kehrtour', 'Kehrtouren');
        const ab = formatMenge(abgesagt, 'Besuch', 'Besuche');
        showToast(
          runden === 0
            ? 'Hier wird nichts mehr geplant'
            : `Aus ${aus} genommen${abgesagt === 0 ? '' : `, ${ab} abgesagt`}`,
          { tone: 'success' },
        );
        return liegenschaft;
      }),
    onError: (error) => showToast(sentenceOf(error), { tone: 'danger' }),
    onSettled: () => {
      onEnde();
      return outdateConcepts(cache, 'kehrtouren');
    },
  });
}
