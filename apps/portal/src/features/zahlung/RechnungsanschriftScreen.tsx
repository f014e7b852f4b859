import type { Client } from '@kehrtour/api-client/client';
import {
  rechnungsanschrift,
  rechnungsanschriftAendern,
  zahlungHolen,
  type Zahlungsstand,
} from '@kehrtour/contract/zahlung';
import { TextField } from '@kehrtour/ui/field/TextField.tsx';
import { useQuery } from '@tanstack/react-query';

import { pageQuery } from '../../shared/pageQuery.ts';
import { PageState } from '../../shared/PageState.tsx';
import { SaveForm } from '../../shared/SaveForm.tsx';
import { useContractForm } from '../../shared/useContractForm.ts';
import { useSave } from '../../shared/useSave.ts';

/** Whom invoices are made out to; a public body adds its Leitweg-ID. */
export function RechnungsanschriftScreen({ client }: { client: Client }) {
  const query = useQuery(pageQuery(client, zahlungHolen, {}));
  return (
    <PageState query={query} shape="rows" count={6}>
      {(stand) => <Formular client={client} stand={stand} />}
    </PageState>
  );
}

const LABELS = {
  name: 'Name oder Firma',
  zusatz: 'Zusatz',
  strasse: 'Straße und Hausnummer',
  plz: 'Postleitzahl',
  ort: 'Ort',
  ustId: 'Umsatzsteuer-Identifikationsnummer',
  leitwegId: 'Leitweg-ID',
};

function Formular({ client, stand }: { client: Client; stand: Zahlungsstand }) {
  const save = useSave(zahlungHolen, {}, stand);
  const form = useContractForm({
    schema: rechnungsanschrift,
    start: stand.anschrift,
    labels: LABELS,
    send: (values) =>
      save((version) => client.call(rechnungsanschriftAendern, { body: { ...values, version } })),
  });
  return (
    <SaveForm form={form}>
      <TextField {...form.field('name')} autoComplete="organization" />
      <TextField {...form.field('zusatz')} optional hint="Zum Beispiel zu Händen, Abteilung, Postfach" />
      <TextField {...form.field('strasse')} autoComplete="street-address" />
      <div className="grid grid-cols-[8rem_minmax(0,1fr)] gap-4">
        <TextField {...form.field('plz')} inputMode="numeric" autoComplete="postal-code" />
        <TextField {...form.field('ort')} autoComplete="address-level2" />
      </div>
      <TextField
        {...form.field('ustId')}
        optional
        width="medium"
        hint="Wenn Sie eine haben. Wir prüfen nur, ob sie die richtige Form hat."
      />
      <TextField
        {...form.field('leitwegId')}
        optional
        width="medium"
        hint="Nur für Behörden: damit bekommen Sie die Rechnung als XRechnung"
      />
    </SaveForm>
  );
}
