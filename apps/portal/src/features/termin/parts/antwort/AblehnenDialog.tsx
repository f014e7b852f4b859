import { anfrageAblehnen } from '@kehrtour/contract/terminbuero';
import { TextArea } from '@kehrtour/ui/field/TextArea.tsx';

import { Formulardialog } from '../../../../shared/Formulardialog.tsx';
import { useContractForm } from '../../../../shared/useContractForm.ts';

export type AblehnenDialogProps = {
  title: string;
  wo: string;
  name: string;
  send: (grund: string) => Promise<void>;
  onClose: () => void;
};

/** A no has a reason that the customer reads. */
export function AblehnenDialog({ title, wo, name, send, onClose }: AblehnenDialogProps) {
  const form = useContractForm({
    schema: anfrageAblehnen.body,
    start: { grund: '' },
    labels: { grund: 'Grund' },
    send: ({ grund }) => send(grund),
  });
  return (
    <Formulardialog
      title={title}
      saveLabel="Ablehnen und Mail senden"
      saveKind="danger"
      form={form}
      onClose={onClose}
    >
      <p>
        <span className="font-semibold">{wo}</span>
        {name === '' ? '' : `, ${name}`}
      </p>
      <TextArea
        {...form.field('grund')}
        hint="Steht so in der Mail, zum Beispiel: „In dieser Woche sind wir ausgebucht.“"
      />
    </Formulardialog>
  );
}
