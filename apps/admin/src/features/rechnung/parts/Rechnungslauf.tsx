import type { Client } from '@kehrtour/api-client/client';
import { sentenceOf } from '@kehrtour/api-client/faults';
import {
  type Laufstand,
  rechnungslaufFreigeben,
  rechnungslaufHolen,
} from '@kehrtour/contract/rechnungswesen';
import { formatEuro, formatMenge, formatZeitpunkt } from '@kehrtour/domain/format';
import { plusMonate } from '@kehrtour/domain/tag';
import { Button } from '@kehrtour/ui/action/Button.tsx';
import { Select } from '@kehrtour/ui/field/Select.tsx';
import { Card } from '@kehrtour/ui/layout/Card.tsx';
import { KeyValue } from '@kehrtour/ui/layout/KeyValue.tsx';
import { Notice } from '@kehrtour/ui/message/Notice.tsx';
import { Skeleton } from '@kehrtour/ui/message/Skeleton.tsx';
import { ConfirmDialog } from '@kehrtour/ui/overlay/ConfirmDialog.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { pageQuery } from '../../../shared/pageQuery.ts';
import { useTat } from '../../../shared/useTat.ts';
import { monatInWorten } from '../rechnung.format.ts';

const MONATE = 12;

/** What a month would come to before it is released, and how far its run is. */
export function Rechnungslauf({ client, monat }: { client: Client; monat: string }) {
  const [gewaehlt, setGewaehlt] = useState(monat);
  const monate = Array.from({ length: MONATE }, (_, zurueck) =>
    plusMonate(`${monat}-01`, -zurueck).slice(0, 7),
  );
  const { data, error } = useQuery(pageQuery(client, rechnungslaufHolen, { params: { monat: gewaehlt } }));
  return (
    <div className="flex max-w-3xl flex-col gap-6 pt-6">
      <Select
        label="Monat"
        width="medium"
        choices={monate.map((einer) => ({ id: einer, label: monatInWorten(einer) }))}
        value={gewaehlt}
        onChange={(id) => setGewaehlt(String(id))}
      />
      {error === null ? null : (
        <Notice tone="danger" live>
          <p>{sentenceOf(error)}</p>
        </Notice>
      )}
      {data === undefined && error === null ? <Skeleton shape="rows" count={4} /> : null}
      {data === undefined ? null : <Lauf client={client} lauf={data} />}
    </div>
  );
}

function Lauf({ client, lauf }: { client: Client; lauf: Laufstand }) {
  const { tue, laeuft } = useTat();
  const [fragt, setFragt] = useState(false);
  const { monat, vorschau, ausgestellt, freigegebenAm, fertigAm } = lauf;
  const menge = formatMenge(vorschau.anzahl, 'Rechnung', 'Rechnungen');
  const gibFrei = async (): Promise<void> => {
    await tue('frei', async () => {
      await client.call(rechnungslaufFreigeben, { params: { monat } });
      return 'Der Lauf hat begonnen';
    });
    setFragt(false);
  };
  return (
    <Card title={`Rechnungen für ${monatInWorten(monat)}`}>
      <div className="flex flex-col gap-4">
        <KeyValue
          items={[
            { label: 'Noch auszustellen', value: `${menge}, ${formatEuro(vorschau.nettoCent)} ohne USt` },
            { label: 'Schon ausgestellt', value: ausgestellt },
            { label: 'Freigegeben', value: zeitOder(freigegebenAm) },
            { label: 'Fertig', value: zeitOder(fertigAm) },
          ]}
        />
        <div>
          <Button kind="primary" disabled={vorschau.anzahl === 0} onPress={() => setFragt(true)}>
            Rechnungen freigeben
          </Button>
        </div>
      </div>
      <ConfirmDialog
        open={fragt}
        title={`${menge} ausstellen?`}
        confirmLabel="Freigeben"
        busy={laeuft === 'frei'}
        onConfirm={() => void gibFrei()}
        onCancel={() => setFragt(false)}
      >
        <p>
          Jede bekommt eine Nummer und geht an die bestätigten Adressen des Betriebs. Ändern lässt sie sich
          danach nicht mehr, nur mit einer Stornorechnung aufheben.
        </p>
      </ConfirmDialog>
    </Card>
  );
}

const zeitOder = (zeitpunkt: string | null): string =>
  zeitpunkt === null ? 'noch nicht' : formatZeitpunkt(new Date(zeitpunkt));
