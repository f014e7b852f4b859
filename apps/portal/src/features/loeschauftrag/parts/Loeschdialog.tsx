import type { Client } from '@kehrtour/api-client/client';
import { type Loeschauftrag, loeschauftragAnlegen } from '@kehrtour/contract/loeschauftrag';
import { formatTagLang } from '@kehrtour/domain/format';
import { istSeinName } from '@kehrtour/domain/unternehmen/loeschauftrag';
import { TextField } from '@kehrtour/ui/field/TextField.tsx';
import { useState } from 'react';
import * as z from 'zod/mini';

import { Formulardialog } from '../../../shared/Formulardialog.tsx';
import { Nachweisdialog } from '../../../shared/nachweis/Nachweisdialog.tsx';
import { useContractForm } from '../../../shared/useContractForm.ts';

export type LoeschdialogProps = {
  client: Client;
  email: string;
  stand: Loeschauftrag;
  onDone: (stand: Loeschauftrag) => void;
  onClose: () => void;
};

/** The name, then password and second factor: nobody deletes a company by one press, or at an open screen. */
export function Loeschdialog({ client, email, stand, onDone, onClose }: LoeschdialogProps) {
  const [name, setName] = useState<string>();
  if (name === undefined) return <Namensfrage stand={stand} onName={setName} onClose={onClose} />;
  return (
    <Nachweisdialog
      client={client}
      email={email}
      title={`${stand.name} löschen?`}
      sendLabel="Löschung beantragen"
      sendKind="danger"
      send={async (nachweis) => {
        onDone(await client.call(loeschauftragAnlegen, { body: { name, ...nachweis } }));
        onClose();
      }}
      onClose={onClose}
    >
      <p>
        Am {formatTagLang(stand.heuteBeantragt)} löschen wir alles. Bitte weisen Sie sich dafür noch einmal
        aus.
      </p>
    </Nachweisdialog>
  );
}

type NamensfrageProps = { stand: Loeschauftrag; onName: (name: string) => void; onClose: () => void };

function Namensfrage({ stand, onName, onClose }: NamensfrageProps) {
  const bitte = `Bitte geben Sie „${stand.name}“ ein.`;
  const form = useContractForm({
    schema: z.object({ name: z.string().check(z.refine((name) => istSeinName(stand.name, name), bitte)) }),
    start: { name: '' },
    labels: { name: 'Name Ihres Betriebs' },
    send: async ({ name }) => onName(name),
  });
  return (
    <Formulardialog
      title={`${stand.name} löschen?`}
      form={form}
      saveLabel="Weiter"
      saveKind="danger"
      onClose={onClose}
    >
      <p>
        Am {formatTagLang(stand.heuteBeantragt)} löschen wir alles. Alle Inhaberinnen und Inhaber bekommen
        jetzt und kurz vorher eine E-Mail. Ihre Buchungsseite schließt sofort.
      </p>
      <TextField {...form.field('name')} hint={bitte} autoComplete="off" />
    </Formulardialog>
  );
}
