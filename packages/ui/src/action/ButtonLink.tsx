import type { ReactNode } from 'react';
import { Link as AriaLink } from 'react-aria-components/Link';

import type { ButtonKind, ButtonSize } from '../look/button.ts';
import { buttonLook } from '../look/button.ts';

export type ButtonLinkProps = {
  href: string;
  children: ReactNode;
  kind?: ButtonKind;
  size?: ButtonSize;
  icon?: ReactNode;
  wide?: boolean;
  download?: boolean | string;
  target?: '_blank';
  'aria-label'?: string;
};

/** A link with the weight of a button: starts a journey. */
export function ButtonLink({ kind, size, icon, wide, children, ...rest }: ButtonLinkProps) {
  return (
    <AriaLink {...rest} className={buttonLook(kind, size, wide)}>
      {icon}
      <span>{children}</span>
    </AriaLink>
  );
}
