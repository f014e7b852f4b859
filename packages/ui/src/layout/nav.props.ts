import type { ReactNode } from 'react';

/** One entry of the app's main navigation. */
export type NavItem = {
  href: string;
  label: string;
  /** Instead of a label that does not fit the phone's bottom bar (about ten letters). */
  short?: string;
  icon: ReactNode;
  current?: boolean;
  /** Things waiting there; 0 is not shown. */
  count?: number;
};
