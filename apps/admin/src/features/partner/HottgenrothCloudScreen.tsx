import type { Client } from '@kehrtour/api-client/client';
import { sentenceOf } from '@kehrtour/api-client/faults';
import { partnerHolen } from '@kehrtour/contract/partnerbetrieb';
import { Card } from '@kehrtour/ui/layout/Card.tsx';
import { Notice } from '@kehrtour/ui/message/Notice.tsx';
import { Skeleton } from '@kehrtour/ui/message/Skeleton.tsx';
import { useQuery } from '@tanstack/react-query';

import { pageQuery } from '../../shared/pageQuery.ts';
import { Eintragen } from './parts/Eintragen.tsx';
import { Hersteller } from './parts/Hersteller.tsx';
import { Testbetrieb } from './parts/Testbetrieb.tsx';

/** Vendors whose programs may connect: the page is named after the first, and serves whoever speaks the same interface. */
export function HottgenrothCloudScreen({ client }: { client: Client }) {
  const { data, error } = useQuery(pageQuery(client, partnerHolen, {}));
  return (
    <div className="flex max-w-4xl flex-col gap-6">
      <Notice tone="info" title="Was wir von der Hottgenroth Cloud wissen">
        <p>
          Ein eigenes Protokoll des Herstellers ist nicht öffentlich. Angebunden wird über die dokumentierte
          Schnittstelle <code>/api/external/v1</code>, die Hersteller dieser Branche schon sprechen. Wie wir
          deren Worte deuten, steht an einer Stelle im Quelltext, mit Begründung.
        </p>
      </Notice>
      {error === null ? null : (
        <Notice tone="danger" live>
          <p>{sentenceOf(error)}</p>
        </Notice>
      )}
      {data === undefined && error === null ? <Skeleton shape="block" /> : null}
      {data?.partner.map((partner) => (
        <Hersteller key={partner.id} client={client} partner={partner} />
      ))}
      <Card title="Hersteller eintragen">
        <Eintragen client={client} vorschlag={data?.partner.length === 0 ? 'Hottgenroth Cloud' : ''} />
      </Card>
      <Card title="Testbetriebe">
        <Testbetrieb client={client} />
      </Card>
    </div>
  );
}
