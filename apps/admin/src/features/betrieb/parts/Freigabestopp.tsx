import type { Client } from '@kehrtour/api-client/client';
import type { Betriebszeile } from '@kehrtour/contract/betrieb';
import { type Faktorfreigabe, faktorfreigabeAbbrechen } from '@kehrtour/contract/faktorfreigabe';
import { formatZeitpunkt } from '@kehrtour/domain/format';
import { ConfirmDialog } from '@kehrtour/ui/overlay/ConfirmDialog.tsx';

import { useTat } from '../../../shared/useTat.ts';

export type FreigabestoppProps = {
  client: Client;
  betrieb: Betriebszeile;
  wartende: Faktorfreigabe;
  onClose: () => void;
};

/** What waits, and the way to stop it. */
export function Freigabestopp({ client, betrieb, onClose, wartende }: FreigabestoppProps) {
  const { tue, laeuft } = useTat();
  const breche = async () => {
    const getan = await tue('freigabe', async () => {
      await client.call(faktorfreigabeAbbrechen, { params: { id: betrieb.id } });
      return 'Die Zurücksetzung ist gestoppt';
    });
    if (getan) onClose();
  };
  return (
    <ConfirmDialog
      title={`Zurücksetzung bei ${betrieb.name} stoppen?`}
      open
      confirmLabel="Zurücksetzung stoppen"
      cancelLabel="Weiter warten"
      busy={laeuft !== null}
      onConfirm={() => void breche()}
      onCancel={onClose}
    >
      <p className="break-words">
        Der zweite Faktor von {wartende.email} fällt ab {formatZeitpunkt(new Date(wartende.wirksamAb))} weg.
        Begonnen von {wartende.wer} am {formatZeitpunkt(new Date(wartende.begonnenAm))}.
      </p>
      <p className="break-words">Grund: „{wartende.grund}“</p>
      <p className="break-words">Geprüft: „{wartende.nachweis}“</p>
    </ConfirmDialog>
  );
}
