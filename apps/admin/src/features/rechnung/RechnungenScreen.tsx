import type { Client } from '@kehrtour/api-client/client';
import { Tabs } from '@kehrtour/ui/layout/Tabs.tsx';

import { Bankseite } from './parts/Bankseite.tsx';
import { Rechnungsdetail } from './parts/Rechnungsdetail.tsx';
import { Rechnungslauf } from './parts/Rechnungslauf.tsx';
import { Rechnungsliste } from './parts/Rechnungsliste.tsx';
import { Verfahrensdokumentation } from './parts/Verfahrensdokumentation.tsx';

export type RechnungenScreenProps = {
  client: Client;
  /** Of the page's address: tab, filter, and the invoice that is open. */
  wo: { bereich: string; stand: string; suche: string; rechnung: string };
  onWo: (mehr: Partial<RechnungenScreenProps['wo']>) => void;
  /** The month that is over, `YYYY-MM`. */
  monat: string;
};

const BEREICHE = ['lauf', 'bank', 'verfahren'];

/** Invoices of all companies: the list, the run of a month, and what goes to and comes from the bank. */
export function RechnungenScreen({ client, wo, onWo, monat }: RechnungenScreenProps) {
  const [unternehmenId = '', id = ''] = wo.rechnung.split('_');
  return (
    <div className="flex flex-col gap-6">
      <Tabs
        label="Bereiche"
        value={BEREICHE.includes(wo.bereich) ? wo.bereich : 'liste'}
        onChange={(bereich) => {
          if (bereich !== (wo.bereich || 'liste')) onWo({ bereich: bereich === 'liste' ? '' : bereich });
        }}
        items={[
          {
            id: 'liste',
            label: 'Rechnungen',
            content: <Rechnungsliste client={client} stand={wo.stand} suche={wo.suche} onWo={onWo} />,
          },
          { id: 'lauf', label: 'Rechnungslauf', content: <Rechnungslauf client={client} monat={monat} /> },
          { id: 'bank', label: 'Bank und Ausgaben', content: <Bankseite client={client} monat={monat} /> },
          { id: 'verfahren', label: 'Verfahren', content: <Verfahrensdokumentation /> },
        ]}
      />
      {id === '' ? null : (
        <Rechnungsdetail
          client={client}
          unternehmenId={unternehmenId}
          id={id}
          onClose={() => onWo({ rechnung: '' })}
        />
      )}
    </div>
  );
}
