import type { ReactNode } from 'react';

/** One entry of the app's main navigation. */
export type NavItem = {
  href: string;
  label: string;
  icon: ReactNode;
  current?: boolean;
  /** Things waiting there; 0 is not shown. */
  count?: number;
};
