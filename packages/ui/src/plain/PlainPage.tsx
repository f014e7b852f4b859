import type { ReactNode } from 'react';

export type PlainPageProps = {
  /** Whose page it is: name or logo of the company. */
  brand: ReactNode;
  /** Links to Impressum and Datenschutz and whom to call. */
  footer: ReactNode;
  /** Stands beside the content where there is room, else below it. */
  aside?: ReactNode;
  /** In a frame of another page, which has a head of its own and takes the height of this one. */
  embedded?: boolean;
  children: ReactNode;
};

/** The page around one thing, for people who come once: large type, large targets, no navigation. */
export function PlainPage({ brand, footer, aside, embedded = false, children }: PlainPageProps) {
  // Paper is wide and short, and nobody follows a link on it.
  const width = `${aside === undefined ? 'max-w-2xl' : 'max-w-2xl lg:max-w-5xl'} print:max-w-none`;
  return (
    <div
      data-density="field"
      className={`bg-page text-base text-ink ${embedded ? '' : 'flex min-h-dvh flex-col print:block print:min-h-0'}`}
    >
      {embedded ? null : (
        <header className="border-b-4 border-accent bg-frame text-on-frame">
          <div className={`mx-auto px-4 py-4 text-lg font-bold sm:px-6 print:py-2 print:text-ink ${width}`}>
            {brand}
          </div>
        </header>
      )}
      <main
        id="main"
        className={`mx-auto w-full grow px-4 sm:px-6 ${embedded ? 'py-4' : 'py-8'} print:py-4 ${width} ${aside === undefined ? '' : 'grid content-start gap-8 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-12'}`}
      >
        {aside === undefined ? (
          children
        ) : (
          <>
            <div className="min-w-0">{children}</div>
            <aside className="min-w-0 border-t border-line pt-6 lg:border-t-0 lg:border-l lg:pt-0 lg:pl-6">
              {aside}
            </aside>
          </>
        )}
      </main>
      <footer className="border-t border-line print:hidden">
        <div
          className={`mx-auto flex flex-wrap gap-x-6 gap-y-2 px-4 py-6 text-sm text-muted sm:px-6 ${width}`}
        >
          {footer}
        </div>
      </footer>
    </div>
  );
}
