import { Info, OctagonAlert, TriangleAlert, CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';

export type NoticeTone = 'info' | 'success' | 'warning' | 'danger';

export type NoticeProps = {
  tone?: NoticeTone;
  title?: string;
  children?: ReactNode;
  /** A link or button that leads out of it. */
  action?: ReactNode;
  /** Read out when it appears later than the page. */
  live?: boolean;
};

const LOOKS: Record<NoticeTone, string> = {
  info: 'border-info-line bg-info-soft [--sign:var(--color-info)]',
  success: 'border-success-line bg-success-soft [--sign:var(--color-success)]',
  warning: 'border-warning-line bg-warning-soft [--sign:var(--color-warning)]',
  danger: 'border-danger-line bg-danger-soft [--sign:var(--color-danger)]',
};

const SIGNS = { info: Info, success: CircleCheck, warning: TriangleAlert, danger: OctagonAlert };

/** Something the reader has to know on this page. */
export function Notice({ tone = 'info', title, children, action, live = false }: NoticeProps) {
  const Sign = SIGNS[tone];
  const role = tone === 'danger' ? 'alert' : 'status';
  return (
    <div className={`flex gap-3 rounded-lg border p-4 text-ink ${LOOKS[tone]}`} {...(live ? { role } : {})}>
      <Sign aria-hidden className="mt-0.5 size-5 shrink-0 text-(--sign)" />
      <div className="min-w-0 grow">
        {title === undefined ? null : <p className="font-semibold">{title}</p>}
        {children === undefined ? null : <div className="flex flex-col gap-2">{children}</div>}
        {action === undefined ? null : <div className="mt-3 flex flex-wrap gap-3">{action}</div>}
      </div>
    </div>
  );
}
