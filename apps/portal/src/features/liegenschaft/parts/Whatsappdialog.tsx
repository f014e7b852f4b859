import type { Client } from '@kehrtour/api-client/client';
import type { Kontakt } from '@kehrtour/contract/kontakt';
import { whatsappErlauben } from '@kehrtour/contract/whatsapp';
import { TextField } from '@kehrtour/ui/field/TextField.tsx';

import { Formulardialog } from '../../../shared/Formulardialog.tsx';
import { useContractForm } from '../../../shared/useContractForm.ts';
import { kontaktName } from '../liegenschaft.format.ts';
import { useHandaenderung } from '../useHandaenderung.ts';

export type WhatsappdialogProps = {
  client: Client;
  liegenschaftId: string;
  kontakt: Kontakt;
  onClose: () => void;
};

const LABELS = { herkunft: 'Wie und wann es erlaubt wurde' };

/** How somebody allowed WhatsApp: the proof that is asked for later. */
export function Whatsappdialog({ client, liegenschaftId, kontakt, onClose }: WhatsappdialogProps) {
  const bearbeite = useHandaenderung(liegenschaftId);
  const form = useContractForm({
    schema: whatsappErlauben.body,
    start: { herkunft: '' },
    labels: LABELS,
    send: async (body) => {
      await bearbeite(
        () => client.call(whatsappErlauben, { params: { id: liegenschaftId, teilId: kontakt.id }, body }),
        'WhatsApp ist erlaubt',
      );
      onClose();
    },
  });
  return (
    <Formulardialog title={`WhatsApp an ${kontaktName(kontakt)}`} form={form} onClose={onClose}>
      <p>
        Tragen Sie das nur ein, wenn {kontaktName(kontakt)} Ihnen gesagt hat, dass Sie Termine per WhatsApp an{' '}
        {kontakt.whatsapp?.nummer ?? 'diese Nummer'} schicken dürfen. Es gilt für diese Nummer, bis jemand es
        widerruft: bei Ihnen, auf der Seite zum Haus oder mit der Antwort STOPP.
      </p>
      <TextField
        {...form.field('herkunft')}
        hint="Zum Beispiel „mündlich bei der Kehrung am 12.1.“ oder „Brief vom 3.2.“. Das ist Ihr Nachweis und steht in der Auskunft."
        maxLength={300}
      />
    </Formulardialog>
  );
}
