import { ErrorSummary } from '@kehrtour/ui/message/ErrorSummary.tsx';
import type { PlainFormState } from '@kehrtour/ui/plain/usePlainForm';
import { type ReactNode, useEffect, useRef } from 'react';

export type SiteFormProps = { form: PlainFormState; label: string; children: ReactNode };

/** A form that script sends when there is some; without, the browser sends it to the page's own address. */
export function SiteForm({ form, label, children }: SiteFormProps) {
  const element = useRef<HTMLFormElement>(null);
  // With script all that is wrong stands in one list that takes the focus; without, the browser's own check is the best.
  useEffect(() => {
    if (element.current) element.current.noValidate = true;
  }, []);
  return (
    <form ref={element} method="post" aria-label={label} onSubmit={form.onSubmit} className="grid gap-6">
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
