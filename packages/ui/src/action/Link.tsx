import type { ReactNode } from 'react';
import { Link as AriaLink } from 'react-aria-components/Link';

import { LINK_LOOK, QUIET_LINK_LOOK } from '../look/link.ts';

export type LinkProps = {
  href: string;
  children: ReactNode;
  /** `quiet` is underlined on hover only: for lists where every row is a link. */
  kind?: 'normal' | 'quiet';
  /** Opens a new tab and says so. */
  external?: boolean;
  download?: boolean | string;
  onPress?: () => void;
  'aria-label'?: string;
  'aria-current'?: 'page' | 'step';
};

/** Leads somewhere; routed by the app through UiProvider. */
export function Link({ kind = 'normal', external = false, children, ...rest }: LinkProps) {
  return (
    <AriaLink
      {...rest}
      className={kind === 'quiet' ? QUIET_LINK_LOOK : LINK_LOOK}
      {...(external ? { target: '_blank', rel: 'noreferrer' } : {})}
    >
      {children}
      {external ? <span className="sr-only"> (öffnet ein neues Fenster)</span> : null}
    </AriaLink>
  );
}
