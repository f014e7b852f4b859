import { Button } from '@kehrtour/ui/action/Button.tsx';
import { Dialog } from '@kehrtour/ui/overlay/Dialog.tsx';
import type { ReactNode } from 'react';

export type BetroffenendialogProps = {
  /** Names the deed, as it would happen now: "Vorschlag senden". */
  tat: string;
  busy: boolean;
  disabled: boolean;
  onTat: () => void;
  onClose: () => void;
  children: ReactNode;
};

/** „Wen betrifft das?“ over what is decided there as well: whom it concerns follows from the choice. */
export function Betroffenendialog({ tat, busy, disabled, onTat, onClose, children }: BetroffenendialogProps) {
  return (
    <Dialog
      title="Wen betrifft das?"
      size="large"
      open
      onOpenChange={(offen) => {
        if (!offen) onClose();
      }}
      actions={
        <>
          <Button kind="primary" busy={busy} disabled={disabled} onPress={onTat}>
            {tat}
          </Button>
          <Button onPress={onClose}>Abbrechen</Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">{children}</div>
    </Dialog>
  );
}
