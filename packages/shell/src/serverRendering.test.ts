import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, Outlet, StaticRouterProvider } from 'react-router';
import { describe, expect, it } from 'vitest';

import { RouteErrorPage } from './ErrorPage.tsx';
import { Frame } from './Frame.tsx';
import { notFound } from './pageError.ts';
import { ShellHead } from './ShellHead.tsx';

const routes = [
  {
    path: '/',
    Component: () => createElement(Frame, null, createElement(Outlet)),
    children: [
      { path: 'termin', Component: () => createElement('main', { id: 'main' }, 'Ihr Termin') },
      {
        path: 'weg',
        loader: () => {
          throw notFound();
        },
        ErrorBoundary: RouteErrorPage,
      },
    ],
  },
];

/** The page as a server without any browser around it sends it. */
async function page(path: string): Promise<string> {
  const handler = createStaticHandler(routes);
  const context = await handler.query(new Request(`https://termin.kehrtour.example${path}`));
  if (context instanceof Response) throw new Error('redirected');
  const router = createStaticRouter(handler.dataRoutes, context);
  return renderToString(createElement(StaticRouterProvider, { router, context, hydrate: false }));
}

describe('the shell on a server', () => {
  it('frames a page without a window', async () => {
    expect(typeof window).toBe('undefined');
    const html = await page('/termin');
    expect(html).toContain('Zum Inhalt springen');
    expect(html).toContain('Ihr Termin');
    expect(html).not.toContain('<script');
  });

  it('sends the error page with its exact message', async () => {
    expect(await page('/weg')).toContain('<code>This page could not be found</code>');
  });

  it('names both scripts in the head', () => {
    const head = renderToString(createElement(ShellHead));
    expect(head).toContain('src="/scripts/reload-guard.js" async=""');
    expect(head).toContain('src="/scripts/web-vitals.js" async=""');
    expect(head).toContain('content="telephone=no"');
  });
});
