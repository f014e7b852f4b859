import type { ReactNode } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { ProgressBar } from 'react-aria-components/ProgressBar';

import type { ButtonKind, ButtonSize } from '../look/button.ts';
import { buttonLook } from '../look/button.ts';
import { Spinner } from '../message/Spinner.tsx';

export type ButtonProps = {
  children: ReactNode;
  kind?: ButtonKind;
  size?: ButtonSize;
  /** Before the label; decorative. */
  icon?: ReactNode;
  /** Keeps focus and label, shows the ring, swallows presses. */
  busy?: boolean;
  disabled?: boolean;
  /** As wide as its container. */
  wide?: boolean;
  type?: 'button' | 'submit' | 'reset';
  name?: string;
  value?: string;
  form?: string;
  id?: string;
  autoFocus?: boolean;
  onPress?: () => void;
  /** Fills a slot of a surrounding React Aria component, e.g. `close` in a dialog. */
  slot?: string;
  'aria-label'?: string;
  'aria-describedby'?: string;
  'aria-expanded'?: boolean;
};

/** Does something; what leads somewhere is a Link or ButtonLink. */
export function Button({ kind, size, icon, busy = false, disabled, wide, children, ...rest }: ButtonProps) {
  return (
    <AriaButton {...rest} isPending={busy} isDisabled={disabled} className={buttonLook(kind, size, wide)}>
      {busy ? (
        <ProgressBar isIndeterminate aria-label="Bitte warten">
          <Spinner />
        </ProgressBar>
      ) : (
        icon
      )}
      <span>{children}</span>
    </AriaButton>
  );
}
