import { loadChunk } from '@kehrtour/shell/chunk';
import { notFound } from '@kehrtour/shell/pageError';
import type { AppRoute } from '@kehrtour/shell/route';
import { redirect } from 'react-router';

import { loadAbout } from '../aboutModules.ts';
import { findCategory, findStory } from '../catalog.ts';
import { PatternPage } from './PatternPage.tsx';

/** The route table of the pattern library; ids that nothing bears are the 404 page. */
export const routes: readonly AppRoute[] = [
  { path: '/', loader: () => redirect('/patternlib') },
  {
    path: '/patternlib',
    lazy: async () => ({ Component: (await import('./StartPage.tsx')).StartPage }),
    handle: { layout: 'patternLibrary', title: 'Musterbuch' },
  },
  {
    path: '/patternlib/:categoryId',
    loader: ({ params }) => {
      const category = findCategory(params['categoryId']);
      if (!category) throw notFound();
      return category;
    },
    lazy: async () => ({ Component: (await import('./CategoryPage.tsx')).CategoryPage }),
    handle: { layout: 'patternLibrary' },
  },
  {
    path: '/patternlib/:categoryId/:subcategoryId/:id?',
    loader: async ({ params }) => {
      const found = findStory(params);
      if (!found) throw notFound();
      const { about, loadStories } = await loadChunk(() => loadAbout(found.pattern.file));
      if (!found.pattern.file.startsWith('packages/ui/src/foundation/')) return { ...found, about };
      return { ...found, about, foundation: await loadChunk(loadStories) };
    },
    // A knob changes the query and nothing that the sources know.
    shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname,
    Component: PatternPage,
    handle: { layout: 'patternLibrary' },
  },
  {
    path: '/error',
    lazy: async () => ({ Component: (await import('./ErrorRoute.tsx')).ErrorRoute }),
    handle: { title: 'Fehler' },
  },
];
