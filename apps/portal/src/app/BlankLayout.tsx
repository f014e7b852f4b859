import { LegalLinks } from '@kehrtour/shell/LegalLinks.tsx';
import { product } from '@kehrtour/shell/product';
import { Logo } from '@kehrtour/ui/brand/Logo.tsx';
import { LINK_LOOK } from '@kehrtour/ui/look/link';
import type { ReactNode } from 'react';

/** Login, registration and passwords: the mark and one thing to do. */
export function BlankLayout({ children }: { children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col bg-page text-ink">
      <header className="border-b-4 border-accent bg-frame text-on-frame">
        <div className="mx-auto flex w-full max-w-lg items-center px-4 py-3 sm:px-0">
          <Logo name={product.name} />
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
          <p className="min-w-0 grow py-2">
            Fragen? Schreiben Sie uns an{' '}
            <a className={`${LINK_LOOK} break-words`} href={`mailto:${product.supportMail}`}>
              {product.supportMail}
            </a>
            .
          </p>
          <LegalLinks />
        </div>
      </footer>
    </div>
  );
}
