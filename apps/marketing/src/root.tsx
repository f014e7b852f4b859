import '@kehrtour/ui/plain.css';
import '@kehrtour/shell/shell.css';
import './app/app.css';
import typeface from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url';
import { ErrorPage } from '@kehrtour/shell/ErrorPage.tsx';
import { Frame } from '@kehrtour/shell/Frame.tsx';
import { product } from '@kehrtour/shell/product';
import { ShellHead } from '@kehrtour/shell/ShellHead.tsx';
import type { ReactNode } from 'react';
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useMatches } from 'react-router';

import type { Route } from './+types/root.ts';
import { SiteHeader } from './app/SiteHeader.tsx';

/** The document around every page. A page without data of its own is complete without any script. */
export function Layout({ children }: { children: ReactNode }) {
  const inert = useMatches().some(({ handle }) => isInert(handle));
  return (
    <html lang={product.language}>
      <head>
        <ShellHead />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" content="#211c19" />
        {/* Asked for with the styles instead of after them: titles are set in it at once and nothing moves. */}
        <link rel="preload" href={typeface} as="font" type="font/woff2" crossOrigin="anonymous" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link
          rel="alternate"
          type="application/rss+xml"
          href="/blog/rss.xml"
          title={`${product.name}: Blog`}
        />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        {inert ? null : <ScrollRestoration />}
        {inert ? null : <Scripts />}
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

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <>
      <SiteHeader />
      <ErrorPage error={error} />
    </>
  );
}

function isInert(handle: unknown): boolean {
  return typeof handle === 'object' && handle !== null && 'inert' in handle && handle.inert === true;
}
