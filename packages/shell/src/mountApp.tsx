import { Fragment, StrictMode } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { Outlet, ScrollRestoration, useMatches } from 'react-router';
import { RouterProvider } from 'react-router/dom';

import { createAppRouter } from './appRouter.ts';
import type { AppRouter } from './appRouter.ts';
import { RouteErrorPage } from './ErrorPage.tsx';
import { Frame } from './Frame.tsx';
import type { Guard } from './guards.ts';
import { FirstLoadingBar } from './LoadingBar.tsx';
import { product } from './product.ts';
import { deepest, handleOf } from './route.ts';
import type { AppRoute } from './route.ts';
import { trustOwnScripts } from './trustedScripts.ts';

type Wrapper = ComponentType<{ children: ReactNode }>;

export interface AppOptions {
  routes: readonly AppRoute[];
  /** Guards by the names that routes use; an unregistered name is a 500 page. */
  guards?: Readonly<Record<string, Guard>>;
  /** Layouts by name; `default` is for routes that name none. */
  layouts?: Readonly<Record<string, Wrapper>>;
  /** Around everything, inside the router: query client, `UiProvider`. */
  Providers?: Wrapper;
  /** Asked before the guards of the routes: the address to go to instead, or null. */
  before?(url: string): Promise<string | null>;
  /** Around the page inside the frame: decides whether its content may be drawn at all. */
  Gate?: Wrapper;
}

/** Puts a single-page app into `<div id="app">`. Logins: `mountAuthApp`. */
export function mountApp(options: AppOptions): AppRouter {
  trustOwnScripts(globalThis);
  document.documentElement.lang = product.language;
  document.documentElement.dataset['app'] = 'started';
  const { routes, guards = {}, before = async () => null } = options;
  const appRouter = createAppRouter({ routes, guards, before, root: rootOf(options) });
  const place = document.getElementById('app');
  if (place === null) throw new Error('The page has no element with id "app".');
  createRoot(place).render(
    <StrictMode>
      <RouterProvider router={appRouter.router} />
    </StrictMode>,
  );
  return appRouter;
}

function rootOf({ Providers = Plain, Gate = Plain, layouts = {} }: AppOptions) {
  function Page() {
    const name = deepest(useMatches().map(handleOf), 'layout') ?? 'default';
    const Layout = layouts[name] ?? Plain;
    return (
      <Layout>
        <Outlet />
      </Layout>
    );
  }
  return {
    Component: () => (
      <Providers>
        <Frame>
          <Gate>
            <Page />
          </Gate>
          <ScrollRestoration />
        </Frame>
      </Providers>
    ),
    ErrorBoundary: () => (
      <Providers>
        <Frame>
          <RouteErrorPage />
        </Frame>
      </Providers>
    ),
    HydrateFallback: FirstLoadingBar,
  };
}

function Plain({ children }: { children: ReactNode }) {
  return <Fragment>{children}</Fragment>;
}
