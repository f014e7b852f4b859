import type { ReactNode } from 'react';
import { RouterProvider } from 'react-aria-components';
import { I18nProvider } from 'react-aria-components/I18nProvider';

import { Toaster } from '../message/Toaster.tsx';

export type UiProviderProps = {
  /** The router's navigate; every Link, Menu and Tab of this package goes through it. */
  navigate: (path: string) => void;
  children: ReactNode;
};

/** German dates and numbers, routed links, one place for toasts. Stands once around an app. */
export function UiProvider({ navigate, children }: UiProviderProps) {
  return (
    <I18nProvider locale="de-DE">
      <RouterProvider navigate={navigate}>
        {children}
        <Toaster />
      </RouterProvider>
    </I18nProvider>
  );
}
