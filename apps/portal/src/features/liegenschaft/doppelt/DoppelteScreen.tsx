import type { Client } from '@kehrtour/api-client/client';
import { doppelteHolen } from '@kehrtour/contract/doppelt';
import { formatMenge } from '@kehrtour/domain/format';
import { Card } from '@kehrtour/ui/layout/Card.tsx';
import { EmptyState } from '@kehrtour/ui/message/EmptyState.tsx';
import { useQuery } from '@tanstack/react-query';
import { CopyCheck } from 'lucide-react';

import { pageQuery } from '../../../shared/pageQuery.ts';
import { PageState } from '../../../shared/PageState.tsx';
import { Paarkarte } from './parts/Paarkarte.tsx';
import { Zuletzt } from './parts/Zuletzt.tsx';
import { useDoppelte } from './useDoppelte.ts';

/** Entries that may be one house: looked at side by side, joined by one press, and parted again. */
export function DoppelteScreen({ client }: { client: Client }) {
  const query = useQuery(pageQuery(client, doppelteHolen, {}));
  const tat = useDoppelte(client);
  return (
    <PageState query={query} count={4}>
      {({ paare, gesamt, zuletzt }) => (
        <div className="flex flex-col gap-6">
          {paare.length === 0 ? (
            <EmptyState title="Kein Haus steht doppelt" icon={<CopyCheck aria-hidden />}>
              Sobald zwei Einträge gleich aussehen, weil eine Anschrift verschieden geschrieben ist, stehen
              sie hier nebeneinander.
            </EmptyState>
          ) : (
            <>
              <p>
                {formatMenge(gesamt, 'Paar sieht', 'Paare sehen')} nach demselben Haus aus. Sie sehen vorher,
                was beide haben; nichts davon geht verloren.
                {paare.length < gesamt ? ` Das sind die ersten ${paare.length}.` : ''}
              </p>
              {paare.map((paar) => (
                <Paarkarte key={`${paar.bleibt.id} ${paar.geht.id}`} paar={paar} tat={tat} />
              ))}
            </>
          )}
          {zuletzt.length === 0 ? null : (
            <Card title="Zuletzt zusammengeführt" padding="flush">
              <Zuletzt eintraege={zuletzt} tat={tat} />
            </Card>
          )}
        </div>
      )}
    </PageState>
  );
}
