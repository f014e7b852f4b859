import type { ReactNode } from 'react';

import type { ButtonKind } from '../look/button.ts';
import { buttonLook } from '../look/button.ts';
import { Spinner } from '../message/Spinner.tsx';

export type PlainButtonProps = {
  children: ReactNode;
  kind?: ButtonKind;
  icon?: ReactNode;
  /** Keeps the label and swallows further clicks. */
  busy?: boolean;
  wide?: boolean;
  type?: 'submit' | 'button';
  /** Sent with the form, so that three buttons can be three answers. */
  name?: string;
  value?: string;
  form?: string;
  /** Where this button sends the form, if not where the form itself goes. */
  formAction?: string;
  onClick?: () => void;
};

/** The button of pages that must work without JavaScript; submits its form. */
export function PlainButton({
  kind = 'primary',
  icon,
  busy = false,
  wide,
  children,
  type = 'submit',
  onClick,
  ...rest
}: PlainButtonProps) {
  return (
    <button
      {...rest}
      // The server renders both kinds; a literal type would need two elements.
      // oxlint-disable-next-line react/button-has-type
      type={type}
      aria-disabled={busy || undefined}
      className={buttonLook(kind, 'normal', wide)}
      onClick={(event) => {
        if (busy) event.preventDefault();
        else onClick?.();
      }}
    >
      {busy ? <Spinner /> : icon}
      <span>{children}</span>
      {busy ? <span className="sr-only">Bitte warten</span> : null}
    </button>
  );
}
