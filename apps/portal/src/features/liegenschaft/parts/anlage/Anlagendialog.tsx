import type { Client } from '@kehrtour/api-client/client';
import { type Anlage, anlagedaten } from '@kehrtour/contract/anlage';
import { anlageAendern, anlageAnlegen } from '@kehrtour/contract/hausanlage';
import type { Liegenschaft } from '@kehrtour/contract/liegenschaft';
import { useState } from 'react';

import { Formulardialog } from '../../../../shared/Formulardialog.tsx';
import { useContractForm } from '../../../../shared/useContractForm.ts';
import { ANLAGE_LABELS, anlagedatenAus, NEUE_ANLAGE } from '../../anlage.form.ts';
import { useHandaenderung } from '../../useHandaenderung.ts';
import { Anlagefelder } from './Anlagefelder.tsx';

export type AnlagendialogProps = {
  client: Client;
  haus: Liegenschaft;
  anlage: Anlage | 'neu';
  onClose: () => void;
};

/** One installation: what it is, what it burns, where it stands.  */
export function Anlagendialog({ client, haus, anlage, onClose }: AnlagendialogProps) {
  const bearbeite = useHandaenderung(haus.id, haus.version);
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const form = useContractForm({
    schema: anlagedaten,
    start: anlage === 'neu' ? NEUE_ANLAGE : anlagedatenAus(anlage),
    labels: ANLAGE_LABELS,
    send: async (daten) => {
      const params = { id: haus.id };
      await (anlage === 'neu'
        ? bearbeite(
            (version) => client.call(anlageAnlegen, { params, body: { ...daten, version }, idempotencyKey }),
            'Anlage angelegt',
          )
        : bearbeite(
            (version) =>
              client.call(anlageAendern, {
                params: { ...params, teilId: anlage.id },
                body: { ...daten, version },
              }),
            'Anlage geändert',
          ));
      onClose();
    },
  });
  return (
    <Formulardialog
      title={anlage === 'neu' ? 'Anlage anlegen' : 'Anlage bearbeiten'}
      form={form}
      onClose={onClose}
    >
      <Anlagefelder haus={haus} form={form} />
    </Formulardialog>
  );
}
