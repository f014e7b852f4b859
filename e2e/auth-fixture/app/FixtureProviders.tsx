import type { ReactNode } from 'react';

/** Stands for a query cache: what was read for a user must be gone with her session. */
export const userCache = new Map<string, unknown>();

export function FixtureProviders({ children }: { children: ReactNode }) {
  return <div data-providers="">{children}</div>;
}
