import type { Client } from '@kehrtour/api-client/client';
import { sentenceOf } from '@kehrtour/api-client/faults';
import { terminbuchungBeginnen, terminbuchungHolen } from '@kehrtour/contract/terminbuchung';
import type { Buchungsschritt, Terminbuchung } from '@kehrtour/contract/terminbuchung';
import { Button } from '@kehrtour/ui/action/Button.tsx';
import { TaskList } from '@kehrtour/ui/layout/TaskList.tsx';
import { Notice } from '@kehrtour/ui/message/Notice.tsx';
import { useMutation, useQuery } from '@tanstack/react-query';

import { pageQuery } from '../../shared/pageQuery.ts';
import { PageState } from '../../shared/PageState.tsx';
import { Seitenschalter } from './parts/Seitenschalter.tsx';
import { Vorstellung } from './parts/Vorstellung.tsx';
import { SCHRITTE, STAENDE } from './terminbuchung.format.ts';
import { useTerminbuchung } from './useTerminbuchung.ts';

export type TerminbuchungScreenProps = {
  client: Client;
  /** Undefined for whoever may not open that page. */
  hrefOf: (schritt: Buchungsschritt) => string | undefined;
  /** The session knows it too: the navigation of others follows it. */
  onChanged: () => void;
};

/** Online booking: what it is until it is used, then what is there, what is missing, and the switch. */
export function TerminbuchungScreen(props: TerminbuchungScreenProps) {
  const query = useQuery(pageQuery(props.client, terminbuchungHolen, {}));
  return (
    <PageState query={query} count={7}>
      {(stand) => (stand.genutzt ? <Uebersicht {...props} stand={stand} /> : <Anfang {...props} />)}
    </PageState>
  );
}

function Anfang({ client, onChanged }: TerminbuchungScreenProps) {
  const uebernimm = useTerminbuchung(onChanged);
  const beginne = useMutation({
    mutationFn: () => client.call(terminbuchungBeginnen, {}),
    onSuccess: (stand) => uebernimm(stand, 'Eingerichtet aus Ihrem Bestand. Öffentlich ist noch nichts.'),
  });
  return (
    <Vorstellung>
      {beginne.error === null ? null : <Notice tone="danger" live title={sentenceOf(beginne.error)} />}
      <div>
        <Button kind="primary" busy={beginne.isPending} onPress={() => beginne.mutate()}>
          Terminbuchung einschalten
        </Button>
      </div>
    </Vorstellung>
  );
}

function Uebersicht(props: TerminbuchungScreenProps & { stand: Terminbuchung }) {
  const { stand, hrefOf } = props;
  return (
    <div className="flex max-w-4xl flex-col gap-6">
      <Seitenschalter {...props} />
      <TaskList
        label="Schritte der Terminbuchung"
        tasks={stand.schritte.map(({ schritt, stand: wie, hinweis }) => {
          const href = hrefOf(schritt);
          return {
            id: schritt,
            title: SCHRITTE[schritt],
            hint: href === undefined ? `${hinweis} Das ändert die Inhaberin oder der Inhaber.` : hinweis,
            ...(href !== undefined && { href }),
            status: STAENDE[wie],
          };
        })}
      />
    </div>
  );
}
