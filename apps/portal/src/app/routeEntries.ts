import type { Recht } from '@kehrtour/domain/rolle';
import type { AppRoute, RouteHandle } from '@kehrtour/shell/route';

export type RouteEntry = { href: string; label: string; hint: string; permission?: Recht };
export type EntryGroup = { title: string; entries: readonly RouteEntry[] };

const headingOf = ({ heading, title = '' }: RouteHandle): string => heading ?? title;

/** The pages that name themselves for a list, by what they are about, in the order of the route table. */
export function entriesByGroup(routes: readonly AppRoute[]): EntryGroup[] {
  const listed = routes.flatMap(({ path: href = '', handle }) =>
    handle?.entry === undefined ? [] : [{ href, handle, entry: handle.entry }],
  );
  return [...Map.groupBy(listed, ({ entry }) => entry.group)].map(([title, pages]) => ({
    title,
    entries: pages.map(({ href, handle, entry }) => ({
      href,
      label: entry.label ?? headingOf(handle),
      hint: entry.hint,
      ...(handle.permission === undefined ? {} : { permission: handle.permission }),
    })),
  }));
}

/** Heading of a page and the pages above it, from the top. */
export function wayTo(handle: RouteHandle): {
  heading: string;
  above: readonly { label: string; href: string }[];
} {
  const { path: href, handle: over } = handle.above ?? {};
  if (href === undefined || over === undefined) return { heading: headingOf(handle), above: [] };
  const next = wayTo(over);
  return { heading: headingOf(handle), above: [...next.above, { label: next.heading, href }] };
}
