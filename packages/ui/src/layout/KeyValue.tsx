import type { ReactNode } from 'react';

export type KeyValueProps = {
  items: readonly { label: string; value: ReactNode }[];
  /** `stacked` puts the label above its value: figures in a row. */
  look?: 'rows' | 'stacked';
};

/** Facts of one thing. */
export function KeyValue({ items, look = 'rows' }: KeyValueProps) {
  if (look === 'stacked') {
    return (
      <dl className="flex flex-wrap gap-x-8 gap-y-3">
        {items.map((item) => (
          <div key={item.label}>
            <dt className="text-sm text-muted">{item.label}</dt>
            <dd className="text-lg font-semibold tabular-nums">{item.value}</dd>
          </div>
        ))}
      </dl>
    );
  }
  return (
    <dl className="grid gap-y-3 sm:grid-cols-[max-content_minmax(0,1fr)] sm:gap-x-6 sm:gap-y-2">
      {items.map((item) => (
        <div key={item.label} className="sm:contents">
          <dt className="text-muted max-sm:text-sm">{item.label}</dt>
          <dd className="min-w-0 tabular-nums">{item.value}</dd>
        </div>
      ))}
    </dl>
  );
}
