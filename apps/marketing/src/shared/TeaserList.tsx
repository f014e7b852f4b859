import { Link } from 'react-router';

import type { ArticleTeaser } from '../content/pageData.ts';
import { longDate } from './longDate.ts';

/** Articles as cards, newest first. */
export function TeaserList({ articles }: { articles: readonly ArticleTeaser[] }) {
  return (
    <ul className="grid gap-6 md:grid-cols-3">
      {articles.map(({ address, title, description, date, topic, readingMinutes }) => (
        <li
          key={address}
          className="relative flex flex-col rounded-lg border border-line bg-surface p-6 focus-within:border-edge hover:border-edge"
        >
          <p className="text-sm text-muted">
            <span className="font-semibold text-brass-ink">{topic}</span> · {readingMinutes} Min.
          </p>
          <h3 className="mt-2 text-lg font-bold">
            <Link
              to={address}
              prefetch="intent"
              className="text-ink no-underline decoration-accent decoration-2 underline-offset-3 after:absolute after:inset-0 hover:underline"
            >
              {title}
            </Link>
          </h3>
          <p className="mt-2 grow text-sm text-muted">{description}</p>
          <p className="mt-4 text-sm text-muted">
            <time dateTime={date ?? ''}>{longDate(date)}</time>
          </p>
        </li>
      ))}
    </ul>
  );
}
