import { useEffect, useRef } from 'react';

export type FieldFault = {
  /** `id` of the field; without it the sentence stands without a link. */
  fieldId?: string;
  text: string;
};

export type ErrorSummaryProps = {
  faults: readonly FieldFault[];
  title?: string;
};

/** Stands above a refused form, takes the focus and leads to each field. Shows nothing without faults. */
export function ErrorSummary({ faults, title = 'Bitte prüfen Sie diese Angaben' }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (faults.length > 0) box.current?.focus();
  }, [faults]);
  if (faults.length === 0) return null;
  return (
    <div
      ref={box}
      tabIndex={-1}
      // For pages that the server renders and no script takes over; elsewhere the effect above does it.
      // oxlint-disable-next-line jsx-a11y/no-autofocus
      autoFocus
      role="alert"
      aria-labelledby="error-summary-title"
      className="rounded-lg border-2 border-danger bg-surface p-4 sm:p-6"
    >
      <h2 id="error-summary-title" className="text-lg font-bold text-ink">
        {title}
      </h2>
      <ul className="mt-2 flex flex-col gap-1">
        {faults.map((fault) => (
          <li key={`${fault.fieldId ?? ''} ${fault.text}`} className="font-semibold text-danger">
            {fault.fieldId === undefined ? (
              fault.text
            ) : (
              <FaultLink fieldId={fault.fieldId} text={fault.text} />
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

function FaultLink({ fieldId, text }: { fieldId: string; text: string }) {
  return (
    <a
      href={`#${fieldId}`}
      className="inline-block py-1 underline underline-offset-3 hover:decoration-2"
      onClick={(event) => {
        if (focusField(fieldId)) event.preventDefault();
      }}
    >
      {text}
    </a>
  );
}

const FOCUSABLE = 'input, select, textarea, button, [tabindex="0"], [contenteditable="true"]';

/** Composite fields carry the id on their box: the first part that can take the focus gets it. */
function focusField(fieldId: string): boolean {
  const field = document.getElementById(fieldId);
  const target = field?.matches(FOCUSABLE) === true ? field : field?.querySelector<HTMLElement>(FOCUSABLE);
  if (target === null || target === undefined) return false;
  target.focus();
  target.scrollIntoView({ block: 'center' });
  return true;
}
