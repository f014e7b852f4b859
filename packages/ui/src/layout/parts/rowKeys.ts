/**
 * Where a key leads in a list of `count` rows, or null when the key is none of ours.
 * `page` is the number of rows a page key skips.
 */
export function rowAfterKey(key: string, index: number, count: number, page: number): number | null {
  const last = count - 1;
  switch (key) {
    case 'ArrowDown':
      return Math.min(last, index + 1);
    case 'ArrowUp':
      return Math.max(0, index - 1);
    case 'PageDown':
      return Math.min(last, index + page);
    case 'PageUp':
      return Math.max(0, index - page);
    case 'Home':
      return 0;
    case 'End':
      return last;
    default:
      return null;
  }
}

/** The selection after `id` was switched on or off. */
export function toggled(selected: ReadonlySet<string>, id: string): Set<string> {
  const next = new Set(selected);
  if (!next.delete(id)) next.add(id);
  return next;
}

/** The selection together with everything between two rows, both included. */
export function withRange(
  selected: ReadonlySet<string>,
  ids: readonly string[],
  from: number,
  to: number,
): Set<string> {
  const [start, end] = from < to ? [from, to] : [to, from];
  return new Set([...selected, ...ids.slice(start, end + 1)]);
}
