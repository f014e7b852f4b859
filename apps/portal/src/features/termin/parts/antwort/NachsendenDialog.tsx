import type { Client } from '@kehrtour/api-client/client';
import type { FieldFault } from '@kehrtour/api-client/faults';
import { faultsOf } from '@kehrtour/api-client/faults';
import { outdateConcepts } from '@kehrtour/api-client/outdateConcepts';
import { ansagenNachsenden } from '@kehrtour/contract/antwortbrett';
import type { Antwortzeile } from '@kehrtour/contract/antwortbrett';
import { formatMenge } from '@kehrtour/domain/format';
import { KANAL_WORTE } from '@kehrtour/domain/versand/kanal';
import { Button } from '@kehrtour/ui/action/Button.tsx';
import { CheckboxGroup } from '@kehrtour/ui/field/CheckboxGroup.tsx';
import { RadioGroup } from '@kehrtour/ui/field/RadioGroup.tsx';
import { ErrorSummary } from '@kehrtour/ui/message/ErrorSummary.tsx';
import { showToast } from '@kehrtour/ui/message/showToast.tsx';
import { Dialog } from '@kehrtour/ui/overlay/Dialog.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { hoechstensText, type Nachsendung, nachsendungen } from '../../antwortbrett.format.ts';

export type NachsendenDialogProps = {
  client: Client;
  /** The households whose notice came back. */
  zeilen: readonly Antwortzeile[];
  onClose: () => void;
};

const mengeText = ({ kanal, terminIds }: Nachsendung): string =>
  formatMenge(terminIds.length, ...KANAL_WORTE[kanal].menge);

/** What came back goes another way: by which, to whom, for how much, then the act. Everybody is chosen until somebody is taken out. */
export function NachsendenDialog({ client, zeilen, onClose }: NachsendenDialogProps) {
  const wege = nachsendungen(zeilen);
  const [gewaehlt, setGewaehlt] = useState(wege[0]?.kanal ?? null);
  const [ohne, setOhne] = useState<readonly string[]>([]);
  const alle = wege.find(({ kanal }) => kanal === gewaehlt);
  const weg =
    alle &&
    nachsendungen(zeilen.filter(({ termin }) => !ohne.includes(termin.id))).find(
      ({ kanal }) => kanal === gewaehlt,
    );
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
        <Empfaengerwahl zeilen={zeilen} alle={alle} ohne={ohne} onOhne={setOhne} />
        <p aria-live="polite">
          {weg && alle && weg.terminIds.length < alle.terminIds.length && weg.hoechstensCent > 0
            ? `Zusammen ${hoechstensText(weg.hoechstensCent)}. `
            : ''}
          {restText(
            zeilen.length - (alle?.terminIds.length ?? 0),
            (alle?.terminIds.length ?? 0) - (weg?.terminIds.length ?? 0),
          )}
        </p>
        <ErrorSummary faults={fehler} />
      </div>
    </Dialog>
  );
}

type EmpfaengerwahlProps = {
  zeilen: readonly Antwortzeile[];
  alle: Nachsendung | undefined;
  /** Who was taken out, by whichever way. */
  ohne: readonly string[];
  onOhne: (ids: readonly string[]) => void;
};

/** Those whom the chosen way reaches. */
function Empfaengerwahl({ zeilen, alle, ohne, onOhne }: EmpfaengerwahlProps) {
  if (!alle || alle.terminIds.length < 2) return null;
  const { terminIds } = alle;
  return (
    <CheckboxGroup
      label="An wen?"
      choices={zeilen
        .filter(({ termin }) => terminIds.includes(termin.id))
        .map(({ termin }) => ({ id: termin.id, label: termin.anschrift, hint: termin.name }))}
      value={terminIds.filter((id) => !ohne.includes(id))}
      onChange={(ids) =>
        onOhne([
          ...ohne.filter((id) => !terminIds.includes(id)),
          ...terminIds.filter((id) => !ids.includes(id)),
        ])
      }
    />
  );
}

/** Who hears nothing this way, and why. */
function restText(unerreichbar: number, abgewaehlt: number): string {
  if (unerreichbar + abgewaehlt === 0) return 'Damit hören alle davon, deren Ansage zurückkam.';
  const saetze = [
    unerreichbar === 0
      ? ''
      : unerreichbar === 1
        ? '1 Haushalt ist auf diesem Weg nicht zu erreichen und bleibt auf der Liste.'
        : `${unerreichbar} Haushalte sind auf diesem Weg nicht zu erreichen und bleiben auf der Liste.`,
    abgewaehlt === 0
      ? ''
      : `${formatMenge(abgewaehlt, 'Haushalt', 'Haushalte')} abgewählt: Dort weiß weiter niemand davon.`,
  ];
  return saetze.filter(Boolean).join(' ');
}

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
