import type { Client } from '@kehrtour/api-client/client';
import { partnerAnlegen } from '@kehrtour/contract/partnerbetrieb';
import { Button } from '@kehrtour/ui/action/Button.tsx';
import { TextField } from '@kehrtour/ui/field/TextField.tsx';
import { useState } from 'react';

import { useTat } from '../../../shared/useTat.ts';

/** A new vendor by its name. */
export function Eintragen({ client, vorschlag }: { client: Client; vorschlag: string }) {
  const { tue, laeuft } = useTat();
  const [getippt, setName] = useState<string | null>(null);
  const name = (getippt ?? vorschlag).trim();
  const trageEin = () =>
    tue('eintragen', async () => {
      await client.call(partnerAnlegen, { body: { name } });
      return `${name} ist eingetragen`;
    }).then((getan) => (getan ? setName('') : undefined));
  return (
    <div className="flex flex-col gap-4">
      <TextField
        label="Name des Programms"
        hint="So steht es bei den Betrieben, die es verbinden."
        value={getippt ?? vorschlag}
        onChange={setName}
      />
      <div>
        <Button busy={laeuft !== null} disabled={name === ''} onPress={() => void trageEin()}>
          Eintragen
        </Button>
      </div>
    </div>
  );
}
