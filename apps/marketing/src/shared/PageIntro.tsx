import type { ReactNode } from 'react';

export type PageIntroProps = {
  title: string;
  lead?: ReactNode;
  /** Small words above the title. */
  above?: ReactNode;
  /** Drawing beside the words. */
  children?: ReactNode;
};

/** The soot beginning of a page: what it is about, in large letters. */
export function PageIntro({ title, lead, above, children }: PageIntroProps) {
  return (
    <header className="bg-frame text-on-frame print:bg-transparent print:text-ink">
      <div className="mx-auto grid max-w-6xl items-center gap-8 px-4 pt-8 pb-12 sm:px-6 md:pt-12 md:pb-16 lg:grid-cols-[1.2fr_1fr] print:py-4">
        <div className="max-w-2xl">
          {above ? (
            <div className="mb-3 text-sm font-semibold text-frame-accent print:text-muted">{above}</div>
          ) : null}
          <h1 className="text-[clamp(2rem,1.6rem+1.9vw,3.125rem)] leading-[1.08] font-bold tracking-tight">
            {title}
          </h1>
          {lead ? <p className="mt-4 max-w-xl text-lg text-on-frame-muted print:text-ink">{lead}</p> : null}
        </div>
        {children ? <div className="print:hidden">{children}</div> : null}
      </div>
    </header>
  );
}
