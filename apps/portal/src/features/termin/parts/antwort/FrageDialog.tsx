import type { Client } from '@kehrtour/api-client/client';
import { frageBeantworten } from '@kehrtour/contract/antwortbrett';
import { anliegenAus } from '@kehrtour/domain/liegenschaft/hausanliegen';
import { Link } from '@kehrtour/ui/action/Link.tsx';
import { TextArea } from '@kehrtour/ui/field/TextArea.tsx';

import { Formulardialog } from '../../../../shared/Formulardialog.tsx';
import { useContractForm } from '../../../../shared/useContractForm.ts';
import { useErwiderung } from '../../useAntwort.ts';

export type FrageDialogProps = {
  client: Client;
  frageId: string;
  frage: string;
  wo: string;
  liegenschaftId: string;
  onClose: () => void;
};

/** A question is answered where it is read. */
export function FrageDialog({ client, frageId, frage, wo, liegenschaftId, onClose }: FrageDialogProps) {
  const erwidere = useErwiderung(client, frageId);
  const form = useContractForm({
    schema: frageBeantworten.body,
    start: { text: '' },
    labels: { text: 'Ihre Antwort' },
    send: async ({ text }) => {
      await erwidere(text);
      onClose();
    },
  });
  return (
    <Formulardialog title="Frage beantworten" saveLabel="Antwort senden" form={form} onClose={onClose}>
      <p className="font-semibold">{wo}</p>
      <blockquote className="border-l-4 border-edge pl-3 whitespace-pre-line">{frage}</blockquote>
      {anliegenAus(frage) === 'auskunft' ? (
        <p>
          Die Auskunft erstellen Sie <Link href={`/liegenschaften/${liegenschaftId}`}>beim Haus</Link>, im
          Menü der Person unter „Kontakte“. Vergewissern Sie sich vorher, dass wirklich sie fragt. Sie haben
          dafür einen Monat (Art. 12 Abs. 3 DSGVO).
        </p>
      ) : null}
      <TextArea
        {...form.field('text')}
        hint="Steht auf der Terminseite der Kundin oder des Kunden, und geht per E-Mail hinaus, wo eine für Termine angegeben ist."
      />
    </Formulardialog>
  );
}
