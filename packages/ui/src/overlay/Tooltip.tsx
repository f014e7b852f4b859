import type { ReactElement } from 'react';
import { Tooltip as AriaTooltip, TooltipTrigger } from 'react-aria-components/Tooltip';

export type TooltipProps = {
  text: string;
  /** A button or link of this package, or a RAC Focusable. */
  children: ReactElement;
  placement?: 'top' | 'bottom' | 'left' | 'right';
};

/** A short name on hover and focus. Never the only place where something is said. */
export function Tooltip({ text, children, placement = 'top' }: TooltipProps) {
  return (
    <TooltipTrigger delay={500} closeDelay={100}>
      {children}
      <AriaTooltip
        placement={placement}
        offset={6}
        className="max-w-64 rounded-sm bg-frame px-2 py-1 text-sm text-on-frame shadow-lg forced-colors:border data-entering:animate-[appear_100ms]"
      >
        {text}
      </AriaTooltip>
    </TooltipTrigger>
  );
}
