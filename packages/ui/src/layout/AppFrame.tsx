import type { ReactNode } from 'react';

import type { NavItem } from './nav.props.ts';
import { BottomBar } from './parts/BottomBar.tsx';
import { SideNav } from './parts/SideNav.tsx';

export type AppFrameProps = {
  /** Usually a Logo inside a link home. */
  brand: ReactNode;
  nav: readonly NavItem[];
  /** Who is logged in, with the way out: a Menu on a quiet button, drawn on soot. */
  account?: ReactNode;
  /** A Banner over the whole width. */
  banner?: ReactNode;
  /** `full` for boards and maps that need every pixel. */
  width?: 'normal' | 'full';
  children: ReactNode;
};

/** The frame of a logged-in app: navigation on the left, on the phone at the bottom. The skip link is the page's. */
export function AppFrame({ brand, nav, account, banner, width = 'normal', children }: AppFrameProps) {
  return (
    <div className="min-h-dvh bg-page">
      <div className="md:grid md:grid-cols-[15rem_minmax(0,1fr)] print:block">
        <header className="hidden bg-frame text-on-frame md:block print:hidden">
          <div className="sticky top-0 flex h-dvh flex-col gap-6 overflow-y-auto p-3">
            <div className="px-3 pt-3">{brand}</div>
            <SideNav items={nav} />
            <div className="mt-auto">{account}</div>
          </div>
        </header>
        <div className="min-w-0">
          {banner}
          <header className="flex items-center justify-between gap-4 bg-frame px-4 py-2 text-on-frame md:hidden print:hidden">
            {brand}
            {account}
          </header>
          <main
            id="main"
            tabIndex={-1}
            className={`min-w-0 px-4 pt-6 pb-[calc(6rem+env(safe-area-inset-bottom))] outline-none sm:px-6 md:pb-12 lg:px-8 ${width === 'normal' ? 'w-full max-w-7xl' : ''}`}
          >
            {children}
          </main>
        </div>
      </div>
      <div className="md:hidden">
        <BottomBar items={nav} />
      </div>
    </div>
  );
}
