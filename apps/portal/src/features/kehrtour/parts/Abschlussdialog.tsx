import { OFFENE_BEIM_ABSCHLUSS, type OffeneBeimAbschluss } from '@kehrtour/domain/termin/termin';
import { RadioGroup } from '@kehrtour/ui/field/RadioGroup.tsx';
import { ConfirmDialog } from '@kehrtour/ui/overlay/ConfirmDialog.tsx';
import { useState } from 'react';

import type { Abschlussfrage } from './useKehrtourlauf.ts';

const WORTE: Record<OffeneBeimAbschluss, { label: string; hint: string }> = {
  nichtAngetroffen: {
    label: 'Niemand angetroffen',
    hint: 'Steht so bei jedem Termin. Die Arbeit ist wieder frei für eine andere Kehrtour.',
  },
  zurueck: {
    label: 'Nicht hingefahren',
    hint: 'Die Termine werden abgesagt. Wer eine E-Mail-Adresse für Termine angegeben hat, bekommt die Absage; die anderen rufen Sie bitte an. Die Arbeit ist wieder frei.',
  },
};

export type AbschlussdialogProps = {
  frage: Abschlussfrage;
  busy: boolean;
  onSchliesseAb: (offene: OffeneBeimAbschluss) => void;
  onAbbruch: () => void;
};

/** Asked once for all visits that nobody marked. */
export function Abschlussdialog({ frage, busy, onSchliesseAb, onAbbruch }: AbschlussdialogProps) {
  const [wahl, setWahl] = useState<OffeneBeimAbschluss | null>(null);
  const [gesendet, setGesendet] = useState(false);
  function schliesseAb() {
    setGesendet(true);
    if (wahl !== null) onSchliesseAb(wahl);
  }
  return (
    <ConfirmDialog
      title={frage.nurEigene ? 'Meine Termine abschließen?' : 'Kehrtour abschließen?'}
      open
      busy={busy}
      confirmLabel={frage.nurEigene ? 'Meine Termine abschließen' : 'Kehrtour abschließen'}
      cancelLabel="Noch nicht"
      onConfirm={schliesseAb}
      onCancel={onAbbruch}
    >
      <div className="flex flex-col gap-4">
        <p>{frage.text}</p>
        <RadioGroup
          label="Was war bei diesen Terminen?"
          choices={OFFENE_BEIM_ABSCHLUSS.map((id) => ({ id, ...WORTE[id] }))}
          value={wahl}
          onChange={(id) => setWahl(OFFENE_BEIM_ABSCHLUSS.find((eine) => eine === id) ?? null)}
          {...(gesendet && wahl === null ? { error: 'Bitte wählen Sie, was bei diesen Terminen war.' } : {})}
        />
      </div>
    </ConfirmDialog>
  );
}
