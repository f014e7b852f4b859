import type { Client } from '@kehrtour/api-client/client';
import type { AnswerOf } from '@kehrtour/contract/endpoint';
import type { betriebsrechnungHolen } from '@kehrtour/contract/rechnungswesen';
import { Tabs } from '@kehrtour/ui/layout/Tabs.tsx';

import { Antwortformular } from './Antwortformular.tsx';
import { Aufhebungsformular } from './Aufhebungsformular.tsx';
import { Zahlungsformular } from './Zahlungsformular.tsx';

export type Detaildaten = AnswerOf<typeof betriebsrechnungHolen>;

/** Payment by hand, answer to a complaint, taking back: whatever fits where the invoice stands. */
export function Rechnungstaten({ client, daten }: { client: Client; daten: Detaildaten }) {
  const { rechnung } = daten;
  if (rechnung.art === 'gegenrechnung') return null;
  const params = { unternehmenId: rechnung.unternehmen.id, id: rechnung.id };
  return (
    <Tabs
      label="Was zu tun ist"
      items={[
        {
          id: 'zahlung',
          label: 'Zahlung',
          content: <Zahlungsformular client={client} params={params} offenCent={rechnung.offenCent} />,
        },
        ...(daten.beanstandungen.some(({ antwort }) => antwort === null)
          ? [
              {
                id: 'antwort',
                label: 'Beanstandung',
                content: <Antwortformular client={client} params={params} />,
              },
            ]
          : []),
        ...(rechnung.stand === 'aufgehoben'
          ? []
          : [
              {
                id: 'aufheben',
                label: 'Aufheben',
                content: <Aufhebungsformular client={client} params={params} />,
              },
            ]),
      ]}
    />
  );
}
