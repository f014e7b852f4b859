import type { Client } from '@kehrtour/api-client/client';
import { sentenceOf } from '@kehrtour/api-client/faults';
import { type ZuTun, zuTunHolen } from '@kehrtour/contract/betrieb';
import { ortszeitAus } from '@kehrtour/domain/ortszeit';
import { Button } from '@kehrtour/ui/action/Button.tsx';
import { Card } from '@kehrtour/ui/layout/Card.tsx';
import { TaskList } from '@kehrtour/ui/layout/TaskList.tsx';
import { EmptyState } from '@kehrtour/ui/message/EmptyState.tsx';
import { Notice } from '@kehrtour/ui/message/Notice.tsx';
import { Skeleton } from '@kehrtour/ui/message/Skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { pageQuery } from '../../../shared/pageQuery.ts';
import { wartendesInWorten } from '../betrieb.format.ts';
import { Beiseite } from './Beiseite.tsx';
import { Vielversand } from './Vielversand.tsx';

/** What waits for a person, each with the way to its list; nothing that is in order takes a line. */
export function Wartendes({ client }: { client: Client }) {
  const { data, error, refetch } = useQuery(pageQuery(client, zuTunHolen, {}));
  return (
    <Card title="Was jetzt jemanden braucht">
      {error === null ? null : (
        <Notice
          tone="danger"
          live
          action={<Button onPress={() => void refetch()}>Noch einmal versuchen</Button>}
        >
          <p>{sentenceOf(error)}</p>
        </Notice>
      )}
      {data === undefined && error === null ? <Skeleton shape="rows" /> : null}
      {data === undefined ? null : <Liste client={client} zuTun={data} />}
    </Card>
  );
}

function Liste({ client, zuTun }: { client: Client; zuTun: ZuTun }) {
  const [heute] = useState(() => ortszeitAus(new Date()).tag);
  const tasks = wartendesInWorten(zuTun, heute);
  if (tasks.length === 0)
    return (
      <EmptyState title="Nichts wartet">
        Keine Beanstandung, nichts überfällig, alle Programme senden.
      </EmptyState>
    );
  return (
    <div className="grid gap-6">
      <div className="-my-4">
        <TaskList label="Was jetzt jemanden braucht" tasks={tasks} />
      </div>
      {zuTun.vieleNachrichten > 0 ? <Vielversand client={client} /> : null}
      {zuTun.beiseite > 0 ? <Beiseite client={client} /> : null}
    </div>
  );
}
