import { type ReactNode, useEffect, useId, useRef } from 'react';

/**
 * A question above the page; Esc leaves everything as it was.
 * @param ruhig nothing is typed at first: the keyboard of the phone stays away until a field is pressed
 */
export function Fenster({
  titel,
  onZu,
  ruhig = false,
  children,
}: {
  titel: string;
  onZu: () => void;
  ruhig?: boolean;
  children: ReactNode;
}) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
    if (ruhig) dialog.current?.querySelector('h2')?.focus();
  }, [ruhig]);
  return (
    <dialog ref={dialog} className="fenster" aria-labelledby={id} onClose={onZu}>
      <div className="fensterinhalt">
        <h2 id={id} tabIndex={ruhig ? -1 : undefined}>
          {titel}
        </h2>
        {children}
      </div>
    </dialog>
  );
}
