import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { FieldError } from 'react-aria-components/FieldError';

import type { FieldTexts } from '../field.props.ts';
import { FieldLabel } from './FieldLabel.tsx';

export type FieldFrameProps = { texts: FieldTexts; children: ReactNode };

/** Label and hint above a control, its refusal below. Stands inside a field of React Aria, which ties them together. */
export function FieldFrame({ texts: { error, ...above }, children }: FieldFrameProps) {
  return (
    <>
      <FieldLabel {...above} />
      {children}
      <FieldRefusal error={error} />
    </>
  );
}

/** The refusal under a control, word for word as in the error summary. */
function FieldRefusal({ error }: { error?: string | undefined }) {
  if (error === undefined) return null;
  return (
    <FieldError className="flex gap-2 text-sm font-semibold text-danger">
      <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
      <span>{error}</span>
    </FieldError>
  );
}
