import { IconButton } from '@kehrtour/ui/action/IconButton.tsx';
import { X } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

export type StackRow = { id: string; label: string; danger: boolean; pressed?: boolean };

export type StackPanelProps = {
  heading: string;
  rows: readonly StackRow[];
  /** Without it the list is only read. */
  onPress: ((id: string) => void) | undefined;
  onClose: () => void;
};

const takeFocus = (element: HTMLElement | null): void => element?.focus({ preventScroll: true });

const ROW = 'flex min-h-control w-full items-center gap-3 px-3 py-1 text-left text-sm';

/** A list over the map; takes the focus, and gives it back when it goes. */
export function StackPanel({ heading, rows, onPress, onClose }: StackPanelProps) {
  const panel = useRef<HTMLDialogElement>(null);
  const [before] = useState(() => document.activeElement);
  const close = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    onClose();
  });
  useEffect(() => {
    const shown = panel.current;
    const onKey = (event: KeyboardEvent) => close(event);
    shown?.addEventListener('keydown', onKey);
    return () => {
      shown?.removeEventListener('keydown', onKey);
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, [before]);
  return (
    <dialog
      ref={panel}
      open
      aria-label={heading}
      className="absolute m-0 p-0 text-ink top-2 left-16 z-10 flex max-h-[calc(100%-2.25rem)] w-80 max-w-[calc(100%-4.5rem)] flex-col rounded-lg border border-line bg-raised shadow-lg outline-none print:hidden"
    >
      <div className="flex items-center justify-between gap-2 border-b border-line py-1 pr-1 pl-3">
        {/* Another list, another heading: each takes the focus, and is read out. */}
        <p key={heading} ref={takeFocus} tabIndex={-1} className="font-bold outline-none">
          {heading}
        </p>
        <IconButton
          kind="quiet"
          label="Liste schließen"
          icon={<X aria-hidden className="size-5" />}
          onPress={onClose}
        />
      </div>
      <ul className="min-h-0 divide-y divide-line overflow-y-auto overscroll-contain">
        {rows.map(({ id, label, danger, pressed }) => {
          const look = `${ROW} ${danger ? 'text-danger' : ''}`;
          return (
            <li key={id}>
              {onPress === undefined ? (
                <p className={look}>{label}</p>
              ) : (
                <button
                  type="button"
                  aria-pressed={pressed}
                  onClick={() => onPress(id)}
                  className={`${look} hover:bg-sunken focus-visible:-outline-offset-3 aria-pressed:bg-accent-soft aria-pressed:font-semibold`}
                >
                  {label}
                </button>
              )}
            </li>
          );
        })}
      </ul>
    </dialog>
  );
}
