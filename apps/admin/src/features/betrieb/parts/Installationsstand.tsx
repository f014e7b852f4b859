import type { Client } from '@kehrtour/api-client/client';
import { sentenceOf } from '@kehrtour/api-client/faults';
import { messwerteHolen } from '@kehrtour/contract/betrieb';
import { Card } from '@kehrtour/ui/layout/Card.tsx';
import { KeyValue } from '@kehrtour/ui/layout/KeyValue.tsx';
import { Notice } from '@kehrtour/ui/message/Notice.tsx';
import { Skeleton } from '@kehrtour/ui/message/Skeleton.tsx';
import { Status } from '@kehrtour/ui/message/Status.tsx';
import { useQuery } from '@tanstack/react-query';

import { pageQuery } from '../../../shared/pageQuery.ts';
import { messwerteInWorten } from '../messwerte.format.ts';

/** How mail, jobs, backup and disk stand; the same that programs read at `/metrics`. */
export function Installationsstand({ client }: { client: Client }) {
  const { data, error } = useQuery(pageQuery(client, messwerteHolen, {}));
  return (
    <Card title="Wie es der Installation geht">
      {error === null ? null : (
        <Notice tone="danger" live>
          <p>{sentenceOf(error)}</p>
        </Notice>
      )}
      {data === undefined && error === null ? <Skeleton shape="rows" /> : null}
      {data === undefined ? null : (
        <KeyValue
          items={messwerteInWorten(data).map(({ was, wert, auffaellig }) => ({
            label: was,
            value: auffaellig ? (
              <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
                <span>{wert}</span>
                <Status tone="warning">ansehen</Status>
              </span>
            ) : (
              wert
            ),
          }))}
        />
      )}
    </Card>
  );
}
