import type { Client } from '@kehrtour/api-client/client';
import {
  einstellungenAendern,
  einstellungenHolen,
  gebuehreneinstellungen,
} from '@kehrtour/contract/einstellungen';
import type { Einstellungen } from '@kehrtour/contract/einstellungen';
import { NumberField } from '@kehrtour/ui/field/NumberField.tsx';
import { Card } from '@kehrtour/ui/layout/Card.tsx';
import { useQuery } from '@tanstack/react-query';

import { pageQuery } from '../../shared/pageQuery.ts';
import { PageState } from '../../shared/PageState.tsx';
import { SaveForm } from '../../shared/SaveForm.tsx';
import { useContractForm } from '../../shared/useContractForm.ts';
import { useSave } from '../../shared/useSave.ts';
import { Bestellungsende } from './parts/Bestellungsende.tsx';
import { Gebuehrenrechner } from './parts/Gebuehrenrechner.tsx';

/** The appointment and the fee: when the one ends, the Arbeitswert of today, and what it makes of a house. */
export function Gebuehren({ client }: { client: Client }) {
  const query = useQuery(pageQuery(client, einstellungenHolen, {}));
  return (
    <PageState query={query} count={3}>
      {(daten) => (
        <div className="flex flex-col gap-6">
          <Bestellungsende client={client} daten={daten} />
          <Formular client={client} daten={daten} />
        </div>
      )}
    </PageState>
  );
}

const LABELS = { arbeitswertCent: 'Ein Arbeitswert' };

function Formular({ client, daten }: { client: Client; daten: Einstellungen & { version: number } }) {
  const save = useSave(einstellungenHolen, {}, daten);
  const form = useContractForm({
    schema: gebuehreneinstellungen,
    start: daten.gebuehren,
    labels: LABELS,
    send: (gebuehren) =>
      save((version) => client.call(einstellungenAendern, { body: { gebuehren, version } })),
  });
  return (
    <Card title="Gebühr">
      <SaveForm form={form}>
        <NumberField
          {...form.number('arbeitswertCent')}
          unit="Cent"
          min={1}
          max={1000}
          hint="Netto, nach § 6 Abs. 1 KÜO; seit Juli 2020 sind es 120 Cent. Ändern Sie ihn, wenn sich die KÜO ändert."
        />
      </SaveForm>
      <Gebuehrenrechner arbeitswertCent={form.values.arbeitswertCent} />
    </Card>
  );
}
