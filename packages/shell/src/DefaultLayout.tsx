import { Logo } from '@kehrtour/ui/brand/Logo.tsx';
import type { ReactNode } from 'react';

import { product } from './product.ts';

/** Pages that belong to nobody in particular, above all `/error`; they bring their own main. */
export function DefaultLayout({ children }: { children: ReactNode }) {
  return (
    <div className="min-h-dvh bg-page text-ink">
      <header className="bg-frame px-4 py-3 text-on-frame sm:px-6">
        <a href="/" aria-label={`${product.name}, zur Startseite`} className="text-on-frame no-underline">
          <Logo name={product.name} />
        </a>
      </header>
      {children}
    </div>
  );
}
