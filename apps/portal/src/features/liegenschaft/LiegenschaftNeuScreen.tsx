import type { Client } from '@kehrtour/api-client/client';
import { outdateConcepts } from '@kehrtour/api-client/outdateConcepts';
import { liegenschaftAnlegen, liegenschaftdaten } from '@kehrtour/contract/liegenschaft';
import { ButtonLink } from '@kehrtour/ui/action/ButtonLink.tsx';
import { showToast } from '@kehrtour/ui/message/showToast.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import type { MapPosition } from '../../shared/map/map.props.ts';
import { SaveForm } from '../../shared/SaveForm.tsx';
import { useContractForm } from '../../shared/useContractForm.ts';
import { LIEGENSCHAFT_LABELS, NEUE_LIEGENSCHAFT } from './liegenschaft.form.ts';
import { anschrift } from './liegenschaft.format.ts';
import { Adressuebernahme } from './parts/Adressuebernahme.tsx';
import { Liegenschaftsfelder } from './parts/Liegenschaftsfelder.tsx';

export type LiegenschaftNeuScreenProps = {
  client: Client;
  backHref: string;
  onAngelegt: (id: string) => void;
};

/** A house that no file knows. Its people and tasks are added on its own page. */
export function LiegenschaftNeuScreen({ client, backHref, onAngelegt }: LiegenschaftNeuScreenProps) {
  const cache = useQueryClient();
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const [ort, setOrt] = useState<MapPosition | null>(null);
  const form = useContractForm({
    schema: liegenschaftdaten,
    start: NEUE_LIEGENSCHAFT,
    labels: LIEGENSCHAFT_LABELS,
    send: async (daten) => {
      const haus = await client.call(liegenschaftAnlegen, {
        body: { ...daten, koordinaten: ort },
        idempotencyKey,
      });
      showToast(`${anschrift(haus)} ist angelegt`, { tone: 'success' });
      onAngelegt(haus.id);
      await outdateConcepts(cache, 'liegenschaften');
    },
  });
  return (
    <SaveForm
      form={form}
      saveLabel="Liegenschaft anlegen"
      beside={<ButtonLink href={backHref}>Abbrechen</ButtonLink>}
    >
      <Adressuebernahme
        client={client}
        onAdresse={({ adresse, koordinaten }) => {
          form.set('strasse', adresse.strasse);
          form.set('hausnr', adresse.hausnr);
          form.set('plz', adresse.plz);
          form.set('ort', adresse.ort);
          setOrt(koordinaten);
        }}
      />
      <Liegenschaftsfelder form={form} />
    </SaveForm>
  );
}
