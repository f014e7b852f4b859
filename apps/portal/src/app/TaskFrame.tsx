import type { ReactNode } from 'react';

export type TaskFrameProps = { brand: ReactNode; banner: ReactNode; account: ReactNode; children: ReactNode };

/** The frame of wizards: one task, the way back to everything else is the mark. */
export function TaskFrame({ brand, banner, account, children }: TaskFrameProps) {
  return (
    <div className="min-h-dvh bg-page">
      {banner}
      <header className="flex items-center justify-between gap-4 bg-frame px-4 py-2 text-on-frame sm:px-6 print:hidden">
        {brand}
        <div className="[&>div]:flex-row! [&>div]:items-center!">{account}</div>
      </header>
      <main id="main" tabIndex={-1} className="px-4 py-6 pb-16 outline-none sm:px-6 lg:px-8">
        {children}
      </main>
    </div>
  );
}
