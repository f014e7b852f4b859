import type { Client } from '@kehrtour/api-client/client';
import {
  antworteinstellungen,
  einstellungenAendern,
  einstellungenHolen,
} from '@kehrtour/contract/einstellungen';
import type { Einstellungen } from '@kehrtour/contract/einstellungen';
import { NumberField } from '@kehrtour/ui/field/NumberField.tsx';
import { useQuery } from '@tanstack/react-query';

import { pageQuery } from '../../shared/pageQuery.ts';
import { PageState } from '../../shared/PageState.tsx';
import { SaveForm } from '../../shared/SaveForm.tsx';
import { useContractForm } from '../../shared/useContractForm.ts';
import { useSave } from '../../shared/useSave.ts';

/** What a customer for whom the time does not suit is offered, and until when. */
export function AlternativtermineScreen({ client }: { client: Client }) {
  const query = useQuery(pageQuery(client, einstellungenHolen, {}));
  return (
    <PageState query={query} count={2}>
      {(daten) => <Formular client={client} daten={daten} />}
    </PageState>
  );
}

const LABELS = {
  alternativen: 'Wie viele andere Zeiten anbieten',
  antwortBisWerktage: 'Antwort möglich bis',
};

function Formular({ client, daten }: { client: Client; daten: Einstellungen & { version: number } }) {
  const save = useSave(einstellungenHolen, {}, daten);
  const form = useContractForm({
    schema: antworteinstellungen,
    start: daten.antwort,
    labels: LABELS,
    send: (antwort) => save((version) => client.call(einstellungenAendern, { body: { antwort, version } })),
  });
  return (
    <SaveForm form={form}>
      <NumberField
        {...form.number('alternativen')}
        min={0}
        max={6}
        hint="Angeboten wird nur, was auf einer Ihrer Kehrtouren liegt und in die Frist passt. Mit 0 bieten Sie keine an; Wünsche kommen trotzdem an."
      />
      <NumberField
        {...form.number('antwortBisWerktage')}
        unit="Werktage vorher"
        min={0}
        max={20}
        width="medium"
        hint="Danach bitten wir anzurufen."
      />
    </SaveForm>
  );
}
