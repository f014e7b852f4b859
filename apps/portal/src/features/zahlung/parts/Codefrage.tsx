import type { Client } from '@kehrtour/api-client/client';
import { bestaetigungscode, rechnungsempfaengerBestaetigen } from '@kehrtour/contract/zahlung';
import { Button } from '@kehrtour/ui/action/Button.tsx';
import { TextField } from '@kehrtour/ui/field/TextField.tsx';
import * as z from 'zod/mini';

import { useContractForm } from '../../../shared/useContractForm.ts';
import { useZahlung } from '../useZahlung.ts';

export type CodefrageProps = {
  client: Client;
  id: string;
  onNochmal: () => Promise<unknown>;
  schickt: boolean;
};

const EINGABE = z.object({ code: bestaetigungscode });

/** The code out of the mail: whoever reads that mailbox has it. */
export function Codefrage({ client, id, onNochmal, schickt }: CodefrageProps) {
  const { merke } = useZahlung();
  const form = useContractForm({
    schema: EINGABE,
    start: { code: '' },
    labels: { code: 'Code aus der E-Mail' },
    send: async (body) => merke(await client.call(rechnungsempfaengerBestaetigen, { params: { id }, body })),
  });
  const fehler = form.errorOf('code') ?? form.faults[0]?.text;
  return (
    <form noValidate className="flex flex-wrap items-end gap-3" onSubmit={form.onSubmit}>
      <TextField
        {...form.field('code')}
        id={`code-${id}`}
        error={fehler}
        width="short"
        inputMode="numeric"
        autoComplete="one-time-code"
      />
      <Button type="submit" busy={form.busy}>
        Bestätigen
      </Button>
      <Button kind="quiet" busy={schickt} onPress={() => void onNochmal()}>
        Code noch einmal schicken
      </Button>
    </form>
  );
}
