import type { Client } from '@kehrtour/api-client/client';
import { sentenceOf } from '@kehrtour/api-client/faults';
import { outdateConcepts } from '@kehrtour/api-client/outdateConcepts';
import type { Liegenschaft } from '@kehrtour/contract/liegenschaft';
import { schluesselAnsehen } from '@kehrtour/contract/schluessel';
import { Button } from '@kehrtour/ui/action/Button.tsx';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Eye, EyeOff } from 'lucide-react';

export type SchluesselzeileProps = {
  client: Client;
  hausId: string;
  schluessel: Liegenschaft['schluessel'][number];
  oeffnet: boolean;
};

/** One key by its name; what is kept of it comes only when somebody asks, and is forgotten when it is hidden again. */
export function Schluesselzeile({ client, hausId, schluessel, oeffnet }: SchluesselzeileProps) {
  const cache = useQueryClient();
  const ansehen = useMutation({
    mutationFn: () => client.call(schluesselAnsehen, { params: { id: hausId, teilId: schluessel.id } }),
    onSuccess: () => outdateConcepts(cache, 'liegenschaften'),
    gcTime: 0,
  });
  const offen = ansehen.data?.geheimnis;
  return (
    <div className="flex min-w-0 grow flex-col items-start gap-2">
      <p className="font-semibold">{schluessel.bezeichnung}</p>
      <div aria-live="polite" className="flex flex-col gap-1">
        {offen === undefined ? null : <p className="break-words whitespace-pre-wrap">{offen}</p>}
        {ansehen.error === null ? null : <p className="text-sm">{sentenceOf(ansehen.error)}</p>}
      </div>
      {oeffnet ? (
        <Button
          size="small"
          icon={
            offen === undefined ? (
              <Eye aria-hidden className="size-4" />
            ) : (
              <EyeOff aria-hidden className="size-4" />
            )
          }
          busy={ansehen.isPending}
          onPress={() => (offen === undefined ? ansehen.mutate() : ansehen.reset())}
        >
          {offen === undefined ? 'Anzeigen' : 'Verbergen'}
        </Button>
      ) : null}
    </div>
  );
}
