import type { Zahlungsstand } from '@kehrtour/contract/zahlung';
import { formatEuro } from '@kehrtour/domain/format';
import { type TarifId, TARIFE_BESTAETIGT, tarife } from '@kehrtour/domain/unternehmen/tarif';
import { Button } from '@kehrtour/ui/action/Button.tsx';
import { RadioGroup } from '@kehrtour/ui/field/RadioGroup.tsx';
import { ConfirmDialog } from '@kehrtour/ui/overlay/ConfirmDialog.tsx';
import { useState } from 'react';

import { Buchungsfrage } from './Buchungsfrage.tsx';

export type TarifwahlProps = {
  stand: Zahlungsstand;
  busy: boolean;
  /** Answers whether it was done. */
  onBuche: (tarif: TarifId | null) => Promise<boolean>;
};

/** The plans side by side; booking, changing and ending one is asked once more, because money moves. */
export function Tarifwahl({ stand, busy, onBuche }: TarifwahlProps) {
  const gilt = stand.danach === null ? stand.tarif : stand.danach.tarif;
  const [gewaehlt, setGewaehlt] = useState<TarifId>(gilt ?? stand.tarif ?? 'bezirk');
  const [frage, setFrage] = useState<{ tarif: TarifId | null } | null>(null);
  const bestaetige = async (tarif: TarifId | null): Promise<void> => {
    await onBuche(tarif);
    setFrage(null);
  };
  return (
    <div className="flex flex-col gap-4">
      <RadioGroup
        label={stand.tarif === null ? 'Tarif' : 'Anderer Tarif'}
        look="cards"
        columns={2}
        value={gewaehlt}
        onChange={(id) => setGewaehlt(id)}
        choices={tarife.map(({ id, name, fuer, monatCent }) => ({
          id,
          label: name,
          hint: fuer,
          aside: formatEuro(monatCent),
        }))}
        {...(TARIFE_BESTAETIGT
          ? {}
          : { hint: 'Je Monat, ohne Umsatzsteuer. Die Preise sind noch Beispiele.' })}
      />
      <div className="flex flex-wrap gap-3">
        <Button kind="primary" disabled={gewaehlt === gilt} onPress={() => setFrage({ tarif: gewaehlt })}>
          {stand.tarif === null ? 'Tarif buchen' : 'Tarif wechseln'}
        </Button>
        {gilt === null ? null : <Button onPress={() => setFrage({ tarif: null })}>Tarif beenden</Button>}
      </div>
      {frage === null ? null : (
        <ConfirmDialog
          open
          title={frage.tarif === null ? 'Tarif beenden?' : `„${nameVon(frage.tarif)}“ buchen?`}
          confirmLabel={frage.tarif === null ? 'Tarif beenden' : 'Zahlungspflichtig buchen'}
          danger={frage.tarif === null}
          busy={busy}
          onConfirm={() => void bestaetige(frage.tarif)}
          onCancel={() => setFrage(null)}
        >
          <Buchungsfrage stand={stand} tarif={frage.tarif} />
        </ConfirmDialog>
      )}
    </div>
  );
}

const nameVon = (id: TarifId): string => tarife.find((einer) => einer.id === id)?.name ?? '';
