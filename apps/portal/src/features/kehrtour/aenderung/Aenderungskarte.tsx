import type { Client } from '@kehrtour/api-client/client';
import { aenderungHolen } from '@kehrtour/contract/aenderung';
import type { Kehrtour } from '@kehrtour/contract/kehrtour';
import { istAusfall } from '@kehrtour/domain/planung/aenderung';
import { Card } from '@kehrtour/ui/layout/Card.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { pageQuery } from '../../../shared/pageQuery.ts';
import { PageState } from '../../../shared/PageState.tsx';
import { herkunftText } from './aenderung.format.ts';
import { mitVorgabe } from './mitVorgabe.ts';
import { Entscheidung } from './parts/Entscheidung.tsx';
import { useAenderung } from './useAenderung.ts';
import { useAusfallvorschlaege } from './useAusfallvorschlaege.ts';
import { Vorschlagswahl } from './Vorschlagswahl.tsx';

export type AenderungskarteProps = {
  client: Client;
  kehrtour: Kehrtour;
  offene: NonNullable<Kehrtour['aenderung']>;
  /** Something is computed, or not on the server yet. */
  busy: boolean;
  /** Makes the plan again with the promises kept that it breaks. */
  onOhneGebrochene: () => void;
};

/** A new plan of an announced round that waits: whom it concerns, and the way to a decision. */
export function Aenderungskarte({ client, kehrtour, offene, ...props }: AenderungskarteProps) {
  const aenderung = useAenderung(client, kehrtour, offene);
  const ausfall = istAusfall(offene.ursache);
  const vorschlaege = useAusfallvorschlaege(client, kehrtour.id, ausfall && aenderung.laeuft === null);
  const query = useQuery({
    ...pageQuery(client, aenderungHolen, { params: { id: kehrtour.id } }),
    // News of what is done here come before its answer: what has just ended is not asked for again.
    enabled: aenderung.laeuft === null,
  });
  const [gesucht, setGesucht] = useState<{ vor: number; nach: number | null } | null>(null);
  // The plan that came of it, and no later one.
  if (gesucht?.nach === null && gesucht.vor !== offene.version)
    setGesucht({ ...gesucht, nach: offene.version });
  const suche = (): void => {
    setGesucht({ vor: offene.version, nach: null });
    props.onOhneGebrochene();
  };
  return (
    <Card title="Offene Änderung">
      <div className="flex flex-col gap-4">
        <p className="text-muted">
          {herkunftText(offene)}. Bis Sie sie annehmen, gilt überall der bisherige Plan.
        </p>
        {ausfall ? <Vorschlagswahl vorschlaege={vorschlaege} disabled={props.busy} /> : null}
        <PageState query={query} shape="rows" count={3}>
          {(unterschied) => (
            <Entscheidung
              offene={offene}
              unterschied={unterschied}
              aenderung={mitVorgabe(aenderung, unterschied)}
              {...props}
              onOhneGebrochene={suche}
              // What is shown may still be the plan before.
              vergebens={gesucht?.nach === offene.version && unterschied.version === offene.version}
              // The ways to go on come first: what is shown below is only one of them.
              busy={props.busy || (ausfall && vorschlaege.wartet)}
            />
          )}
        </PageState>
      </div>
    </Card>
  );
}
