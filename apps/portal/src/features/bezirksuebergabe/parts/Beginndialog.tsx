import type { Client } from '@kehrtour/api-client/client';
import { type Bezirksuebergabe, bezirkUebergeben } from '@kehrtour/contract/bezirksuebergabe';
import { TextField } from '@kehrtour/ui/field/TextField.tsx';

import { Formulardialog } from '../../../shared/Formulardialog.tsx';
import { heute } from '../../../shared/heute.ts';
import { useContractForm } from '../../../shared/useContractForm.ts';
import { Tagesfeld } from './Tagesfeld.tsx';

type Props = { client: Client; onDone: (stand: Bezirksuebergabe) => void; onClose: () => void };

/** To whom, and on which day. */
export function Beginndialog({ client, onDone, onClose }: Props) {
  const form = useContractForm({
    schema: bezirkUebergeben.body,
    start: { nachfolger: '', uebergebenAm: heute() },
    labels: { nachfolger: 'Nachfolge (Name und Ort)', uebergebenAm: 'Tag der Übergabe' },
    send: async (body) => {
      onDone(await client.call(bezirkUebergeben, { body }));
      onClose();
    },
  });
  return (
    <Formulardialog title="Kehrbezirk übergeben" form={form} saveLabel="Übergabe beginnen" onClose={onClose}>
      <p>
        Ab diesem Tag hat die Nachfolge sechs Wochen, um zu bestätigen oder zu beanstanden. Gelöscht wird noch
        nichts.
      </p>
      <TextField {...form.field('nachfolger')} autoComplete="off" />
      <Tagesfeld feld={form.field('uebergebenAm')} />
    </Formulardialog>
  );
}
