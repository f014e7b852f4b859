import { Button } from '@kehrtour/ui/action/Button.tsx';
import { ErrorSummary } from '@kehrtour/ui/message/ErrorSummary.tsx';
import type { FieldFault } from '@kehrtour/ui/message/ErrorSummary.tsx';
import type { FormEvent, ReactNode } from 'react';

export type SaveFormProps = {
  form: { faults: readonly FieldFault[]; busy: boolean; onSubmit: (event: FormEvent) => void };
  saveLabel?: string;
  /** Beside the button: a way back, a second deed. */
  beside?: ReactNode;
  children: ReactNode;
};

/** A column of fields that is saved as a whole. */
export function SaveForm({ form, saveLabel = 'Speichern', beside, children }: SaveFormProps) {
  return (
    <form noValidate className="flex max-w-2xl flex-col gap-6" onSubmit={form.onSubmit}>
      <ErrorSummary faults={form.faults} />
      {children}
      <div className="flex flex-wrap items-center gap-4 pt-2">
        <Button kind="primary" type="submit" busy={form.busy}>
          {saveLabel}
        </Button>
        {beside}
      </div>
    </form>
  );
}
