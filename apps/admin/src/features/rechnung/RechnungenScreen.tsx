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
  auswahl: { bereich: string; stand: string; suche: string; rechnung: string };
  onAuswahl: (mehr: Partial<RechnungenScreenProps['auswahl']>) => void;
  /** The month that is over, `YYYY-MM`. */
  monat: string;
};

const BEREICHE = ['lauf', 'bank', 'verfahren'];

/** Invoices of all companies: the list, the run of a month, and what goes to and comes from the bank. */
export function RechnungenScreen({ client, auswahl, onAuswahl, monat }: RechnungenScreenProps) {
  const [unternehmenId = '', id = ''] = auswahl.rechnung.split('_');
  return (
    <div className="flex flex-col gap-6">
      <Tabs
        label="Bereiche"
        value={BEREICHE.includes(auswahl.bereich) ? auswahl.bereich : 'liste'}
        onChange={(bereich) => {
          if (bereich !== (auswahl.bereich || 'liste'))
            onAuswahl({ bereich: bereich === 'liste' ? '' : bereich });
        }}
        items={[
          {
            id: 'liste',
            label: 'Rechnungen',
            content: (
              <Rechnungsliste
                client={client}
                stand={auswahl.stand}
                suche={auswahl.suche}
                onAuswahl={onAuswahl}
              />
            ),
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
          onClose={() => onAuswahl({ rechnung: '' })}
        />
      )}
    </div>
  );
}
