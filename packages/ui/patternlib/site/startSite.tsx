import { mountApp } from '@kehrtour/shell/mountApp.tsx';

import { PatternLayout } from './PatternLayout.tsx';
import { routes } from './routes.ts';

/** Puts the pattern library onto the page. */
export function startSite(): void {
  mountApp({ routes, layouts: { patternLibrary: PatternLayout } });
}
