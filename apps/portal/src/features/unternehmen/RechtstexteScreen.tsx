import type { Client } from '@kehrtour/api-client/client';
import { rechtstexte, rechtstexteAendern, unternehmenHolen } from '@kehrtour/contract/unternehmen';
import type { Unternehmen } from '@kehrtour/contract/unternehmen';
import { TextArea } from '@kehrtour/ui/field/TextArea.tsx';
import { useQuery } from '@tanstack/react-query';

import { pageQuery } from '../../shared/pageQuery.ts';
import { PageState } from '../../shared/PageState.tsx';
import { SaveForm } from '../../shared/SaveForm.tsx';
import { useContractForm } from '../../shared/useContractForm.ts';
import { useSave } from '../../shared/useSave.ts';

/** Impressum and Datenschutzerklärung of the company, linked from every slip and every page of a customer. */
export function RechtstexteScreen({ client }: { client: Client }) {
  const query = useQuery(pageQuery(client, unternehmenHolen, {}));
  return (
    <PageState query={query} shape="block">
      {(daten) => <Formular client={client} daten={daten} />}
    </PageState>
  );
}

const LABELS = { impressum: 'Impressum', datenschutz: 'Datenschutzerklärung' };

function Formular({ client, daten }: { client: Client; daten: Unternehmen }) {
  const save = useSave(unternehmenHolen, {}, daten);
  const form = useContractForm({
    schema: rechtstexte,
    start: { impressum: daten.impressum, datenschutz: daten.datenschutz },
    labels: LABELS,
    send: (texte) => save((version) => client.call(rechtstexteAendern, { body: { ...texte, version } })),
  });
  return (
    <SaveForm form={form}>
      <TextArea
        {...form.field('impressum')}
        rows={10}
        hint="Nach § 5 DDG: Name, Anschrift, Erreichbarkeit, Kammer, Berufsbezeichnung und Staat, Aufsichtsbehörde, Umsatzsteuer-Nummer"
      />
      <TextArea
        {...form.field('datenschutz')}
        rows={16}
        hint="Wer verantwortlich ist, wofür Sie Daten brauchen, wie lange Sie sie behalten und welche Rechte die Menschen haben"
      />
    </SaveForm>
  );
}
