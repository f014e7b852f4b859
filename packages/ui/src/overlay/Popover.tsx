import type { ReactElement, ReactNode } from 'react';
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog';
import { Popover as AriaPopover } from 'react-aria-components/Popover';

import { POPOVER_LOOK } from '../look/list.ts';

export type PopoverProps = {
  /** A Button or IconButton. */
  trigger: ReactElement;
  /** Name of what opens. */
  label: string;
  children: ReactNode | ((close: () => void) => ReactNode);
  defaultOpen?: boolean;
  placement?: 'bottom' | 'bottom start' | 'bottom end' | 'top' | 'left' | 'right';
};

/** A small surface beside its trigger: filters, an explanation ("Warum hier?"). */
export function Popover({ trigger, label, children, defaultOpen, placement = 'bottom start' }: PopoverProps) {
  return (
    <DialogTrigger defaultOpen={defaultOpen}>
      {trigger}
      <AriaPopover
        placement={placement}
        offset={6}
        className={`${POPOVER_LOOK} max-w-[min(26rem,calc(100vw-2rem))]`}
      >
        <Dialog aria-label={label} className="p-4 outline-none">
          {({ close }) => <>{typeof children === 'function' ? children(close) : children}</>}
        </Dialog>
      </AriaPopover>
    </DialogTrigger>
  );
}
