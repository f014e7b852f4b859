import { ApiError } from '@kehrtour/api-client/client';
import type { Client } from '@kehrtour/api-client/client';
import { faultsOf } from '@kehrtour/api-client/faults';
import { keyOf } from '@kehrtour/api-client/query';
import {
  terminbuchungBeginnen,
  terminbuchungHolen,
  terminbuchungSchalten,
} from '@kehrtour/contract/terminbuchung';
import type { Buchungsschritt, Terminbuchung } from '@kehrtour/contract/terminbuchung';
import { formatMenge } from '@kehrtour/domain/format';
import { Button } from '@kehrtour/ui/action/Button.tsx';
import { ButtonLink } from '@kehrtour/ui/action/ButtonLink.tsx';
import { Card } from '@kehrtour/ui/layout/Card.tsx';
import { TaskList } from '@kehrtour/ui/layout/TaskList.tsx';
import { Notice } from '@kehrtour/ui/message/Notice.tsx';
import { showToast } from '@kehrtour/ui/message/showToast.tsx';
import { ConfirmDialog } from '@kehrtour/ui/overlay/ConfirmDialog.tsx';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { pageQuery } from '../../shared/pageQuery.ts';
import { PageState } from '../../shared/PageState.tsx';
import { Vorstellung } from './parts/Vorstellung.tsx';
import { SCHRITTE, STAENDE } from './terminbuchung.format.ts';

export type TerminbuchungScreenProps = {
  client: Client;
  /** Undefined for who may not open that page. */
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

function useStand(onChanged: () => void) {
  const cache = useQueryClient();
  return (stand: Terminbuchung, said: string) => {
    cache.setQueryData(keyOf(terminbuchungHolen, {}), stand);
    showToast(said, { tone: 'success' });
    onChanged();
  };
}

function Anfang({ client, onChanged }: TerminbuchungScreenProps) {
  const uebernimm = useStand(onChanged);
  const beginne = useMutation({
    mutationFn: () => client.call(terminbuchungBeginnen, {}),
    onSuccess: (stand) => uebernimm(stand, 'Eingerichtet aus Ihrem Bestand. Öffentlich ist noch nichts.'),
  });
  return (
    <Vorstellung>
      {beginne.error === null ? null : (
        <Notice tone="danger" live title={faultsOf(beginne.error, {})[0]?.text ?? ''} />
      )}
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
      <Schalter {...props} />
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

function Schalter({ client, stand, onChanged }: TerminbuchungScreenProps & { stand: Terminbuchung }) {
  const uebernimm = useStand(onChanged);
  const [fragt, setFragt] = useState(false);
  const schalte = useMutation({
    mutationFn: (an: boolean) => client.call(terminbuchungSchalten, { body: { an } }),
    onSuccess: (neu) => {
      setFragt(false);
      uebernimm(neu, neu.an ? 'Ihre Buchungsseite ist öffentlich' : 'Ihre Buchungsseite ist vom Netz');
    },
  });
  const fehlt = stand.schritte.filter(({ stand: wie }) => wie === 'noetig');
  const { seite, kommendeBuchungen: kommende } = stand;
  const adresse = seite.replace(/^https?:\/\//, '');
  const fehler = schalte.error === null ? null : satzVon(schalte.error);
  return (
    <Card
      title={stand.an ? 'Ihre Buchungsseite ist öffentlich' : 'Ihre Buchungsseite ist noch nicht öffentlich'}
    >
      <div className="flex flex-col gap-4">
        {stand.an ? (
          <p>
            Kundinnen und Kunden buchen auf <strong className="font-semibold wrap-anywhere">{adresse}</strong>
            .
            {kommende > 0
              ? ` ${formatMenge(kommende, 'gebuchter Termin steht', 'gebuchte Termine stehen')} bevor.`
              : ''}
          </p>
        ) : (
          <p>
            {fehlt.length === 0
              ? 'Alles Nötige ist da. Sehen Sie sich die Schritte noch einmal an, dann kann es losgehen.'
              : `Noch nötig: ${new Intl.ListFormat('de-DE').format(fehlt.map(({ schritt }) => SCHRITTE[schritt]))}.`}
          </p>
        )}
        {fehler === null ? null : <Notice tone="danger" live title={fehler} />}
        <div className="flex flex-wrap gap-3">
          {stand.an ? (
            <>
              <ButtonLink href={seite} target="_blank" kind="primary">
                Seite ansehen
              </ButtonLink>
              <Button onPress={() => setFragt(true)}>Vom Netz nehmen</Button>
            </>
          ) : (
            <Button
              kind="primary"
              disabled={fehlt.length > 0}
              busy={schalte.isPending}
              onPress={() => schalte.mutate(true)}
            >
              Buchungsseite veröffentlichen
            </Button>
          )}
        </div>
      </div>
      <ConfirmDialog
        title="Buchungsseite vom Netz nehmen?"
        open={fragt}
        confirmLabel="Vom Netz nehmen"
        busy={schalte.isPending}
        onConfirm={() => schalte.mutate(false)}
        onCancel={() => setFragt(false)}
      >
        <p>
          Niemand kann mehr online buchen; wer die Seite aufruft, liest Ihre Telefonnummer.
          {kommende > 0
            ? ` ${formatMenge(kommende, 'gebuchter Termin bleibt', 'gebuchte Termine bleiben')} bestehen.`
            : ''}
        </p>
      </ConfirmDialog>
    </Card>
  );
}

function satzVon(error: Error): string {
  if (error instanceof ApiError) return error.problem.detail;
  return faultsOf(error, {})[0]?.text ?? '';
}
