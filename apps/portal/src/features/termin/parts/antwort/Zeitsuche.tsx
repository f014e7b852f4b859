import type { Client } from '@kehrtour/api-client/client';
import type { TerminKurz } from '@kehrtour/contract/termin';
import { lazyPart } from '@kehrtour/shell/lazyPart.tsx';

import type { useAntwort } from '../../useAntwort.ts';

const Auswege = lazyPart(async () => (await import('./Auswege.tsx')).Auswege);
const Eigentermin = lazyPart(async () => (await import('../telefon/Eigentermin.tsx')).Eigentermin);
const WunschDialog = lazyPart(async () => (await import('./WunschDialog.tsx')).WunschDialog);

export type ZeitsucheProps = {
  client: Client;
  /** Times on the way of a round, one of its own, or a wish for the next round. */
  art: 'auswege' | 'eigene' | 'wunsch';
  /** A time of its own can be proposed by mail. */
  mail?: boolean;
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
export function Zeitsuche({
  client,
  art,
  mail = false,
  vorbei = false,
  antwort,
  onClose,
  ...besuch
}: ZeitsucheProps) {
  const eigene = () => (
    <Eigentermin
      client={client}
      terminId={besuch.termin.id}
      version={besuch.version}
      mail={mail}
      onFertig={onClose}
    />
  );
  if (art === 'eigene') return <div className="rounded-md bg-sunken p-3">{eigene()}</div>;
  if (art === 'auswege')
    return (
      <Auswege
        client={client}
        terminId={besuch.termin.id}
        busy={antwort.laeuft}
        eigene={eigene}
        onNimm={(id, abgesprochen) => void antwort.nimm(id, abgesprochen).then(onClose)}
      />
    );
  return <WunschDialog {...besuch} vorbei={vorbei} send={antwort.merkeWunsch} onClose={onClose} />;
}
