import '@kehrtour/ui/plain.css';
import '@kehrtour/shell/shell.css';
import './app/app.css';
import { ErrorPage } from '@kehrtour/shell/ErrorPage.tsx';
import { Frame } from '@kehrtour/shell/Frame.tsx';
import { PageError } from '@kehrtour/shell/pageError';
import { pageTitle } from '@kehrtour/shell/pageTitle';
import { product } from '@kehrtour/shell/product';
import { ShellHead } from '@kehrtour/shell/ShellHead.tsx';
import { type ReactNode, useContext } from 'react';
import { isRouteErrorResponse, Links, Meta, Outlet, Scripts } from 'react-router';

import type { Route } from './+types/root.ts';
import { Nonce } from './app/nonce.ts';

const HOME = { href: '/termin', text: 'Zur Startseite' };

export const meta: Route.MetaFunction = ({ error }) => [
  {
    title: pageTitle(
      isRouteErrorResponse(error) && error.status === 404 ? 'Diese Seite gibt es nicht' : null,
    ),
  },
];

/** The document around every page, the error page included. */
export function Layout({ children }: { children: ReactNode }) {
  const nonce = useContext(Nonce);
  return (
    <html lang={product.language}>
      <head>
        <ShellHead />
        <meta name="robots" content="noindex, nofollow" />
        <meta name="referrer" content="no-referrer" />
        {/* No picture of its own: without this every visit asks for one in vain. */}
        <link rel="icon" href="data:," />
        <Meta />
        <Links nonce={nonce} />
      </head>
      <body>
        {children}
        <Scripts nonce={nonce} />
      </body>
    </html>
  );
}

export default function App() {
  return (
    <Frame>
      <Outlet />
    </Frame>
  );
}

/** What went wrong on the server stays in its log: the visitor reads the message of the specification. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <>
      <header>
        <p className="shell-brand">{product.name}</p>
      </header>
      <ErrorPage
        error={isRouteErrorResponse(error) ? error : new PageError(500, 'An error occurred')}
        home={HOME}
      />
    </>
  );
}
