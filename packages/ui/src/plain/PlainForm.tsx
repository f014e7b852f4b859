import type { ReactNode } from 'react';

import { ErrorSummary } from '../message/ErrorSummary.tsx';
import { PlainButton } from './PlainButton.tsx';
import type { PlainFormState } from './usePlainForm.ts';

export type PlainFormProps = {
  form: PlainFormState;
  /** What the one button does. */
  sendLabel: string;
  /** `danger` where sending cannot be taken back. */
  sendKind?: 'primary' | 'danger';
  children: ReactNode;
};

/** What was refused, native fields, and one button as wide as they are. */
export function PlainForm({ form, sendLabel, sendKind = 'primary', children }: PlainFormProps) {
  return (
    <>
      <ErrorSummary faults={form.faults} />
      <form noValidate className="flex flex-col gap-6" onSubmit={form.onSubmit}>
        {children}
        <PlainButton kind={sendKind} wide busy={form.busy}>
          {sendLabel}
        </PlainButton>
      </form>
    </>
  );
}
