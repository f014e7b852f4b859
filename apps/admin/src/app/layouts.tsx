import { loadChunk } from '@kehrtour/shell/chunk';
import { DefaultLayout } from '@kehrtour/shell/DefaultLayout.tsx';
import { lazy, Suspense } from 'react';
import type { ComponentType, ReactNode } from 'react';

import { BlankLayout } from './BlankLayout.tsx';

const AdminAreaLoggedIn = lazy(() =>
  loadChunk(() => import('./AdminAreaLoggedIn.tsx')).then((module) => ({
    default: module.AdminAreaLoggedIn,
  })),
);

/** Layouts by the names that routes use. */
export const layouts: Readonly<Record<string, ComponentType<{ children: ReactNode }>>> = {
  default: DefaultLayout,
  blank: BlankLayout,
  adminAreaLoggedIn: ({ children }) => (
    <Suspense fallback={null}>
      <AdminAreaLoggedIn>{children}</AdminAreaLoggedIn>
    </Suspense>
  ),
};
