import { loadChunk } from '@kehrtour/shell/chunk';
import { DefaultLayout } from '@kehrtour/shell/DefaultLayout.tsx';
import { lazy, Suspense } from 'react';
import type { ComponentType, ReactNode } from 'react';

import { BlankLayout } from './BlankLayout.tsx';

const loadLoggedIn = () => loadChunk(() => import('./LoggedInLayout.tsx'));
const LoggedInLayout = lazy(() => loadLoggedIn().then((module) => ({ default: module.LoggedInLayout })));

/** Fetches the frame of the logged-in pages before the first of them asks for it. */
export function preloadLoggedIn(): void {
  void loadLoggedIn().catch(() => undefined);
}

type Layout = ComponentType<{ children: ReactNode }>;

function loggedIn(look: 'normal' | 'board' | 'task'): Layout {
  return function LoggedIn({ children }) {
    return (
      <Suspense fallback={null}>
        <LoggedInLayout look={look}>{children}</LoggedInLayout>
      </Suspense>
    );
  };
}

/** Layouts by the names that routes use. */
export const layouts: Readonly<Record<string, Layout>> = {
  default: DefaultLayout,
  blank: BlankLayout,
  loggedInDefault: loggedIn('normal'),
  loggedInAppointments: loggedIn('board'),
  loggedInNewRoundWizard: loggedIn('task'),
  wizard: loggedIn('task'),
};
