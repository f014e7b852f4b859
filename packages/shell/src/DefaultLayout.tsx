import { Logo } from '@kehrtour/ui/brand/Logo.tsx';
import type { ReactNode } from 'react';

import { LegalLinks } from './LegalLinks.tsx';
import { product } from './product.ts';

/** Pages that belong to nobody in particular, above all `/error`; they bring their own main. */
export function DefaultLayout({ children }: { children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col bg-page text-ink">
      <header className="bg-frame px-4 py-3 text-on-frame sm:px-6">
        <a href="/" aria-label={`${product.name}, zur Startseite`} className="text-on-frame no-underline">
          <Logo name={product.name} />
        </a>
      </header>
      <div className="grow">{children}</div>
      <footer className="flex flex-wrap gap-x-6 border-t border-line px-4 py-2 text-sm text-muted sm:px-6">
        <LegalLinks />
      </footer>
    </div>
  );
}
