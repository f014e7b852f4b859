import { mountAuthApp } from '@kehrtour/shell/mountAuthApp.tsx';

import { auth } from './auth.ts';
import { layouts } from './layouts.tsx';
import { Providers, queryClient } from './Providers.tsx';
import { routes } from './routes.ts';

/** Puts the operator's app together and onto the page. */
export function startAdmin(): void {
  auth.onSessionEnd(() => queryClient.clear());
  mountAuthApp({ auth, routes, layouts, Providers });
}
