import { mountAuthApp } from '@kehrtour/shell/mountAuthApp.tsx';

import { auth } from './auth.ts';
import { guards } from './guards.ts';
import { layouts, preloadLoggedIn } from './layouts.tsx';
import { forgetHeute } from './leaveHeute.ts';
import { Providers } from './Providers.tsx';
import { forgetWithSession, queryClient } from './queryClient.ts';
import { routes } from './routes.ts';
import { applyTheme } from './theme.ts';

/** Puts the portal together and onto the page. */
export function startPortal(): void {
  applyTheme();
  forgetWithSession(auth, queryClient);
  auth.onSessionEnd(({ cause }) => {
    if (cause === 'logout') void forgetHeute();
  });
  void auth.start().then(() => auth.state.loggedIn && preloadLoggedIn());
  mountAuthApp({ auth, routes, guards, layouts, Providers });
}
