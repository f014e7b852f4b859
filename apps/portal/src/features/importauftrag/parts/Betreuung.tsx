import type { Client } from '@kehrtour/api-client/client';
import { abfrage } from '@kehrtour/api-client/query';
import { importBetreuungHolen } from '@kehrtour/contract/importbetreuung';
import { Button } from '@kehrtour/ui/action/Button.tsx';
import { Card } from '@kehrtour/ui/layout/Card.tsx';
import { Notice } from '@kehrtour/ui/message/Notice.tsx';
import { useQuery } from '@tanstack/react-query';

import { Tatzeile } from '../../../shared/betreuung/Tatzeile.tsx';

/** What the operator did at this import; nothing where nobody did anything, as at almost all. */
export function Betreuung({ client, importId }: { client: Client; importId: string }) {
  const { data, error, refetch } = useQuery(
    abfrage(client, importBetreuungHolen, { params: { id: importId } }),
  );
  if (data === undefined)
    return error === null ? null : (
      <Notice
        title="Ob Kehrtour hier geholfen hat, lässt sich gerade nicht sagen"
        action={<Button onPress={() => void refetch()}>Noch einmal versuchen</Button>}
      />
    );
  if (data.eintraege.length === 0) return null;
  return (
    <Card title="Was Kehrtour an diesem Import getan hat">
      <ul className="-my-3 divide-y divide-line">
        {data.eintraege.map((tat) => (
          <Tatzeile key={tat.id} tat={tat} />
        ))}
      </ul>
    </Card>
  );
}
