export type WahlleisteProps<Id extends string> = {
  label: string;
  wahl: readonly { id: Id; label: string }[];
  wert: Id;
  disabled?: boolean;
  onChange: (id: Id) => void;
};

/** A few ways to see or do the same thing, one of them on. */
export function Wahlleiste<Id extends string>(props: WahlleisteProps<Id>) {
  const { label, wahl, wert, disabled = false, onChange } = props;
  return (
    <fieldset className="flex min-w-0 overflow-x-auto rounded-sm border border-edge bg-surface">
      <legend className="sr-only">{label}</legend>
      {wahl.map((one) => (
        <button
          key={one.id}
          type="button"
          aria-pressed={one.id === wert}
          disabled={disabled}
          onClick={() => one.id !== wert && onChange(one.id)}
          className="min-h-control shrink-0 cursor-pointer border-l border-line px-4 text-sm font-medium tabular-nums first-of-type:border-l-0 hover:bg-sunken disabled:cursor-wait disabled:text-muted aria-pressed:bg-accent-soft aria-pressed:text-accent-ink aria-pressed:shadow-[inset_0_-3px_0_var(--color-accent)] aria-pressed:forced-color-adjust-none forced-colors:aria-pressed:bg-[Highlight] forced-colors:aria-pressed:text-[HighlightText]"
        >
          {one.label}
        </button>
      ))}
    </fieldset>
  );
}
