import type { ReactNode } from 'react';
import { useEffect, useRef } from 'react';

export type SentFormProps = {
  /** What is typed, by the names of the native fields; what is left out stays empty. */
  fields?: Readonly<Record<string, string>>;
  children: ReactNode;
};

/** Fills in the first form in it and sends it, as a visitor would: for stories of what comes after the button. */
export function SentForm({ fields = {}, children }: SentFormProps) {
  const box = useRef<HTMLDivElement>(null);
  const sent = useRef(false);
  useEffect(() => {
    const form = box.current?.querySelector('form');
    if (!form || sent.current) return;
    sent.current = true;
    for (const [name, value] of Object.entries(fields)) {
      const field = form.elements.namedItem(name);
      if (
        field instanceof HTMLInputElement ||
        field instanceof HTMLTextAreaElement ||
        field instanceof HTMLSelectElement
      )
        field.value = value;
    }
    form.requestSubmit();
  });
  return <div ref={box}>{children}</div>;
}
