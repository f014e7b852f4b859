import { lazy, Suspense } from 'react';
import type { ComponentType, ReactNode } from 'react';

import { loadChunk } from './chunk.ts';

/**
 * A part of a page that its first look does not need: a dialog, the filter behind a button, another tab. It loads when it is
 * drawn; until then `fallback` stands in its place.
 * `const Lagedialog = lazyPart(async () => (await import('./Lagedialog.tsx')).Lagedialog);`
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  fallback: ReactNode = null,
): ComponentType<Props> {
  const Part = lazy(async () => ({ default: await loadChunk(load) })) as unknown as ComponentType<Props>;
  return function LazyPart(props: Props) {
    return (
      <Suspense fallback={fallback}>
        <Part {...props} />
      </Suspense>
    );
  };
}
