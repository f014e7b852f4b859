import type { ReactNode } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { ProgressBar } from 'react-aria-components/ProgressBar';

import type { ButtonKind, ButtonSize } from '../look/button.ts';
import { iconButtonLook } from '../look/button.ts';
import { Spinner } from '../message/Spinner.tsx';
import { Tooltip } from '../overlay/Tooltip.tsx';

export type IconButtonProps = {
  /** Name for screen readers and text of the tooltip. */
  label: string;
  icon: ReactNode;
  kind?: ButtonKind;
  size?: ButtonSize;
  busy?: boolean;
  disabled?: boolean;
  /** Turns it into a toggle. */
  pressed?: boolean;
  onPress?: () => void;
  slot?: string;
};

/** A square button that carries only a sign; always has a name. */
export function IconButton({
  label,
  icon,
  kind,
  size,
  busy = false,
  disabled,
  pressed,
  onPress,
  slot,
}: IconButtonProps) {
  const look = `${iconButtonLook(kind, size)} ${pressed === true ? 'bg-accent-soft text-accent-ink border-accent-line' : ''}`;
  return (
    <Tooltip text={label}>
      <AriaButton
        aria-label={label}
        aria-pressed={pressed}
        isPending={busy}
        isDisabled={disabled}
        onPress={onPress}
        slot={slot}
        className={look}
      >
        {busy ? (
          <ProgressBar isIndeterminate aria-label="Bitte warten">
            <Spinner />
          </ProgressBar>
        ) : (
          icon
        )}
      </AriaButton>
    </Tooltip>
  );
}
