import type { ReactNode } from 'react';

export type PlainRadioCard = {
  id: string;
  label: string;
  hint?: ReactNode;
  aside?: ReactNode;
  disabled?: boolean;
};

export type PlainRadioCardsProps = {
  /** Of the group: target of the error summary. */
  id: string;
  name: string;
  /** The question. */
  label: string;
  /** `page` when the question is the page's heading. */
  labelLook?: 'field' | 'page' | 'hidden';
  hint?: string;
  error?: string | undefined;
  choices: readonly PlainRadioCard[];
  defaultValue?: string;
  value?: string;
  onChange?: (id: string) => void;
};

const LABELS = {
  field: 'text-base font-semibold',
  page: 'text-xl font-bold tracking-tight',
  hidden: 'sr-only',
};

// From the top: a page is drawn while it still arrives, and what stands in the middle of a card would move as its second line comes.
const CARD =
  'flex min-h-16 cursor-pointer items-start gap-3 rounded-lg border border-edge bg-surface p-4 hover:border-ink has-checked:border-accent has-checked:bg-accent-soft has-checked:shadow-[inset_0_0_0_1px_var(--color-accent)] ' +
  'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus has-disabled:cursor-not-allowed has-disabled:border-line has-disabled:bg-sunken has-disabled:text-muted';

/** One of a few, as large cards; sends `name=id` without JavaScript. */
export function PlainRadioCards(props: PlainRadioCardsProps) {
  const { id, name, label, labelLook = 'field', hint, error, choices, defaultValue, value, onChange } = props;
  const chosen = value === undefined ? {} : { value };
  return (
    <fieldset id={id} aria-describedby={error === undefined ? undefined : `${id}-error`} className="min-w-0">
      <legend className={LABELS[labelLook]}>{labelLook === 'page' ? <h1>{label}</h1> : label}</legend>
      {hint === undefined ? null : <p className="mt-1 text-sm text-muted">{hint}</p>}
      {error === undefined ? null : (
        <p id={`${id}-error`} className="mt-1 text-sm font-semibold text-danger">
          {error}
        </p>
      )}
      <div className="mt-3 grid grid-cols-[minmax(0,1fr)] gap-3">
        {choices.map((choice) => (
          <label key={choice.id} className={CARD}>
            <input
              type="radio"
              name={name}
              value={choice.id}
              disabled={choice.disabled}
              className="mt-0.5 size-6 shrink-0 outline-none"
              {...('value' in chosen
                ? { checked: chosen.value === choice.id }
                : { defaultChecked: defaultValue === choice.id })}
              onChange={() => onChange?.(choice.id)}
            />
            <span className="min-w-0 grow">
              <span className="font-semibold">{choice.label}</span>
              {choice.hint === undefined ? null : (
                <span className="block text-sm text-muted">{choice.hint}</span>
              )}
            </span>
            {choice.aside === undefined ? null : (
              <span className="shrink-0 tabular-nums">{choice.aside}</span>
            )}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
