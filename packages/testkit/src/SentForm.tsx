import type { ReactNode } from 'react';
import { useEffect, useRef } from 'react';

export type SentFormProps = {
  /** What is typed, by the names of the native fields; what is left out stays as it is. */
  fields?: Readonly<Record<string, string>>;
  children: ReactNode;
};

const NOTHING = {};

/** Fills in the first form in it and sends it, as a visitor would: for stories of what comes after the button. */
export function SentForm({ fields = NOTHING, children }: SentFormProps) {
  const box = useRef<HTMLDivElement>(null);
  const typed = useRef(fields);
  useEffect(() => {
    const place = box.current;
    if (place === null) return undefined;
    const observer = new MutationObserver(sendOnce);
    function sendOnce() {
      const form = place?.querySelector('form');
      if (!form) return;
      observer.disconnect();
      fillIn(form, typed.current);
      form.requestSubmit();
    }
    // A form that waits for its data comes later.
    observer.observe(place, { childList: true, subtree: true });
    sendOnce();
    return () => observer.disconnect();
  }, []);
  return <div ref={box}>{children}</div>;
}

function fillIn(form: HTMLFormElement, fields: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(fields)) {
    const field = form.elements.namedItem(name);
    if (
      field instanceof HTMLInputElement ||
      field instanceof HTMLTextAreaElement ||
      field instanceof HTMLSelectElement
    )
      field.value = value;
  }
}
