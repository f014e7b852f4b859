import type { Client } from '@kehrtour/api-client/client';
import {
  EMPFAENGER_MAX,
  empfaengercodeSchicken,
  rechnungsempfaengerLoeschen,
  zahlungHolen,
  type Zahlungsstand,
} from '@kehrtour/contract/zahlung';
import { Button } from '@kehrtour/ui/action/Button.tsx';
import { Card } from '@kehrtour/ui/layout/Card.tsx';
import { EmptyState } from '@kehrtour/ui/message/EmptyState.tsx';
import { Status } from '@kehrtour/ui/message/Status.tsx';
import { useQuery } from '@tanstack/react-query';

import { pageQuery } from '../../shared/pageQuery.ts';
import { PageState } from '../../shared/PageState.tsx';
import { Codefrage } from './parts/Codefrage.tsx';
import { NeueAdresse } from './parts/NeueAdresse.tsx';
import { useZahlung } from './useZahlung.ts';

/** Where invoices are mailed to; each address has to say yes before the first one goes there. */
export function RechnungsemailScreen({ client }: { client: Client }) {
  const query = useQuery(pageQuery(client, zahlungHolen, {}));
  return (
    <PageState query={query} shape="rows" count={4}>
      {(stand) => <Adressen client={client} stand={stand} />}
    </PageState>
  );
}

function Adressen({ client, stand }: { client: Client; stand: Zahlungsstand }) {
  return (
    <div className="flex max-w-2xl flex-col gap-6">
      {stand.empfaenger.length === 0 ? (
        <EmptyState title="Noch keine Adresse">
          Ihre Rechnungen liegen unter „Rechnung“. Mit einer Adresse kommen sie auch per E-Mail.
        </EmptyState>
      ) : (
        <Card>
          <ul className="-my-2 divide-y divide-line">
            {stand.empfaenger.map((einer) => (
              <Empfaenger key={einer.id} client={client} empfaenger={einer} />
            ))}
          </ul>
        </Card>
      )}
      {stand.empfaenger.length < EMPFAENGER_MAX ? <NeueAdresse client={client} /> : null}
    </div>
  );
}

function Empfaenger(props: { client: Client; empfaenger: Zahlungsstand['empfaenger'][number] }) {
  const { client, empfaenger } = props;
  const { id, email, bestaetigt } = empfaenger;
  const { tue, laeuft } = useZahlung();
  return (
    <li className="flex flex-col gap-3 py-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <span className="min-w-0 break-words">
          <span className="block font-semibold">{email}</span>
          <Status tone={bestaetigt ? 'success' : 'warning'} look="bare">
            {bestaetigt ? 'bestätigt' : 'noch nicht bestätigt'}
          </Status>
        </span>
        <Button
          size="small"
          busy={laeuft === 'weg'}
          aria-label={`${email} entfernen`}
          onPress={() =>
            void tue('weg', () => client.call(rechnungsempfaengerLoeschen, { params: { id } }), 'Entfernt')
          }
        >
          Entfernen
        </Button>
      </div>
      {bestaetigt ? null : (
        <Codefrage
          client={client}
          id={id}
          onNochmal={() =>
            tue(
              'code',
              () =>
                client.call(empfaengercodeSchicken, { params: { id }, idempotencyKey: crypto.randomUUID() }),
              'Der Code ist unterwegs',
            )
          }
          schickt={laeuft === 'code'}
        />
      )}
    </li>
  );
}
