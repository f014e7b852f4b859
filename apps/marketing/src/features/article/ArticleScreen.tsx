import { ArrowLeft, ArrowRight } from 'lucide-react';
import { Link } from 'react-router';

import type { ArticleData, ArticleTeaser } from '../../content/pageData.ts';
import { longDate } from '../../shared/longDate.ts';
import { Page } from '../../shared/Page.tsx';
import { PageIntro } from '../../shared/PageIntro.tsx';
import { headingsOf } from './headingsOf.ts';
import { Beside } from './parts/Beside.tsx';

/** One article, and its neighbours in time. */
export function ArticleScreen({ page, article, newer, older }: ArticleData) {
  const above = (
    <>
      <Link to="/blog" className="rounded-sm text-frame-accent outline-on-frame print:text-muted">
        Blog
      </Link>{' '}
      · {article.topic}
    </>
  );
  return (
    <Page page={page}>
      <article>
        <PageIntro title={page.title} lead={page.description} above={above} />
        <div className="mx-auto max-w-6xl px-4 py-8 sm:px-6 md:py-12 print:py-2">
          <p className="mb-8 text-sm text-muted">
            <time dateTime={article.date ?? ''}>{longDate(article.date)}</time> · {article.readingMinutes}{' '}
            Minuten Lesezeit
          </p>
          <div className="grid grid-cols-[minmax(0,42rem)] gap-x-16 lg:grid-cols-[minmax(0,42rem)_1fr]">
            {/* Our own Markdown, rendered and checked by the build. */}
            {/* oxlint-disable-next-line react/no-danger */}
            <div className="prosa" dangerouslySetInnerHTML={{ __html: article.html }} />
            <Beside headings={headingsOf(article.html)} />
          </div>
        </div>
      </article>
      <nav aria-label="Weitere Artikel" className="mx-auto max-w-6xl px-4 pb-16 sm:px-6 print:hidden">
        <ul className="grid gap-4 border-t border-line pt-6 md:grid-cols-2">
          <li>{older ? <Neighbour article={older} direction="older" /> : null}</li>
          <li className="md:text-right">{newer ? <Neighbour article={newer} direction="newer" /> : null}</li>
        </ul>
      </nav>
    </Page>
  );
}

function Neighbour({ article, direction }: { article: ArticleTeaser; direction: 'older' | 'newer' }) {
  return (
    <Link
      to={article.address}
      prefetch="intent"
      className="inline-flex items-center gap-3 rounded-sm font-semibold text-ink no-underline decoration-accent decoration-2 underline-offset-3 hover:underline"
    >
      {direction === 'older' ? <ArrowLeft aria-hidden className="size-5 shrink-0" /> : null}
      {article.title}
      {direction === 'newer' ? <ArrowRight aria-hidden className="size-5 shrink-0" /> : null}
    </Link>
  );
}
