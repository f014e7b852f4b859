import { type Client, istCode } from '@kehrtour/api-client/client';
import { outdateConcepts } from '@kehrtour/api-client/outdateConcepts';
import {
  liegenschaftAnlegen,
  liegenschaftdaten,
  type VorhandenesHaus,
  vorhandenesHaus,
} from '@kehrtour/contract/liegenschaft';
import { adressSchluessel } from '@kehrtour/domain/ort/adresse';
import { ButtonLink } from '@kehrtour/ui/action/ButtonLink.tsx';
import { Notice } from '@kehrtour/ui/message/Notice.tsx';
import { showToast } from '@kehrtour/ui/message/showToast.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import type { MapPosition } from '../../shared/map/map.props.ts';
import { SaveForm } from '../../shared/SaveForm.tsx';
import { useContractForm } from '../../shared/useContractForm.ts';
import { LIEGENSCHAFT_LABELS, NEUE_LIEGENSCHAFT } from './liegenschaft.form.ts';
import { anschrift } from './liegenschaft.format.ts';
import { Adressuebernahme } from './parts/haus/Adressuebernahme.tsx';
import { Liegenschaftsfelder } from './parts/haus/Liegenschaftsfelder.tsx';

export type LiegenschaftNeuScreenProps = {
  client: Client;
  backHref: string;
  onAngelegt: (id: string) => void;
};

/** A house that no file knows. Its people and tasks are added on its own page. */
export function LiegenschaftNeuScreen({ client, backHref, onAngelegt }: LiegenschaftNeuScreenProps) {
  const cache = useQueryClient();
  const [schluessel] = useState(() => ({ zuerst: crypto.randomUUID(), trotzdem: crypto.randomUUID() }));
  const [ort, setOrt] = useState<MapPosition | null>(null);
  const [vorhanden, setVorhanden] = useState<Vorhanden | null>(null);
  const form = useContractForm({
    schema: liegenschaftdaten,
    start: NEUE_LIEGENSCHAFT,
    labels: LIEGENSCHAFT_LABELS,
    send: async (daten) => {
      // Saving once more at the same address says that a second house is meant.
      const trotzdem = vorhanden?.gefragt === adressSchluessel(daten);
      const haus = await client
        .call(liegenschaftAnlegen, {
          body: { ...daten, koordinaten: ort, trotzdem },
          idempotencyKey: trotzdem ? schluessel.trotzdem : schluessel.zuerst,
        })
        .catch((error: unknown) => {
          const haus = vorhandenesAus(error);
          if (haus === undefined) throw error;
          setVorhanden({ haus, gefragt: adressSchluessel(daten) });
          return null;
        });
      if (haus === null) return;
      showToast(`${anschrift(haus)} ist angelegt`, { tone: 'success' });
      onAngelegt(haus.id);
      await outdateConcepts(cache, 'liegenschaften');
    },
  });
  const gilt = vorhanden?.gefragt === adressSchluessel(form.values);
  return (
    <SaveForm
      form={form}
      saveLabel={gilt ? 'Trotzdem anlegen' : 'Liegenschaft anlegen'}
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
      {gilt && vorhanden ? <Gleiches haus={vorhanden.haus} /> : null}
    </SaveForm>
  );
}

type Vorhanden = { haus: VorhandenesHaus; gefragt: string };

function vorhandenesAus(error: unknown): VorhandenesHaus | undefined {
  if (!istCode(error, 'liegenschaft.gibt-es-schon')) return undefined;
  return vorhandenesHaus.safeParse(error.problem.angaben).data;
}

/** Asked where the button is: the same house, or really a second one of this address. */
function Gleiches({ haus: { id, anschrift: adresse, name } }: { haus: VorhandenesHaus }) {
  return (
    <Notice
      live
      tone="warning"
      title="Dieses Haus steht schon im Bestand"
      action={<ButtonLink href={`/liegenschaften/${id}`}>Vorhandenes Haus öffnen</ButtonLink>}
    >
      <p>
        {adresse}
        {name === '' ? '' : `, ${name}`}
      </p>
      <p>Ein Hinterhaus oder ein zweites Gebäude? Dann legen Sie es trotzdem an.</p>
    </Notice>
  );
}
