import type { Client } from '@kehrtour/api-client/client';
import { meldungenBeenden, type Partnerverbindung } from '@kehrtour/contract/kehrbezirkssoftware';
import { Button } from '@kehrtour/ui/action/Button.tsx';
import { Notice } from '@kehrtour/ui/message/Notice.tsx';

import { wannText } from '../kehrbezirkssoftware.format.ts';
import { useKehrbezirkssoftware } from '../useKehrbezirkssoftware.ts';

export type MeldungenProps = { client: Client; verbindung: Partnerverbindung };

/** Where the program is told of changes, if it asked for that; and that nobody answers there any more. */
export function Meldungen({ client, verbindung: { id, name, meldungen } }: MeldungenProps) {
  const { sende, laeuft } = useKehrbezirkssoftware();
  if (meldungen === null) return null;
  const { wirt, zugestelltAm, ausSeit } = meldungen;
  const beende = (
    <Button
      size="small"
      kind="quiet"
      busy={laeuft === 'meldungen'}
      onPress={() =>
        void sende(
          'meldungen',
          () => client.call(meldungenBeenden, { params: { id } }),
          'Änderungen werden nicht mehr gemeldet',
        )
      }
    >
      Nicht mehr melden
    </Button>
  );
  if (ausSeit !== null)
    return (
      <Notice tone="warning" title={`Meldungen an „${name}“ sind ausgeschaltet`} action={beende}>
        <p className="wrap-anywhere">
          {wirt} hat einen Tag lang nicht geantwortet, seit {wannText(ausSeit)} melden wir nichts mehr. Der
          Hersteller kann die Adresse neu setzen; abgerufen werden kann weiterhin alles.
        </p>
      </Notice>
    );
  return (
    <p className="flex flex-wrap items-center gap-x-3 text-sm text-muted">
      <span className="wrap-anywhere">
        Änderungen an Kehrtouren, Antworten und Erledigtes melden wir an {wirt}
        {zugestelltAm === null ? '' : `, zuletzt ${wannText(zugestelltAm)}`}
      </span>
      {beende}
    </p>
  );
}
