import type { ReactNode } from 'react';

export type SectionProps = {
  id?: string;
  title: string;
  lead?: ReactNode;
  ground?: 'page' | 'sunken';
  children: ReactNode;
};

/** One matter of a page, over its whole width. */
export function Section({ id, title, lead, ground = 'page', children }: SectionProps) {
  return (
    <section
      {...(id ? { id } : {})}
      className={`scroll-mt-4 ${ground === 'sunken' ? 'border-y border-line bg-sunken' : ''}`}
    >
      <div className="mx-auto max-w-6xl px-4 py-12 sm:px-6 md:py-16">
        <div className="mb-8 max-w-2xl">
          <h2 className="text-[clamp(1.625rem,1.45rem+0.8vw,2.125rem)] leading-tight font-bold tracking-tight">
            {title}
          </h2>
          {lead ? <p className="mt-3 text-lg text-muted">{lead}</p> : null}
        </div>
        {children}
      </div>
    </section>
  );
}
