import '@kehrtour/shell/shell.css';
import { createAuth, mountAuthApp } from '@kehrtour/shell/mountAuthApp.tsx';

import { FixtureLayout } from './FixtureLayout.tsx';
import { FixtureProviders, userCache } from './FixtureProviders.tsx';
import { routes } from './routes.tsx';

const auth = createAuth();
auth.onSessionEnd(() => userCache.clear());
const { router } = mountAuthApp({
  auth,
  routes,
  layouts: { default: FixtureLayout },
  Providers: FixtureProviders,
});

/** What the tests hold on to: the session, the router and a list of every page that was reached. */
const fixture = { auth, router, userCache, pages: [] as string[] };
router.subscribe(({ initialized, location }) => {
  if (!initialized) return;
  const url = location.pathname + location.search + location.hash;
  if (fixture.pages.at(-1) !== url) fixture.pages.push(url);
});
Object.assign(window, { fixture });
