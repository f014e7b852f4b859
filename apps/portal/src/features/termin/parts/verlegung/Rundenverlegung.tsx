import type { Client } from '@kehrtour/api-client/client';
import { showToast } from '@kehrtour/ui/message/showToast.tsx';
import { Spinner } from '@kehrtour/ui/message/Spinner.tsx';
import { Dialog } from '@kehrtour/ui/overlay/Dialog.tsx';

import { ortText } from '../../termin.format.ts';
import { standVon, type Verlegewunsch, type WartendeAenderung, zielText } from '../../verlegeziel.ts';
import { useUmstellung } from './useUmstellung.ts';
import { Zielwahl } from './Zielwahl.tsx';

export type RundenverlegungProps = {
  client: Client;
  wunsch: Verlegewunsch;
  Aenderung: WartendeAenderung;
  onClose: () => void;
};

/** The visit of a round at another place of it: first where to, then whom it concerns, as an Änderung of the round. */
export function Rundenverlegung({ client, wunsch, Aenderung, onClose }: RundenverlegungProps) {
  const { termin } = wunsch;
  const kehrtourId = termin.kehrtourId ?? '';
  const { stand, stelleUm } = useUmstellung(client, wunsch, onClose);
  const schliesse = () => {
    if (stand.art === 'wartet')
      showToast(`Die Änderung wartet bei „${termin.kehrtour}“, bis jemand sie annimmt oder verwirft.`);
    onClose();
  };
  return (
    <Dialog
      title={stand.art === 'wartet' ? 'Wen betrifft das?' : 'Verlegen'}
      size="large"
      open
      onOpenChange={(offen) => {
        if (!offen) schliesse();
      }}
    >
      <div className="flex flex-col gap-4 pb-2">
        <p>
          <span className="font-semibold">{ortText(termin)}</span>, bisher{' '}
          {zielText(standVon(termin), termin.mitarbeiter)}
        </p>
        {stand.art === 'wartet' ? (
          <Aenderung kehrtourId={kehrtourId} onEntschieden={onClose} />
        ) : stand.art === 'laeuft' ? (
          <p className="flex items-center gap-3">
            <Spinner /> Die Zeiten der Kehrtour werden neu gerechnet …
          </p>
        ) : (
          <Zielwahl client={client} wunsch={wunsch} fehler={stand.fehler} onZiel={stelleUm} />
        )}
      </div>
    </Dialog>
  );
}
