import type { ReactNode } from 'react';

export type CardProps = {
  title?: string;
  /** Level of the title in the page's outline. */
  level?: 2 | 3;
  /** Right of the title. */
  actions?: ReactNode;
  children: ReactNode;
  /** `flush` lets a table or map reach the edges. */
  padding?: 'normal' | 'flush';
};

/** One matter on its own surface. Plain text needs no card. */
export function Card({ title, level = 2, actions, children, padding = 'normal' }: CardProps) {
  const Title = level === 2 ? 'h2' : 'h3';
  return (
    <section className="overflow-clip rounded-lg border border-line bg-surface">
      {title === undefined ? null : (
        <header className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-line px-4 py-3 sm:px-6">
          <Title className="text-lg font-bold">{title}</Title>
          {actions === undefined ? null : <div className="flex flex-wrap gap-2">{actions}</div>}
        </header>
      )}
      <div className={padding === 'normal' ? 'p-4 sm:p-6' : ''}>{children}</div>
    </section>
  );
}
