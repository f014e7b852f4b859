import type { Client } from '@kehrtour/api-client/client';
import { keyOf } from '@kehrtour/api-client/query';
import { type Bezirksuebergabe, bezirksuebergabeHolen } from '@kehrtour/contract/bezirksuebergabe';
import { formatMenge } from '@kehrtour/domain/format';
import { UEBERGABE_UMFANG } from '@kehrtour/domain/recht/bezirksuebergabe';
import { lazyPart } from '@kehrtour/shell/lazyPart.tsx';
import { Button } from '@kehrtour/ui/action/Button.tsx';
import { Card } from '@kehrtour/ui/layout/Card.tsx';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { pageQuery } from '../../shared/pageQuery.ts';
import { PageState } from '../../shared/PageState.tsx';
import { Uebergabestand } from './parts/Uebergabestand.tsx';

const Beginndialog = lazyPart(async () => (await import('./parts/Beginndialog.tsx')).Beginndialog);

/** The district goes to a successor (§ 19 Abs. 3 SchfHwG): handed over, confirmed, and what came from it deleted. */
export function BezirksuebergabeKarte({ client, email }: { client: Client; email: string }) {
  const query = useQuery(pageQuery(client, bezirksuebergabeHolen, {}));
  const cache = useQueryClient();
  const [fragt, setFragt] = useState(false);
  const zeige = (stand: Bezirksuebergabe): void => {
    cache.setQueryData(keyOf(bezirksuebergabeHolen, {}), stand);
  };
  return (
    <Card title="Kehrbezirk übergeben">
      <PageState query={query} count={2}>
        {(stand) => (
          <div className="flex flex-col gap-4">
            {stand.uebergabe === null ? <Vorher {...stand.haeuser} /> : null}
            {stand.uebergabe ? (
              <Uebergabestand
                client={client}
                email={email}
                stand={stand}
                uebergabe={stand.uebergabe}
                onDone={zeige}
              />
            ) : null}
            {stand.uebergabe === null || stand.uebergabe.stand === 'geloescht' ? (
              <div>
                <Button onPress={() => setFragt(true)}>Übergabe beginnen …</Button>
              </div>
            ) : null}
            {fragt ? <Beginndialog client={client} onDone={zeige} onClose={() => setFragt(false)} /> : null}
          </div>
        )}
      </PageState>
    </Card>
  );
}

function Vorher({ gehen, bleiben }: Bezirksuebergabe['haeuser']) {
  return (
    <>
      <p className="max-w-prose">
        Endet Ihre Bestellung, bekommt die Nachfolge kostenfrei (§ 19 Abs. 3 SchfHwG):
      </p>
      <ul className="max-w-prose list-disc pl-5">
        {UEBERGABE_UMFANG.map((was) => (
          <li key={was}>{was}</li>
        ))}
      </ul>
      <p className="max-w-prose text-muted">
        Sobald die Nachfolge oder die Aufsicht den Empfang bestätigt hat, löscht Kehrtour, was aus dem Bezirk
        stammt: {formatMenge(gehen, 'Haus geht', 'Häuser gehen')}, {formatMenge(bleiben, 'bleibt', 'bleiben')}{' '}
        als Kundschaft, weil dort jemand einen Auftrag gegeben hat.
      </p>
    </>
  );
}
