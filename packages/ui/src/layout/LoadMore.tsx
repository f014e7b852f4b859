import { Button } from '../action/Button.tsx';

export type LoadMoreProps = {
  shown: number;
  /** Unknown totals stay out. */
  total?: number;
  noun: string;
  busy?: boolean;
  onMore: () => void;
};

const count = new Intl.NumberFormat('de-DE');

/** The foot of a list that continues: how much is shown, and the next part. */
export function LoadMore({ shown, total, noun, busy = false, onMore }: LoadMoreProps) {
  const done = total !== undefined && shown >= total;
  return (
    <div className="flex flex-wrap items-center justify-between gap-4 py-3">
      <output className="block text-sm text-muted tabular-nums">
        {total === undefined
          ? `${count.format(shown)} ${noun}`
          : `${count.format(shown)} von ${count.format(total)} ${noun}`}
      </output>
      {done ? null : (
        <Button busy={busy} onPress={onMore}>
          Weitere laden
        </Button>
      )}
    </div>
  );
}
