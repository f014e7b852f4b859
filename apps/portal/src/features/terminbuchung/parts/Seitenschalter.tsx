import { ApiError } from '@kehrtour/api-client/client';
import type { Client } from '@kehrtour/api-client/client';
import { sentenceOf } from '@kehrtour/api-client/faults';
import { terminbuchungSchalten } from '@kehrtour/contract/terminbuchung';
import type { Terminbuchung } from '@kehrtour/contract/terminbuchung';
import { formatMenge } from '@kehrtour/domain/format';
import { Button } from '@kehrtour/ui/action/Button.tsx';
import { ButtonLink } from '@kehrtour/ui/action/ButtonLink.tsx';
import { Card } from '@kehrtour/ui/layout/Card.tsx';
import { Notice } from '@kehrtour/ui/message/Notice.tsx';
import { ConfirmDialog } from '@kehrtour/ui/overlay/ConfirmDialog.tsx';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';

import { SCHRITTE } from '../terminbuchung.format.ts';
import { useTerminbuchung } from '../useTerminbuchung.ts';

export type SeitenschalterProps = { client: Client; stand: Terminbuchung; onChanged: () => void };

/** Whether the page is public, what it still needs, and the switch. */
export function Seitenschalter({ client, stand, onChanged }: SeitenschalterProps) {
  const uebernimm = useTerminbuchung(onChanged);
  const [fragt, setFragt] = useState(false);
  const schalte = useMutation({
    mutationFn: (an: boolean) => client.call(terminbuchungSchalten, { body: { an } }),
    onSuccess: (neu) => {
      setFragt(false);
      uebernimm(neu, neu.an ? 'Ihre Buchungsseite ist öffentlich' : 'Ihre Buchungsseite ist vom Netz');
    },
  });
  const fehler = schalte.error === null ? null : satzVon(schalte.error);
  return (
    <Card
      title={stand.an ? 'Ihre Buchungsseite ist öffentlich' : 'Ihre Buchungsseite ist noch nicht öffentlich'}
    >
      <div className="flex flex-col gap-4">
        <p>{stand.an ? <Oeffentlich stand={stand} /> : fehltInWorten(stand)}</p>
        {fehler === null ? null : <Notice tone="danger" live title={fehler} />}
        <div className="flex flex-wrap gap-3">
          {stand.an ? (
            <>
              <ButtonLink href={stand.seite} target="_blank" kind="primary">
                Seite ansehen
              </ButtonLink>
              <Button onPress={() => setFragt(true)}>Vom Netz nehmen</Button>
            </>
          ) : (
            <Button
              kind="primary"
              disabled={fehlende(stand).length > 0}
              busy={schalte.isPending}
              onPress={() => schalte.mutate(true)}
            >
              Buchungsseite veröffentlichen
            </Button>
          )}
        </div>
      </div>
      <Abschaltfrage
        open={fragt}
        kommende={stand.kommendeBuchungen}
        busy={schalte.isPending}
        onConfirm={() => schalte.mutate(false)}
        onCancel={() => setFragt(false)}
      />
    </Card>
  );
}

function Oeffentlich({ stand: { seite, kommendeBuchungen: kommende } }: { stand: Terminbuchung }) {
  return (
    <>
      Kundinnen und Kunden buchen auf{' '}
      <strong className="font-semibold wrap-anywhere">{seite.replace(/^https?:\/\//, '')}</strong>.
      {kommende > 0
        ? ` ${formatMenge(kommende, 'gebuchter Termin steht', 'gebuchte Termine stehen')} bevor.`
        : ''}
    </>
  );
}

const fehlende = ({ schritte }: Terminbuchung) => schritte.filter(({ stand }) => stand === 'noetig');

function fehltInWorten(stand: Terminbuchung): string {
  const fehlt = fehlende(stand).map(({ schritt }) => SCHRITTE[schritt]);
  return fehlt.length === 0
    ? 'Alles Nötige ist da. Sehen Sie sich die Schritte noch einmal an, dann kann es losgehen.'
    : `Noch nötig: ${new Intl.ListFormat('de-DE').format(fehlt)}.`;
}

type AbschaltfrageProps = {
  open: boolean;
  kommende: number;
  busy: boolean;
  onConfirm: () => void;
  onCancel: () => void;
};

function Abschaltfrage({ kommende, ...dialog }: AbschaltfrageProps) {
  return (
    <ConfirmDialog title="Buchungsseite vom Netz nehmen?" confirmLabel="Vom Netz nehmen" {...dialog}>
      <p>
        Niemand kann mehr online buchen; wer die Seite aufruft, liest Ihre Telefonnummer.
        {kommende > 0
          ? ` ${formatMenge(kommende, 'gebuchter Termin bleibt', 'gebuchte Termine bleiben')} bestehen.`
          : ''}
      </p>
    </ConfirmDialog>
  );
}

function satzVon(error: Error): string {
  if (error instanceof ApiError) return error.problem.detail;
  return sentenceOf(error);
}
