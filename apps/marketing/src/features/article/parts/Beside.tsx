import { LINK_LOOK, QUIET_LINK_LOOK } from '@kehrtour/ui/look/link';
import { Link } from 'react-router';

import type { Heading } from '../headingsOf.ts';

/** Beside an article, where there is room: its parts, and how to get the next one. */
export function Beside({ headings }: { headings: readonly Heading[] }) {
  return (
    <div className="top-8 hidden self-start lg:sticky lg:block print:hidden">
      <nav aria-label="In diesem Artikel" className="border-l-4 border-brass pl-6">
        <p className="mb-2 text-sm font-semibold tracking-wide text-muted">In diesem Artikel</p>
        <ul className="grid gap-1">
          {headings.map(({ id, text }) => (
            <li key={id}>
              <a href={`#${id}`} className={`${QUIET_LINK_LOOK} inline-block py-1 text-sm`}>
                {text}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <p className="mt-8 pl-7 text-sm text-muted">
        Neue Artikel per Mail:{' '}
        <Link to="/newsletter" className={LINK_LOOK}>
          Newsletter
        </Link>
      </p>
    </div>
  );
}
