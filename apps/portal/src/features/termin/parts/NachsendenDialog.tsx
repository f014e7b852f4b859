import type { Client } from '@kehrtour/api-client/client';
import type { FieldFault } from '@kehrtour/api-client/faults';
import { faultsOf } from '@kehrtour/api-client/faults';
import { outdateConcepts } from '@kehrtour/api-client/outdateConcepts';
import { ansagenNachsenden } from '@kehrtour/contract/antwortbrett';
import type { Antwortzeile } from '@kehrtour/contract/antwortbrett';
import { formatMenge } from '@kehrtour/domain/format';
import { KANAL_WORTE } from '@kehrtour/domain/kanal';
import { Button } from '@kehrtour/ui/action/Button.tsx';
import { RadioGroup } from '@kehrtour/ui/field/RadioGroup.tsx';
import { ErrorSummary } from '@kehrtour/ui/message/ErrorSummary.tsx';
import { showToast } from '@kehrtour/ui/message/showToast.tsx';
import { Dialog } from '@kehrtour/ui/overlay/Dialog.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { hoechstensText, type Nachsendung, nachsendungen } from '../antwortbrett.format.ts';

export type NachsendenDialogProps = {
  client: Client;
  /** The households whose notice came back. */
  zeilen: readonly Antwortzeile[];
  onClose: () => void;
};

const mengeText = ({ kanal, terminIds }: Nachsendung): string =>
  formatMenge(terminIds.length, ...KANAL_WORTE[kanal].menge);

/** Everything that came back goes another way at once: by which, to how many, for how much, then the act. */
export function NachsendenDialog({ client, zeilen, onClose }: NachsendenDialogProps) {
  const wege = nachsendungen(zeilen);
  const [gewaehlt, setGewaehlt] = useState(wege[0]?.kanal ?? null);
  const weg = wege.find(({ kanal }) => kanal === gewaehlt);
  const { laeuft, fehler, sende } = useNachsendung(client, onClose);
  return (
    <Dialog
      title="Nachsenden, was zurückkam"
      open
      onOpenChange={(offen) => {
        if (!offen) onClose();
      }}
      actions={
        <>
          <Button kind="primary" busy={laeuft} disabled={!weg} onPress={() => weg && void sende(weg)}>
            {weg ? `${mengeText(weg)} senden` : 'Senden'}
          </Button>
          <Button onPress={onClose}>Abbrechen</Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <RadioGroup
          label="Auf welchem Weg?"
          choices={wege.map((einer) => ({
            id: einer.kanal,
            label: KANAL_WORTE[einer.kanal].wahl,
            hint: [
              formatMenge(einer.terminIds.length, 'Haushalt', 'Haushalte'),
              hoechstensText(einer.hoechstensCent) || 'ohne Kosten',
            ].join(', '),
          }))}
          value={gewaehlt}
          onChange={(id) => setGewaehlt(wege.find(({ kanal }) => kanal === id)?.kanal ?? null)}
        />
        <p aria-live="polite">{restText(zeilen.length - (weg?.terminIds.length ?? 0))}</p>
        <ErrorSummary faults={fehler} />
      </div>
    </Dialog>
  );
}

const restText = (uebrig: number): string =>
  uebrig === 0
    ? 'Damit hören alle davon, deren Ansage zurückkam.'
    : uebrig === 1
      ? '1 Haushalt ist auf diesem Weg nicht zu erreichen und bleibt auf der Liste.'
      : `${uebrig} Haushalte sind auf diesem Weg nicht zu erreichen und bleiben auf der Liste.`;

function useNachsendung(client: Client, onClose: () => void) {
  const cache = useQueryClient();
  const [laeuft, setLaeuft] = useState(false);
  const [fehler, setFehler] = useState<FieldFault[]>([]);
  const sende = async (weg: Nachsendung): Promise<void> => {
    setLaeuft(true);
    setFehler([]);
    try {
      const { kanal, terminIds } = weg;
      const { gesendet, ausgelassen } = await client.call(ansagenNachsenden, { body: { kanal, terminIds } });
      const rest =
        ausgelassen === 0 ? '' : ` ${formatMenge(ausgelassen, 'Haushalt', 'Haushalte')} nicht mehr nötig.`;
      showToast(`${mengeText({ ...weg, terminIds: terminIds.slice(0, gesendet) })} unterwegs.${rest}`, {
        tone: 'success',
      });
      onClose();
    } catch (error) {
      setFehler(faultsOf(error, {}));
    } finally {
      setLaeuft(false);
      await outdateConcepts(cache, 'rueckmeldungen', 'termine', 'kehrtouren', 'liegenschaften');
    }
  };
  return { laeuft, fehler, sende };
}
