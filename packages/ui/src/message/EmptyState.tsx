import type { ReactNode } from 'react';

export type EmptyStateProps = {
  title: string;
  /** The next smallest step in one sentence. */
  children?: ReactNode;
  action?: ReactNode;
  icon?: ReactNode;
};

/** Nothing here yet, or nothing found: says what to do next. */
export function EmptyState({ title, children, action, icon }: EmptyStateProps) {
  return (
    <div className="flex flex-col items-start gap-3 rounded-lg border border-dashed border-edge p-6 sm:p-8">
      {icon === undefined ? null : <span className="text-brass-ink [&_svg]:size-8">{icon}</span>}
      <div className="max-w-prose">
        <h2 className="text-lg font-bold">{title}</h2>
        {children === undefined ? null : <div className="mt-1 text-muted">{children}</div>}
      </div>
      {action === undefined ? null : <div className="mt-1 flex flex-wrap gap-3">{action}</div>}
    </div>
  );
}
