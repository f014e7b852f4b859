import type { NavItem } from '@kehrtour/ui/layout/nav.props';
import { CalendarDays, House, Route, Settings } from 'lucide-react';
import { matchRoutes, useLocation } from 'react-router';
import type { RouteObject } from 'react-router';

import { routes } from './routes.ts';

/** In the order of a sweep's day; an area appears with its first page. */
const AREAS: readonly (NavItem & { area: string })[] = [
  { href: '/termine', area: '/termine', label: 'Termine', icon: <CalendarDays aria-hidden /> },
  { href: '/kehrtouren', area: '/kehrtouren', label: 'Kehrtouren', icon: <Route aria-hidden /> },
  { href: '/liegenschaften', area: '/liegenschaften', label: 'Liegenschaften', icon: <House aria-hidden /> },
  { href: '/konto/einstellungen', area: '/konto', label: 'Einstellungen', icon: <Settings aria-hidden /> },
];

/** Whether the route table has a page at this address. */
export function pageExists(path: string): boolean {
  return matchRoutes(routes as RouteObject[], path) !== null;
}

const existing = AREAS.filter(({ href }) => pageExists(href));

/** The main navigation, with the area of the current page marked, and how many requests and wishes wait for an answer. */
export function useNavigation(wartend: number): readonly NavItem[] {
  const { pathname } = useLocation();
  return existing.map(({ area, ...item }) => ({
    ...item,
    ...(area === '/termine' ? { count: wartend } : {}),
    current: pathname === area || pathname.startsWith(`${area}/`),
  }));
}
