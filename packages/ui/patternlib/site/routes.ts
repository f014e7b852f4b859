import { notFound } from '@kehrtour/shell/pageError';
import type { AppRoute } from '@kehrtour/shell/route';
import { redirect } from 'react-router';

import { findCategory, findStory } from '../catalog.ts';
import { loadAbout } from './aboutModules.ts';
import { CategoryPage } from './CategoryPage.tsx';
import { ErrorRoute } from './ErrorRoute.tsx';
import { PatternPage } from './PatternPage.tsx';
import { StartPage } from './StartPage.tsx';

/** The route table of the pattern library; ids that nothing bears are the 404 page. */
export const routes: readonly AppRoute[] = [
  { path: '/', loader: () => redirect('/patternlib') },
  { path: '/patternlib', Component: StartPage, handle: { layout: 'patternLibrary', title: 'Musterbuch' } },
  {
    path: '/patternlib/:categoryId',
    loader: ({ params }) => {
      const category = findCategory(params['categoryId']);
      if (!category) throw notFound();
      return category;
    },
    Component: CategoryPage,
    handle: { layout: 'patternLibrary' },
  },
  {
    path: '/patternlib/:categoryId/:subcategoryId/:id?',
    loader: async ({ params }) => {
      const found = findStory(params);
      const about = found && (await loadAbout(found.pattern.file));
      if (!found || !about) throw notFound();
      return { ...found, about };
    },
    // A knob changes the query and nothing that the sources know.
    shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname,
    Component: PatternPage,
    handle: { layout: 'patternLibrary' },
  },
  { path: '/error', Component: ErrorRoute, handle: { title: 'Fehler' } },
];
