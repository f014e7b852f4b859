import type { Recht } from '@kehrtour/domain/rolle';
import type { AppRoute } from '@kehrtour/shell/route';
import type { Command } from '@kehrtour/ui/overlay/CommandPalette.tsx';

/** Steps of a wizard and pages of one thing are reached through it, not by name. */
const NOT_BY_NAME = /\/neu\/|\/bearbeiten$/;

/**
 * The pages of the route table that a logged-in person can go to by name.
 * @param may whether this person holds the right that a route names
 */
export function pagesForPalette(
  routes: readonly AppRoute[],
  may: (permission: Recht) => boolean,
  parent = '',
): Command[] {
  return routes.flatMap((route) => {
    const path = addressOf(route, parent);
    const below = pagesForPalette(route.children ?? [], may, path);
    const { title, auth, permission } = route.handle ?? {};
    const open = auth === undefined && (permission === undefined || may(permission));
    const named = title !== undefined && open && !/[:*]/.test(path) && !NOT_BY_NAME.test(path);
    return named ? [{ id: path, label: title, group: 'Gehe zu' }, ...below] : below;
  });
}

function addressOf(route: AppRoute, parent: string): string {
  const path = route.path ?? '';
  if (path.startsWith('/')) return path.replace(/\/:\w+\?$/, '');
  return path === '' ? parent : `${parent}/${path}`;
}

/** What is looked for by what has happened, not by the name of a page. */
const EVENTS: readonly { permission: Recht; command: Command }[] = [
  {
    permission: 'kehrtour.planen',
    command: { id: '/termine?ausfall=krank', label: 'Heute krank: jemand fällt aus', group: 'Tun' },
  },
];

/** @param may whether this person holds the right that it takes */
export const eventsForPalette = (may: (permission: Recht) => boolean): Command[] =>
  EVENTS.filter(({ permission }) => may(permission)).map(({ command }) => command);

const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** The pages that every word of the query occurs in; accents and case do not matter. */
export function matching(pages: readonly Command[], query: string): Command[] {
  const words = plain(query).split(/\s+/).filter(Boolean);
  return pages.filter(({ label }) => words.every((word) => plain(label).includes(word)));
}
