import type { Client } from '@kehrtour/api-client/client';
import type { AnswerOf } from '@kehrtour/contract/endpoint';
import { maengelHolen } from '@kehrtour/contract/mangel';
import { Card } from '@kehrtour/ui/layout/Card.tsx';
import { Tabs } from '@kehrtour/ui/layout/Tabs.tsx';
import { EmptyState } from '@kehrtour/ui/message/EmptyState.tsx';
import { useQuery } from '@tanstack/react-query';
import { ShieldCheck } from 'lucide-react';
import { useState } from 'react';

import { pageQuery } from '../../shared/pageQuery.ts';
import { PageState } from '../../shared/PageState.tsx';
import { Auftragszeile } from './parts/Auftragszeile.tsx';
import { Mangelzeile } from './parts/Mangelzeile.tsx';

type Stand = 'offen' | 'beendet';

/** What houses lack, with its deadline, and what was asked for at their doors. */
export function MaengelScreen({ client, aenderbar }: { client: Client; aenderbar: boolean }) {
  const [stand, setStand] = useState<Stand>('offen');
  const query = useQuery(pageQuery(client, maengelHolen, { query: { stand } }));
  const inhalt = (
    <PageState query={query} shape="rows" count={6}>
      {(liste) => <Listen client={client} liste={liste} stand={stand} aenderbar={aenderbar} />}
    </PageState>
  );
  const offen = query.data?.offen;
  return (
    <Tabs
      label="Mängel und Aufträge"
      value={stand}
      onChange={(id) => setStand(id === 'beendet' ? 'beendet' : 'offen')}
      items={[
        {
          id: 'offen',
          label: 'Offen',
          ...(offen && { count: offen.maengel + offen.auftraege }),
          content: inhalt,
        },
        { id: 'beendet', label: 'Erledigt', content: inhalt },
      ]}
    />
  );
}

function Listen({
  client,
  liste: { maengel, auftraege, mehr },
  stand,
  aenderbar,
}: {
  client: Client;
  liste: AnswerOf<typeof maengelHolen>;
  stand: Stand;
  aenderbar: boolean;
}) {
  if (maengel.length === 0 && auftraege.length === 0)
    return (
      <EmptyState
        title={stand === 'offen' ? 'Kein Mangel und kein Auftrag ist offen' : 'Noch ist nichts erledigt'}
        icon={<ShieldCheck aria-hidden />}
      >
        Wer unterwegs ist, meldet beides an der Tür; hier steht es mit Frist, Fotos und Brief.
      </EmptyState>
    );
  return (
    <div className="flex flex-col gap-6">
      {maengel.length === 0 ? null : (
        <Card title={`Mängel: ${maengel.length}`} padding="flush">
          <ul className="divide-y divide-line">
            {maengel.map((mangel) => (
              <Mangelzeile key={mangel.id} client={client} mangel={mangel} aenderbar={aenderbar} />
            ))}
          </ul>
        </Card>
      )}
      {auftraege.length === 0 ? null : (
        <Card title={`Aufträge von der Tür: ${auftraege.length}`} padding="flush">
          <ul className="divide-y divide-line">
            {auftraege.map((auftrag) => (
              <Auftragszeile key={auftrag.id} client={client} auftrag={auftrag} aenderbar={aenderbar} />
            ))}
          </ul>
        </Card>
      )}
      {mehr ? (
        <p className="text-muted">
          Es sind mehr, als hier stehen: Die weiteren folgen, sobald diese erledigt sind.
        </p>
      ) : null}
    </div>
  );
}
