import type { Client } from '@kehrtour/api-client/client';
import type { Versand } from '@kehrtour/contract/versand';
import { formatAnzahl, formatMenge } from '@kehrtour/domain/format';
import type { Versandtat } from '@kehrtour/domain/versand/versandstand';
import { Button } from '@kehrtour/ui/action/Button.tsx';
import { Link } from '@kehrtour/ui/action/Link.tsx';
import { Card } from '@kehrtour/ui/layout/Card.tsx';
import { Progress } from '@kehrtour/ui/message/Progress.tsx';
import { ConfirmDialog } from '@kehrtour/ui/overlay/ConfirmDialog.tsx';
import { useState } from 'react';

import { Bedenkzeit } from './parts/Bedenkzeit.tsx';
import { useVersand } from './useVersand.ts';

export type VersandkarteProps = {
  client: Client;
  kehrtourId: string;
  /** Also when there is nothing left to do. */
  immer?: boolean;
};

const WORTE: Record<Versandtat, string> = {
  anhalten: 'Anhalten',
  weiter: 'Weiter senden',
  verwerfen: 'Rest verwerfen',
  nochmal: 'Nicht gesendete jetzt noch einmal senden',
};

/** The messages of a round on their way: how many left, how many not, and the hand on the tap. */
export function Versandkarte({ client, kehrtourId, immer = false }: VersandkarteProps) {
  const { versand, busy, tu } = useVersand(client, kehrtourId);
  const [verwirft, setVerwirft] = useState(false);
  // Whoever pressed here reads what became of it, also when there is nothing left to do.
  const [gedrueckt, setGedrueckt] = useState(false);
  if (versand === undefined || versand.gesamt === 0) return null;
  if (!immer && !gedrueckt && versand.moeglich.length === 0 && versand.zahlen.geht === 0) return null;
  const { zahlen, moeglich } = versand;
  const press = (tat: Versandtat) => {
    setGedrueckt(true);
    if (tat === 'verwerfen') setVerwirft(true);
    else void tu(tat);
  };
  return (
    <Card title="Versand">
      <div className="flex flex-col gap-4">
        {versand.hinausAb === null || zahlen.wartet === 0 ? null : (
          <Bedenkzeit hinausAb={versand.hinausAb} anzahl={zahlen.wartet} />
        )}
        <Stand versand={versand} kehrtourId={kehrtourId} />
        {moeglich.length === 0 ? null : (
          <div className="flex flex-wrap gap-3">
            {moeglich.map((tat) => (
              <Button
                key={tat}
                kind={tat === 'weiter' ? 'primary' : 'secondary'}
                busy={busy === tat}
                disabled={busy !== null && busy !== tat}
                onPress={() => press(tat)}
              >
                {WORTE[tat]}
              </Button>
            ))}
          </div>
        )}
      </div>
      {verwirft ? (
        <ConfirmDialog
          title={`${formatMenge(zahlen.angehalten, 'Nachricht', 'Nachrichten')} verwerfen?`}
          open
          danger
          busy={busy === 'verwerfen'}
          confirmLabel={WORTE.verwerfen}
          cancelLabel="Nicht verwerfen"
          onConfirm={() => void tu('verwerfen').then(() => setVerwirft(false))}
          onCancel={() => setVerwirft(false)}
        >
          <p>
            Was hinaus ist, bleibt hinaus. Wer eine Ankündigung der Kehrtour noch nicht hat, erfährt so nichts
            davon und steht danach unter „Zettel nötig“ und bei den Zetteln zum Drucken. Wer seinen Termin
            selbst gebucht hat, bekommt keinen Zettel: Bitte rufen Sie dort an. Das lässt sich nicht
            zurücknehmen.
          </p>
        </ConfirmDialog>
      ) : null}
    </Card>
  );
}

/** How far it is, and whom it did not reach. */
function Stand({ versand, kehrtourId }: { versand: Versand; kehrtourId: string }) {
  const { zahlen, gesamt, satz, grund } = versand;
  return (
    <>
      <Progress
        label={ueberschrift(versand)}
        value={zahlen.hinaus}
        max={gesamt}
        text={`${formatAnzahl(zahlen.hinaus)} von ${formatAnzahl(gesamt)}`}
      />
      <output className="text-sm text-muted">
        {zahlen.hinaus === gesamt ? '' : satz}
        {grund === '' ? '' : ` ${grund}`}
      </output>
      {zahlen.gescheitert + zahlen.unzustellbar === 0 ? null : (
        <Link href={`/termine/antworten?kehrtour=${kehrtourId}&stand=zurueck`}>
          Bei wem nichts ankam, und was jetzt hilft
        </Link>
      )}
    </>
  );
}

function ueberschrift({ zahlen, gesamt, hinausAb }: Versand): string {
  if (zahlen.hinaus === gesamt) return 'Alle Nachrichten sind hinaus';
  if (zahlen.angehalten > 0) return 'Der Versand ist angehalten';
  if (hinausAb !== null && zahlen.geht === 0) return 'Die Nachrichten warten noch';
  if (zahlen.wartet + zahlen.geht > 0) return 'Die Nachrichten gehen hinaus';
  if (zahlen.wiederholt + zahlen.gescheitert > 0) return 'Ein Teil ließ sich nicht senden';
  return 'Der Versand ist abgeschlossen';
}
