import { Auth } from '@kehrtour/auth/core/auth';
import type { AuthOptions } from '@kehrtour/auth/core/auth';
import { browserEnvironment } from '@kehrtour/auth/core/browserEnvironment';
import { accessOf } from '@kehrtour/auth/core/guard';
import type { PageAccess } from '@kehrtour/auth/core/guard';
import { logUnexpected } from '@kehrtour/auth/core/logUnexpected';
import { AuthProvider } from '@kehrtour/auth/react/AuthProvider';
import { useAuth } from '@kehrtour/auth/react/useAuth';
import { Fragment } from 'react';
import type { ReactNode } from 'react';
import { useMatches } from 'react-router';

import type { AppRouter } from './appRouter.ts';
import { mountApp } from './mountApp.tsx';
import type { AppOptions } from './mountApp.tsx';
import { handleOf } from './route.ts';
import type { RouteHandle } from './route.ts';

export interface AuthAppOptions extends Omit<AppOptions, 'before' | 'Gate'> {
  auth: Auth;
  /** Draws a line of its own five minutes before the session ends; leave it out where the app offers to prolong it. */
  endNotice?: boolean;
}

/** The session of this tab; make it once, in `main.tsx` or beside it, so that the api client can take its `requests`. */
export function createAuth(options: AuthOptions = {}): Auth {
  const environment = browserEnvironment();
  const auth = new Auth(environment, options);
  auth.onError(logUnexpected(environment.log));
  return auth;
}

/** `mountApp` with logins: every page is protected unless its route says `auth: false` or `auth: 'guest'`. */
export function mountAuthApp({ auth, endNotice = false, ...options }: AuthAppOptions): AppRouter {
  const appRouter = mountApp({
    ...options,
    guards: {
      mitarbeiterAuthenticated: ({ url }) => auth.guardStrategy('mitarbeiter', url),
      adminUserAuthenticated: ({ url }) => auth.guardStrategy('adminUser', url),
      ...options.guards,
    },
    before: (url) => auth.guard(url),
    Providers: withAuth(auth, options.Providers),
    Gate: gate(endNotice),
  });
  auth.attach({
    current: appRouter.current,
    access: (url) => accessOfHandles(appRouter.handlesAt(url)),
    go: (url, how) => {
      if (appRouter.handlesAt(url).length > 0) void appRouter.router.navigate(url, how);
      else location.assign(url);
    },
  });
  return appRouter;
}

function withAuth(auth: Auth, Inner: AppOptions['Providers']) {
  return function Providers({ children }: { children: ReactNode }) {
    return <AuthProvider auth={auth}>{Inner ? <Inner>{children}</Inner> : children}</AuthProvider>;
  };
}

/** Between the end of a session and the login page nothing of the old page may be seen. */
function gate(endNotice: boolean) {
  return function Gate({ children }: { children: ReactNode }) {
    const { loggedIn, busy, endsSoon, persistent } = useAuth();
    const access = accessOfHandles(useMatches().slice(1).map(handleOf));
    if (access === 'protected' && !loggedIn && !busy) return null;
    return (
      <Fragment>
        {loggedIn && !persistent ? <output className="shell-notice">{NOT_KEPT}</output> : null}
        {loggedIn && endsSoon && endNotice ? <output className="shell-notice">{ENDS_SOON}</output> : null}
        {children}
      </Fragment>
    );
  };
}

const NOT_KEPT =
  'Ihr Browser merkt sich die Anmeldung nicht. Sie gilt, bis Sie diese Seite schließen oder neu laden.';
const ENDS_SOON =
  'Ihre Anmeldung endet in weniger als fünf Minuten. Speichern Sie Ihre Eingaben; nach dem erneuten Anmelden sind Sie wieder auf dieser Seite.';

function accessOfHandles(handles: readonly RouteHandle[]): PageAccess {
  return accessOf(handles.map((handle) => handle.auth));
}
