import { EINSICHT_GRUND } from '@kehrtour/domain/unternehmen/einsicht';
import { TextArea } from '@kehrtour/ui/field/TextArea.tsx';
import { ConfirmDialog } from '@kehrtour/ui/overlay/ConfirmDialog.tsx';
import { useState } from 'react';
import type { ReactNode } from 'react';

export type BegruendungProps = {
  title: string;
  confirmLabel: string;
  danger?: boolean;
  busy: boolean;
  /** What happens. */
  children: ReactNode;
  onConfirm: (grund: string) => void;
  onClose: () => void;
};

/** Asks why before anything is done at a company's import; the company reads it. */
export function Begruendung(props: BegruendungProps) {
  const { title, confirmLabel, danger = false, busy, children, onConfirm, onClose } = props;
  const [grund, setGrund] = useState('');
  const [geprueft, setGeprueft] = useState(false);
  const zuKurz = grund.trim().length < EINSICHT_GRUND.zeichenMin;
  const bestaetige = () => {
    setGeprueft(true);
    if (!zuKurz && grund.trim().length <= EINSICHT_GRUND.zeichenMax) onConfirm(grund);
  };
  return (
    <ConfirmDialog
      title={title}
      open
      danger={danger}
      confirmLabel={confirmLabel}
      cancelLabel="Doch nicht"
      busy={busy}
      onConfirm={bestaetige}
      onCancel={onClose}
    >
      {children}
      <TextArea
        label="Grund"
        hint="Der Betrieb liest ihn bei seinem Import, mit Ihrem Namen."
        rows={3}
        value={grund}
        onChange={setGrund}
        charactersMax={EINSICHT_GRUND.zeichenMax}
        error={geprueft && zuKurz ? 'Bitte den Grund in ein paar Worten angeben' : undefined}
      />
    </ConfirmDialog>
  );
}
