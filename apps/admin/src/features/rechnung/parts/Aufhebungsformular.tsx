import type { Client } from '@kehrtour/api-client/client';
import { rechnungAufheben } from '@kehrtour/contract/rechnungswesen';
import { Button } from '@kehrtour/ui/action/Button.tsx';
import { Checkbox } from '@kehrtour/ui/field/Checkbox.tsx';
import { TextField } from '@kehrtour/ui/field/TextField.tsx';
import { useState } from 'react';

import { useTat } from '../../../shared/useTat.ts';

export type AufhebungsformularProps = { client: Client; params: { unternehmenId: string; id: string } };

/** An invoice is never changed: another takes it back, and a new one says what is right now. */
export function Aufhebungsformular({ client, params }: AufhebungsformularProps) {
  const { tue, laeuft } = useTat();
  const [grund, setGrund] = useState('');
  const [neu, setNeu] = useState(true);
  const [geprueft, setGeprueft] = useState(false);
  return (
    <form
      noValidate
      className="flex flex-col gap-4 pt-4"
      onSubmit={(event) => {
        event.preventDefault();
        setGeprueft(true);
        if (grund.trim().length < 5) return;
        void tue('aufheben', async () => {
          await client.call(rechnungAufheben, { params, body: { grund, neu } });
          return 'Aufgehoben';
        });
      }}
    >
      <TextField
        label="Grund"
        hint="Steht auf der Stornorechnung"
        value={grund}
        onChange={setGrund}
        error={geprueft && grund.trim().length < 5 ? 'Bitte einen Grund angeben' : undefined}
      />
      <Checkbox label="Neue Rechnung nach heutigem Stand ausstellen" checked={neu} onChange={setNeu} />
      <div>
        <Button kind="danger" type="submit" busy={laeuft === 'aufheben'}>
          Rechnung aufheben
        </Button>
      </div>
    </form>
  );
}
