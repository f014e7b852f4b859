import { LegalLinks } from '@kehrtour/shell/LegalLinks.tsx';
import { product } from '@kehrtour/shell/product';
import { Logo } from '@kehrtour/ui/brand/Logo.tsx';
import type { ReactNode } from 'react';

/** Login and passwords of operators: the mark, whose door it is, and one thing to do. */
export function BlankLayout({ children }: { children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col bg-page text-ink">
      <header className="border-b-4 border-accent bg-frame text-on-frame">
        <div className="mx-auto flex w-full max-w-lg items-center px-4 py-3 sm:px-0">
          <Logo name={`${product.name} Betrieb`} />
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
        <div className="mx-auto flex w-full max-w-lg flex-wrap gap-x-6 px-4 py-2 text-sm text-muted sm:px-0">
          <LegalLinks />
        </div>
      </footer>
    </div>
  );
}
