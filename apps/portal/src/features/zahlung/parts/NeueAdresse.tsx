import type { Client } from '@kehrtour/api-client/client';
import { email } from '@kehrtour/contract/gemeinsam';
import { rechnungsempfaengerAnlegen } from '@kehrtour/contract/zahlung';
import { TextField } from '@kehrtour/ui/field/TextField.tsx';
import { showToast } from '@kehrtour/ui/message/showToast.tsx';
import * as z from 'zod/mini';

import { SaveForm } from '../../../shared/SaveForm.tsx';
import { useContractForm } from '../../../shared/useContractForm.ts';
import { useZahlung } from '../useZahlung.ts';

const EINGABE = z.object({ email });

/** Takes one more address; it gets a code first. */
export function NeueAdresse({ client }: { client: Client }) {
  const { merke } = useZahlung();
  const form = useContractForm({
    schema: EINGABE,
    start: { email: '' },
    labels: { email: 'Weitere E-Mail-Adresse' },
    send: async (body) => {
      const idempotencyKey = crypto.randomUUID();
      merke(await client.call(rechnungsempfaengerAnlegen, { body, idempotencyKey }));
      form.set('email', '');
      showToast('Der Code ist unterwegs', { tone: 'success' });
    },
  });
  return (
    <SaveForm form={form} saveLabel="Hinzufügen">
      <TextField
        {...form.field('email')}
        type="email"
        autoComplete="email"
        hint="Sie bekommt einen Code, den Sie hier eingeben: so geht keine Rechnung an Fremde."
      />
    </SaveForm>
  );
}
