import type { Recht } from '@kehrtour/domain/rolle';
import type { RouteObject } from 'react-router';

/** What a route tells the shell about itself, as its `handle`. */
export interface RouteHandle {
  /** Guards by name, run in this order after those of the parents. */
  guards?: readonly string[];
  /** Without it only logged-in visitors come in (where the app has logins); `guest`: only those who are not. */
  auth?: false | 'guest';
  title?: string;
  /** Its name where the pages around it are in sight: heading, way up, list. Default: the title. */
  heading?: string;
  /** The page that it stands below. */
  above?: AppRoute;
  /** How a page that lists others shows it. */
  entry?: { group: string; label?: string; hint: string };
  /** What a visitor must be allowed to do to see more than the heading, in the words of the app. */
  permission?: Recht;
  /** Name of the layout; the deepest route that names one decides. */
  layout?: string;
  /** Its boards and maps want every pixel that the layout can give. */
  wide?: boolean;
  /** Loading bar: `false` never, `'query'` also when only the query changes. */
  loading?: false | 'query';
}

export type AppRoute = Omit<RouteObject, 'handle' | 'children'> & {
  handle?: RouteHandle;
  children?: readonly AppRoute[];
};

export function handleOf(match: { route?: { handle?: unknown }; handle?: unknown }): RouteHandle {
  const handle = match.route ? match.route.handle : match.handle;
  return (handle ?? {}) as RouteHandle;
}

/** The deepest answer wins. */
export function deepest<Key extends 'title' | 'layout' | 'wide' | 'loading'>(
  handles: readonly RouteHandle[],
  key: Key,
): RouteHandle[Key] | undefined {
  return handles.findLast((handle) => handle[key] !== undefined)?.[key];
}
