import { Logo } from '@kehrtour/ui/brand/Logo.tsx';
import type { ReactNode } from 'react';

import { LegalLinks } from './LegalLinks.tsx';

interface Props {
  /** Whose door it is, beside the mark. */
  name: string;
  /** Where to ask, before the legal pages. */
  help?: ReactNode;
  children: ReactNode;
}

/** Login, registration and passwords: the mark and one thing to do. */
export function BlankLayout({ name, help, children }: Props) {
  return (
    <div className="flex min-h-dvh flex-col bg-page text-ink">
      <header className="border-b-4 border-accent bg-frame text-on-frame">
        <div className="mx-auto flex w-full max-w-lg items-center px-4 py-3 sm:px-0">
          <Logo name={name} />
        </div>
      </header>
      <main
        id="main"
        tabIndex={-1}
        className="mx-auto w-full max-w-lg grow px-4 py-8 outline-none sm:px-0 sm:py-12"
      >
        {children}
      </main>
      <footer className="border-t border-line">
        <div className="mx-auto flex w-full max-w-lg flex-wrap items-center gap-x-6 px-4 py-2 text-sm text-muted sm:px-0">
          {help}
          <div className="flex flex-wrap gap-x-6">
            <LegalLinks />
          </div>
        </div>
      </footer>
    </div>
  );
}
