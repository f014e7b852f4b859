import type { ReactNode } from 'react';

import { Link } from '../action/Link.tsx';

export type SummaryRow = {
  id: string;
  label: string;
  value: ReactNode;
  /** Leads back to the question. */
  changeHref?: string;
  changeLabel?: string;
};

export type SummaryListProps = { rows: readonly SummaryRow[] };

/** The check page: every answer once more, each with "Ändern". */
export function SummaryList({ rows }: SummaryListProps) {
  return (
    <dl className="divide-y divide-line">
      {rows.map((row) => (
        <div key={row.id} className="grid gap-x-6 gap-y-1 py-3 sm:grid-cols-[minmax(10rem,1fr)_2fr_auto]">
          <dt className="font-semibold">{row.label}</dt>
          <dd className="min-w-0">{row.value}</dd>
          {row.changeHref === undefined ? null : (
            <dd>
              <Link
                href={row.changeHref}
                aria-label={`${row.label} ${(row.changeLabel ?? 'Ändern').toLowerCase()}`}
              >
                {row.changeLabel ?? 'Ändern'}
              </Link>
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}
