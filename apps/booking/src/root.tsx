import '@kehrtour/ui/plain.css';
import '@kehrtour/shell/shell.css';
import './app/app.css';
import { ErrorPage } from '@kehrtour/shell/ErrorPage.tsx';
import { PageError } from '@kehrtour/shell/pageError';
import { pageTitle } from '@kehrtour/shell/pageTitle';
import { product } from '@kehrtour/shell/product';
import { ShellHead } from '@kehrtour/shell/ShellHead.tsx';
import { type ReactNode, useContext } from 'react';
import { isRouteErrorResponse, Links, Outlet } from 'react-router';

import type { Route } from './+types/root.ts';
import { Dokument } from './app/dokument.ts';

const HOME = { href: '/unternehmen/termin', text: 'Zur Startseite' };

/** The document around every page, the error page included. Each page brings its own `<title>`. */
export function Layout({ children }: { children: ReactNode }) {
  const { nonce, stil, skript } = useContext(Dokument);
  return (
    <html lang={product.language}>
      <head>
        <ShellHead />
        <meta name="robots" content="noindex, nofollow" />
        <meta name="referrer" content="no-referrer" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        {stil === undefined ? <Links nonce={nonce} /> : <style nonce={nonce}>{stil}</style>}
        {/* Comfort only: it waits until the page is seen. */}
        <script type="module" src={skript} nonce={nonce} fetchPriority="low" />
      </head>
      <body>
        <a href="#main" className="shell-skip">
          Zum Inhalt springen
        </a>
        {children}
      </body>
    </html>
  );
}

export default function App() {
  return <Outlet />;
}

/** What went wrong on the server stays in its log: the visitor reads the message of the specification. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const missing = isRouteErrorResponse(error) && error.status === 404;
  return (
    <>
      <title>{pageTitle(missing ? 'Diese Seite gibt es nicht' : 'Da ist etwas schiefgegangen')}</title>
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
