import { Button } from '@kehrtour/ui/action/Button.tsx';
import { ErrorSummary } from '@kehrtour/ui/message/ErrorSummary.tsx';
import type { FieldFault } from '@kehrtour/ui/message/ErrorSummary.tsx';
import { Dialog } from '@kehrtour/ui/overlay/Dialog.tsx';
import { useId } from 'react';
import type { FormEvent, ReactNode } from 'react';

export type FormulardialogProps = {
  title: string;
  form: { faults: readonly FieldFault[]; busy: boolean; onSubmit: (event: FormEvent) => void };
  saveLabel?: string;
  /** `danger` where saving cannot be taken back. */
  saveKind?: 'primary' | 'danger';
  size?: 'normal' | 'large';
  onClose: () => void;
  children: ReactNode;
};

/** Fields over the page that are saved as a whole. */
export function Formulardialog(props: FormulardialogProps) {
  const { title, form, saveLabel = 'Speichern', saveKind = 'primary', size, onClose, children } = props;
  const id = useId();
  return (
    <Dialog
      title={title}
      open
      {...(size && { size })}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      actions={
        <>
          <Button kind={saveKind} type="submit" form={id} busy={form.busy}>
            {saveLabel}
          </Button>
          <Button onPress={onClose}>Abbrechen</Button>
        </>
      }
    >
      <form id={id} noValidate className="flex flex-col gap-4" onSubmit={form.onSubmit}>
        <ErrorSummary faults={form.faults} />
        {children}
      </form>
    </Dialog>
  );
}
