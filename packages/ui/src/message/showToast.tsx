import { X } from 'lucide-react';
import { toast } from 'sonner';

import { ToneSign } from '../brand/ToneSign.tsx';
import type { Tone } from '../look/tone.ts';

export type ToastOptions = {
  tone?: Extract<Tone, 'neutral' | 'success' | 'warning' | 'danger' | 'info'>;
  /** Offers "Rückgängig" for ten seconds. */
  onUndo?: () => void;
  undoLabel?: string;
  /** A toast with the same id replaces the earlier one. */
  id?: string;
};

/** How long a deed can be taken back, in milliseconds. */
export const UNDO_MS = 10_000;

const PLAIN_MS = 5_000;

/** Says that something was done. What must be read belongs on the page, not here. */
export function showToast(text: string, options: ToastOptions = {}): void {
  // Whoever is already asked to log in again hears nothing of what failed behind that.
  if (text === '') return;
  const { tone = 'neutral', onUndo, undoLabel = 'Rückgängig', id } = options;
  toast.custom(
    (key) => (
      // The sign that closes stands in the corner, whatever the text needs; the way back stands beside a short one, below a long one.
      <div className="flex items-start gap-x-1 rounded-lg bg-frame p-1 pl-4 text-on-frame shadow-lg forced-colors:border">
        <div className="flex min-w-0 grow flex-wrap items-center gap-x-3">
          <p className="flex min-w-0 grow items-start gap-3 py-2 text-base">
            {tone === 'neutral' ? null : (
              <span className="flex h-lh shrink-0 items-center">
                <ToneSign tone={tone} />
              </span>
            )}
            <span className="min-w-0 wrap-break-word hyphens-auto">{text}</span>
          </p>
          {onUndo === undefined ? null : (
            <button
              type="button"
              className="-ml-3 min-h-control shrink-0 rounded-sm px-3 whitespace-nowrap font-semibold text-frame-accent underline underline-offset-3 outline-on-frame hover:bg-frame-hover"
              onClick={() => {
                onUndo();
                toast.dismiss(key);
              }}
            >
              {undoLabel}
            </button>
          )}
        </div>
        <button
          type="button"
          aria-label="Meldung schließen"
          className="grid size-control shrink-0 place-items-center rounded-sm text-on-frame-muted outline-on-frame hover:bg-frame-hover hover:text-on-frame"
          onClick={() => toast.dismiss(key)}
        >
          <X aria-hidden className="size-4" />
        </button>
      </div>
    ),
    { duration: onUndo === undefined ? PLAIN_MS : UNDO_MS, ...(id === undefined ? {} : { id }) },
  );
}
