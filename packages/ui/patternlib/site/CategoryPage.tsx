import { usePageTitle } from '@kehrtour/shell/usePageTitle.tsx';
import { Link, useLoaderData } from 'react-router';

import { QUIET_LINK_LOOK } from '../../src/look/link.ts';
import { addressOf } from '../catalog.ts';
import type { PatternCategory } from '../pattern.props.ts';
import { Way } from './parts/Way.tsx';
import { useSettingsQuery } from './useViewSettings.ts';

/** Every pattern of a category with its situations. */
export function CategoryPage() {
  const category = useLoaderData<PatternCategory>();
  const query = useSettingsQuery();
  usePageTitle(category.name);
  return (
    <>
      <Way steps={[{ text: 'Musterbuch', to: `/patternlib${query}` }]} />
      <h1 className="text-2xl font-bold tracking-tight">{category.name}</h1>
      <p className="mt-2 max-w-2xl text-lg text-muted">{category.text}</p>
      <ul className="mt-8 overflow-clip rounded-lg border border-line bg-surface">
        {category.patterns.map((pattern) => (
          <li key={pattern.id} className="border-line p-4 not-first:border-t sm:px-6">
            <h2 className="text-lg font-bold">
              <Link to={addressOf(category, pattern) + query} className={QUIET_LINK_LOOK}>
                {pattern.name}
              </Link>
            </h2>
            {pattern.text === '' ? null : <p className="max-w-2xl text-muted">{pattern.text}</p>}
            <ul className="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-sm">
              {pattern.stories.map((story) => (
                <li key={story.id}>
                  <Link
                    to={addressOf(category, pattern, story) + query}
                    className="inline-flex min-h-6 items-center rounded-sm text-muted underline decoration-line underline-offset-3 hover:text-ink hover:decoration-accent"
                  >
                    {story.label}
                  </Link>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </>
  );
}
