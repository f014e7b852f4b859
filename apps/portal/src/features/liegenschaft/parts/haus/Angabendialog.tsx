import { ApiError } from '@kehrtour/api-client/client';
import type { Client } from '@kehrtour/api-client/client';
import { liegenschaftAendern, liegenschaftdaten } from '@kehrtour/contract/liegenschaft';
import type { Liegenschaft } from '@kehrtour/contract/liegenschaft';
import { Notice } from '@kehrtour/ui/message/Notice.tsx';
import { useState } from 'react';

import { Formulardialog } from '../../../../shared/Formulardialog.tsx';
import { useContractForm } from '../../../../shared/useContractForm.ts';
import { feldName, LIEGENSCHAFT_LABELS, liegenschaftdatenAus } from '../../liegenschaft.form.ts';
import { liesUnterschiede } from '../../unterschiede.ts';
import type { Unterschied } from '../../unterschiede.ts';
import { useHandaenderung } from '../../useHandaenderung.ts';
import { Liegenschaftsfelder } from './Liegenschaftsfelder.tsx';

export type AngabendialogProps = { client: Client; haus: Liegenschaft; onClose: () => void };

/** The house itself. When a colleague was faster, what differs is shown and the input stays. */
export function Angabendialog({ client, haus, onClose }: AngabendialogProps) {
  const bearbeite = useHandaenderung(haus.id, haus.version);
  const [unterschiede, setUnterschiede] = useState<readonly Unterschied[]>([]);
  const form = useContractForm({
    schema: liegenschaftdaten,
    start: liegenschaftdatenAus(haus),
    labels: LIEGENSCHAFT_LABELS,
    send: async (daten) => {
      try {
        await bearbeite(
          (version) =>
            client.call(liegenschaftAendern, { params: { id: haus.id }, body: { ...daten, version } }),
          'Angaben gespeichert',
        );
        onClose();
      } catch (error) {
        setUnterschiede(error instanceof ApiError ? liesUnterschiede(error.problem.angaben) : []);
        throw error;
      }
    },
  });
  return (
    <Formulardialog title="Angaben bearbeiten" form={form} size="large" onClose={onClose}>
      {unterschiede.length === 0 ? null : (
        <Notice tone="warning" title="Das hat inzwischen jemand anderes eingetragen">
          <ul>
            {unterschiede.map(({ feld, jetzt }) => (
              <li key={feld}>
                {feldName(feld)}: „{jetzt}“
              </li>
            ))}
          </ul>
        </Notice>
      )}
      <Liegenschaftsfelder form={form} />
    </Formulardialog>
  );
}
