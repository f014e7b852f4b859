import type { ReactNode } from 'react';

export type PlainPageProps = {
  /** Whose page it is: name or logo of the company. */
  brand: ReactNode;
  /** Links to Impressum and Datenschutz and whom to call. */
  footer: ReactNode;
  children: ReactNode;
};

/** The page around one thing, for people who come once: large type, large targets, no navigation. */
export function PlainPage({ brand, footer, children }: PlainPageProps) {
  return (
    <div data-density="field" className="flex min-h-dvh flex-col bg-page text-base text-ink">
      <header className="border-b-4 border-accent bg-frame text-on-frame">
        <div className="mx-auto max-w-2xl px-4 py-4 text-lg font-bold sm:px-6">{brand}</div>
      </header>
      <main id="main" className="mx-auto w-full max-w-2xl grow px-4 py-8 sm:px-6">
        {children}
      </main>
      <footer className="border-t border-line">
        <div className="mx-auto flex max-w-2xl flex-wrap gap-x-6 gap-y-2 px-4 py-6 text-sm text-muted sm:px-6">
          {footer}
        </div>
      </footer>
    </div>
  );
}
