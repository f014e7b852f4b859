import { ErrorSummary } from '@kehrtour/ui/message/ErrorSummary.tsx';
import type { PlainFormState } from '@kehrtour/ui/plain/usePlainForm';
import type { ReactNode } from 'react';

export type SiteFormProps = { form: PlainFormState; label: string; children: ReactNode };

/**
 * A form that script sends when there is some; without, the browser sends it to the page's own address, and the page comes
 * back with the same sentences.
 */
export function SiteForm({ form, label, children }: SiteFormProps) {
  return (
    <form method="post" noValidate aria-label={label} onSubmit={form.onSubmit} className="grid gap-6">
      <ErrorSummary faults={form.faults} />
      {children}
    </form>
  );
}

/** A field that people do not see: only a program fills it in. */
export function Trap() {
  return (
    <div aria-hidden className="absolute -left-[100vw] size-px overflow-hidden">
      <label htmlFor="homepage">Internetseite (bitte leer lassen)</label>
      <input id="homepage" name="homepage" type="text" tabIndex={-1} autoComplete="off" />
    </div>
  );
}
