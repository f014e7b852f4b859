import { type ReactNode, useEffect, useId, useRef } from 'react';

/** A question above the page; Esc leaves everything as it was. */
export function Fenster({ titel, onZu, children }: { titel: string; onZu: () => void; children: ReactNode }) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  return (
    <dialog ref={dialog} className="fenster" aria-labelledby={id} onClose={onZu}>
      <div className="fensterinhalt">
        <h2 id={id}>{titel}</h2>
        {children}
      </div>
    </dialog>
  );
}
