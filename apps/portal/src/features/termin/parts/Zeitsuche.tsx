import type { Client } from '@kehrtour/api-client/client';
import type { TerminKurz } from '@kehrtour/contract/termin';
import { lazyPart } from '@kehrtour/shell/lazyPart.tsx';

import type { useAntwort } from '../useAntwort.ts';

const Auswege = lazyPart(async () => (await import('./Auswege.tsx')).Auswege);
const WunschDialog = lazyPart(async () => (await import('./WunschDialog.tsx')).WunschDialog);

export type ZeitsucheProps = {
  client: Client;
  /** Times on the way of a round, or a wish for the next one. */
  art: 'auswege' | 'wunsch';
  termin: TerminKurz;
  version: number;
  /** The day of the visit is over. */
  vorbei?: boolean;
  /** What the customer wished in words of her own. */
  vorschlag: string;
  antwort: Pick<ReturnType<typeof useAntwort>, 'laeuft' | 'nimm' | 'merkeWunsch'>;
  onClose: () => void;
};

/** What opens where another time is looked for: on the page of a visit and in its row on the board alike. */
export function Zeitsuche({ client, art, vorbei = false, antwort, onClose, ...besuch }: ZeitsucheProps) {
  if (art === 'auswege')
    return (
      <Auswege
        client={client}
        terminId={besuch.termin.id}
        busy={antwort.laeuft}
        onNimm={(id, abgesprochen) => void antwort.nimm(id, abgesprochen).then(onClose)}
      />
    );
  return <WunschDialog {...besuch} vorbei={vorbei} send={antwort.merkeWunsch} onClose={onClose} />;
}
