import type { ReactNode } from 'react';

import { Button } from '../action/Button.tsx';
import { Dialog } from './Dialog.tsx';

export type ConfirmDialogProps = {
  /** The question: "40 Haushalte benachrichtigen?" */
  title: string;
  open: boolean;
  /** What happens, to whom, and whether it can be taken back. */
  children: ReactNode;
  /** Names the deed: "Termine ansagen", never "OK". */
  confirmLabel: string;
  cancelLabel?: string;
  danger?: boolean;
  busy?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
};

/** Only where customers get a message, money moves or something is lost for good; all else has undo. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    title,
    open,
    children,
    confirmLabel,
    cancelLabel = 'Abbrechen',
    danger = false,
    busy = false,
    onConfirm,
    onCancel,
  } = props;
  const actions = (
    <>
      <Button kind={danger ? 'danger' : 'primary'} busy={busy} onPress={onConfirm}>
        {confirmLabel}
      </Button>
      <Button kind="secondary" disabled={busy} onPress={onCancel}>
        {cancelLabel}
      </Button>
    </>
  );
  return (
    <Dialog
      title={title}
      open={open}
      kind="alert"
      onOpenChange={(next) => {
        if (!next) onCancel();
      }}
      actions={actions}
    >
      {children}
    </Dialog>
  );
}
