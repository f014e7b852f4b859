import type { Client } from '@kehrtour/api-client/client';
import type { Kontakt } from '@kehrtour/contract/kontakt';
import { messengerErlauben } from '@kehrtour/contract/messenger';
import { MESSENGER_WORTE, type Messenger } from '@kehrtour/domain/messenger';
import { TextField } from '@kehrtour/ui/field/TextField.tsx';

import { Formulardialog } from '../../../../shared/Formulardialog.tsx';
import { useContractForm } from '../../../../shared/useContractForm.ts';
import { kontaktName } from '../../liegenschaft.format.ts';
import { useHandaenderung } from '../../useHandaenderung.ts';

export type EinwilligungsdialogProps = {
  client: Client;
  liegenschaftId: string;
  kontakt: Kontakt;
  messenger: Messenger;
  onClose: () => void;
};

const LABELS = { herkunft: 'Wie und wann es erlaubt wurde' };

/** How somebody allowed a messenger: the proof that is asked for later. */
export function Einwilligungsdialog({
  client,
  liegenschaftId,
  kontakt,
  messenger,
  onClose,
}: EinwilligungsdialogProps) {
  const { name } = MESSENGER_WORTE[messenger];
  const nummer = kontakt.messenger[messenger]?.nummer ?? 'diese Nummer';
  const params = { id: liegenschaftId, teilId: kontakt.id, messenger };
  const bearbeite = useHandaenderung(liegenschaftId);
  const form = useContractForm({
    schema: messengerErlauben.body,
    start: { herkunft: '' },
    labels: LABELS,
    send: async (body) => {
      await bearbeite(() => client.call(messengerErlauben, { params, body }), `${name} ist erlaubt`);
      onClose();
    },
  });
  return (
    <Formulardialog title={`${name} an ${kontaktName(kontakt)}`} form={form} onClose={onClose}>
      <p>
        Tragen Sie das nur ein, wenn {kontaktName(kontakt)} Ihnen gesagt hat, dass Sie Termine per {name} an{' '}
        {nummer} schicken dürfen. Es gilt für diese Nummer, bis jemand es widerruft: bei Ihnen, auf der Seite
        zum Haus oder mit der Antwort STOPP.
      </p>
      <TextField
        {...form.field('herkunft')}
        hint="Zum Beispiel „mündlich bei der Kehrung am 12.1.“ oder „Brief vom 3.2.“. Das ist Ihr Nachweis und steht in der Auskunft."
        maxLength={300}
      />
    </Formulardialog>
  );
}
