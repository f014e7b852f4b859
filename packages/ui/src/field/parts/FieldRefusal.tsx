import { CircleAlert } from 'lucide-react';
import { FieldError } from 'react-aria-components/FieldError';

/** The refusal under a control, word for word as in the error summary. */
export function FieldRefusal({ error }: { error?: string | undefined }) {
  if (error === undefined) return null;
  return (
    <FieldError className="flex gap-2 text-sm font-semibold text-danger">
      <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
      <span>{error}</span>
    </FieldError>
  );
}
