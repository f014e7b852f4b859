import type { Client } from '@kehrtour/api-client/client';
import type { Liegenschaft } from '@kehrtour/contract/liegenschaft';
import { schluesselAendern, schluesselAnlegen, schluesseldaten } from '@kehrtour/contract/schluessel';
import { SCHLUESSELNAME_MAX } from '@kehrtour/domain/liegenschaft/schluessel';
import { TextArea } from '@kehrtour/ui/field/TextArea.tsx';
import { TextField } from '@kehrtour/ui/field/TextField.tsx';
import { useState } from 'react';

import { Formulardialog } from '../../../../shared/Formulardialog.tsx';
import { useContractForm } from '../../../../shared/useContractForm.ts';
import { useHandaenderung } from '../../useHandaenderung.ts';

export type SchluesseldialogProps = {
  client: Client;
  haus: Liegenschaft;
  schluessel: Liegenschaft['schluessel'][number] | 'neu';
  onClose: () => void;
};

const LABELS = { bezeichnung: 'Wofür', geheimnis: 'Code oder Ort des Schlüssels' } as const;

/** Keeps a key, or puts another in its place; what was kept before is not brought here, so that nobody looks unseen. */
export function Schluesseldialog({ client, haus, schluessel, onClose }: SchluesseldialogProps) {
  const bearbeite = useHandaenderung(haus.id, haus.version);
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const form = useContractForm({
    schema: schluesseldaten,
    start: { bezeichnung: schluessel === 'neu' ? '' : schluessel.bezeichnung, geheimnis: '' },
    labels: LABELS,
    send: async (daten) => {
      const params = { id: haus.id };
      await (schluessel === 'neu'
        ? bearbeite(
            (version) =>
              client.call(schluesselAnlegen, { params, body: { ...daten, version }, idempotencyKey }),
            'Schlüssel hinterlegt',
          )
        : bearbeite(
            (version) =>
              client.call(schluesselAendern, {
                params: { ...params, teilId: schluessel.id },
                body: { ...daten, version },
              }),
            'Schlüssel geändert',
          ));
      onClose();
    },
  });
  return (
    <Formulardialog
      title={schluessel === 'neu' ? 'Schlüssel hinterlegen' : 'Schlüssel ersetzen'}
      form={form}
      onClose={onClose}
    >
      <TextField
        {...form.field('bezeichnung')}
        hint="Haustür, Heizraum, Tor"
        maxLength={SCHLUESSELNAME_MAX}
      />
      <TextArea
        {...form.field('geheimnis')}
        rows={3}
        hint="Wird verschlüsselt gespeichert. Wer es ansieht, steht mit Namen und Uhrzeit im Verlauf."
      />
    </Formulardialog>
  );
}
