import type { ReactNode } from 'react';

export type PageHeaderProps = {
  title: string;
  /** One sentence or the figures that matter. */
  description?: ReactNode;
  /** Beside the title: a Status. */
  status?: ReactNode;
  /** Buttons, the leading one last. */
  actions?: ReactNode;
  /** A Breadcrumb or a way back. */
  above?: ReactNode;
};

/** The head of a page: what it is, how it stands, what can be done. */
export function PageHeader({ title, description, status, actions, above }: PageHeaderProps) {
  return (
    <header className="mb-6 flex flex-col gap-2">
      {above}
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <h1 className="min-w-0 text-xl font-bold">{title}</h1>
            {status}
          </div>
          {description === undefined ? null : <p className="mt-1 max-w-prose text-muted">{description}</p>}
        </div>
        {actions === undefined ? null : <div className="flex flex-wrap gap-3">{actions}</div>}
      </div>
    </header>
  );
}
