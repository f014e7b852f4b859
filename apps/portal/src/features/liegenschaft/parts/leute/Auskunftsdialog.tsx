import type { Client } from '@kehrtour/api-client/client';
import { faultsOf } from '@kehrtour/api-client/faults';
import { auskunftErteilen } from '@kehrtour/contract/auskunft';
import { formatAufzaehlung } from '@kehrtour/domain/format';
import type { Auskunftsform } from '@kehrtour/domain/liegenschaft/auskunft';
import { MESSENGER, MESSENGER_WORTE } from '@kehrtour/domain/messenger';
import { saveFile } from '@kehrtour/shell/saveFile';
import { Button } from '@kehrtour/ui/action/Button.tsx';
import { ErrorSummary } from '@kehrtour/ui/message/ErrorSummary.tsx';
import { Dialog } from '@kehrtour/ui/overlay/Dialog.tsx';
import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';

/** Whose contact at the house, or who she was there. */
export type Auskunftsperson = { teilId: string; name: string };

const NACHRICHTEN = formatAufzaehlung([
  'E-Mails',
  'SMS',
  ...MESSENGER.map((messenger) => MESSENGER_WORTE[messenger].name),
]);

export type AuskunftsdialogProps = {
  client: Client;
  liegenschaftId: string;
  person: Auskunftsperson;
  onClose: () => void;
};

/** What is kept of one person, as files to send to her. */
export function Auskunftsdialog({ client, liegenschaftId, person, onClose }: AuskunftsdialogProps) {
  const laden = useMutation({
    mutationFn: (form: Auskunftsform) =>
      client.file(auskunftErteilen, {
        params: { id: liegenschaftId, teilId: person.teilId },
        body: { form },
      }),
    onSuccess: saveFile,
  });
  const knopf = (form: Auskunftsform, text: string, kind: 'primary' | 'secondary') => (
    <Button
      kind={kind}
      icon={<Download aria-hidden className="size-5" />}
      busy={laden.isPending && laden.variables === form}
      onPress={() => laden.mutate(form)}
    >
      {text}
    </Button>
  );
  return (
    <Dialog
      title={`Auskunft für ${person.name}`}
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
    >
      <div className="flex flex-col gap-4">
        <ErrorSummary
          title="Die Auskunft ließ sich nicht erstellen"
          faults={laden.error === null ? [] : faultsOf(laden.error, {})}
        />
        <p>
          Alles, was über diese Person gespeichert ist: Angaben und ihre Herkunft, Ankündigungen,{' '}
          {NACHRICHTEN}, Buchungen, Antworten, Verlauf, dazu Zwecke, Fristen und Rechte (Art. 15 DSGVO). Über
          andere im Haus steht nichts darin.
        </p>
        <p>
          Vergewissern Sie sich, dass wirklich diese Person fragt, und lesen Sie die Datei, bevor Sie sie
          weitergeben. Dafür ist einen Monat Zeit. Im Verlauf des Hauses steht danach, wer die Auskunft wann
          erstellt hat.
        </p>
        <div className="flex flex-wrap gap-3">
          {knopf('html', 'Zum Lesen und Drucken', 'primary')}
          {knopf('json', 'Für andere Programme (JSON)', 'secondary')}
        </div>
      </div>
    </Dialog>
  );
}
