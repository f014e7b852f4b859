import { NOT_FOUND_MESSAGE } from '@kehrtour/shell/pageError';

/** What the specification has a page say whose address opens nothing, under the German words for it. */
export function Nichtgefunden({ status = 404 }: { status?: number }) {
  if (status !== 404) return null;
  return (
    <p className="text-sm text-muted">
      <code lang="en">{NOT_FOUND_MESSAGE}</code>
    </p>
  );
}
