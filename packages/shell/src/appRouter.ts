import { createBrowserRouter, matchRoutes, redirect, redirectDocument, replace } from 'react-router';
import type { DataRouter, Location, RouteObject } from 'react-router';

import { loadChunk } from './chunk.ts';
import { runGuards } from './guards.ts';
import type { Guard } from './guards.ts';
import { PageError } from './pageError.ts';
import { handleOf } from './route.ts';
import type { AppRoute, RouteHandle } from './route.ts';

/** More redirects in a row than any honest way through guards needs. */
const REDIRECTS_MAX = 8;

export interface AppRouterOptions {
  routes: readonly AppRoute[];
  guards: Readonly<Record<string, Guard>>;
  /** Asked before the guards of the routes: the address to go to instead, or null. */
  before(url: string): Promise<string | null>;
  /** Elements of the frame: around all pages, around the error page, before the first page. */
  root: Pick<RouteObject, 'Component' | 'ErrorBoundary' | 'HydrateFallback'>;
}

export interface AppRouter {
  router: DataRouter;
  /** Handles of the routes that answer this address; empty for an unknown one. */
  handlesAt(url: string): RouteHandle[];
  /** Path, query and hash of the page that is shown or on its way. */
  current(): string;
}

/** The browser's router with one middleware: session first, then the guards that the routes name. */
export function createAppRouter(options: AppRouterOptions): AppRouter {
  let redirectsInARow = 0;
  const made: { router?: DataRouter } = {};
  const children = options.routes.map((route) => withChunkGuard(route, () => goalOf(made.router)));

  function handlesAt(url: string): RouteHandle[] {
    return (matchRoutes(children, pathOf(url)) ?? []).map(handleOf);
  }

  function current(): string {
    const { pathname, search, hash } = goalOf(made.router) ?? location;
    return pathname + search + hash;
  }

  async function middleware({
    params,
    request,
  }: {
    params: Record<string, string | undefined>;
    request: Request;
  }) {
    // The router calls this for the first page while it is still being made.
    await Promise.resolve();
    const url = current();
    const target =
      (await options.before(url)) ??
      (await runGuards(handlesAt(url), options.guards, { url, params, signal: request.signal }));
    if (target === null || request.signal.aborted) return;
    redirectsInARow += 1;
    if (redirectsInARow > REDIRECTS_MAX) throw new PageError(500, 'Too many redirects');
    throw leadTo(target);
  }

  function leadTo(target: string): Response {
    if (handlesAt(target).length === 0) return redirectDocument(target);
    // At the first page and after "back" the browser already stands at the guarded address: take its place.
    const arrived = current() === location.pathname + location.search + location.hash;
    return arrived ? replace(target) : redirect(target);
  }

  tidyAddress();
  const router = createBrowserRouter([{ id: 'root', ...options.root, middleware: [middleware], children }]);
  made.router = router;
  router.subscribe(({ navigation }) => {
    if (navigation.state === 'idle') redirectsInARow = 0;
  });
  return { router, handlesAt, current };
}

/** Where the visitor is going, or is. */
function goalOf(router: DataRouter | undefined): Location | undefined {
  return router?.state.navigation.location ?? router?.state.location;
}

function pathOf(url: string): string {
  return url.replace(/[?#].*$/s, '');
}

/** `//anmelden` would be read as a host: doubled slashes go before anybody looks. */
function tidyAddress(): void {
  const { pathname, search, hash } = location;
  const tidy = pathname.replaceAll(/\/{2,}/g, '/');
  if (tidy !== pathname) history.replaceState(history.state, '', tidy + search + hash);
}

/** Every lazy route loads through the chunk guard; a page the visitor has turned away from reloads nothing. */
function withChunkGuard(route: AppRoute, goal: () => Location | undefined): RouteObject {
  const children = route.children?.map((child) => withChunkGuard(child, goal));
  const guarded = { ...route, ...(children && { children }) } as RouteObject;
  const { lazy } = route;
  if (typeof lazy === 'function') {
    guarded.lazy = async () => {
      // The router asks for the part a moment before it says where it is going.
      await Promise.resolve();
      const wish = goal();
      return loadChunk(lazy, { wanted: () => wish === undefined || wish === goal() });
    };
  }
  return guarded;
}
