import { ProgressBar } from 'react-aria-components/ProgressBar';

import { Button } from '../action/Button.tsx';

export type ProgressProps = {
  label: string;
  /** Done so far; `undefined` while the total is unknown. */
  value?: number;
  max?: number;
  /** In words: "1.240 von 2.200 Liegenschaften". Default: percent. */
  text?: string;
  /** What happens next or that the page may be left. */
  hint?: string;
  onCancel?: () => void;
  cancelLabel?: string;
  canceling?: boolean;
};

/** Long work: real figures, can be left, can be cancelled. */
export function Progress(props: ProgressProps) {
  const {
    label,
    value,
    max = 100,
    text,
    hint,
    onCancel,
    cancelLabel = 'Abbrechen',
    canceling = false,
  } = props;
  return (
    <div className="flex flex-col gap-2">
      <ProgressBar
        aria-label={label}
        {...(value === undefined ? { isIndeterminate: true } : { value })}
        maxValue={max}
        {...(text === undefined ? {} : { valueLabel: text })}
      >
        {({ percentage, valueText, isIndeterminate }) => (
          <>
            <div className="flex flex-wrap items-baseline justify-between gap-x-4">
              <span className="font-semibold">{label}</span>
              <span className="text-sm text-muted tabular-nums">{isIndeterminate ? text : valueText}</span>
            </div>
            <div className="mt-2 h-2 overflow-hidden rounded-full bg-sunken shadow-[inset_0_0_0_1px_var(--color-line)] forced-colors:border">
              <div
                className={`h-full rounded-full bg-accent forced-colors:bg-[Highlight] ${isIndeterminate ? 'w-2/5 animate-[glide_1.4s_ease-in-out_infinite] motion-reduce:w-full motion-reduce:opacity-50' : 'transition-[width] duration-200'}`}
                style={isIndeterminate ? undefined : { width: `${percentage ?? 0}%` }}
              />
            </div>
          </>
        )}
      </ProgressBar>
      {hint === undefined && onCancel === undefined ? null : (
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <p className="text-sm text-muted">{hint}</p>
          {onCancel === undefined ? null : (
            <Button kind="secondary" size="small" busy={canceling} onPress={onCancel}>
              {cancelLabel}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
