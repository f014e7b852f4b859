import { Mail, Rss } from 'lucide-react';
import { Link } from 'react-router';

import type { ArticlesData } from '../../content/pageData.ts';
import { Page } from '../../shared/Page.tsx';
import { PageIntro } from '../../shared/PageIntro.tsx';
import { TeaserList } from '../../shared/TeaserList.tsx';

/** All articles. */
export function BlogScreen({ page, articles }: ArticlesData) {
  return (
    <Page page={page}>
      <PageIntro
        title={page.title}
        lead="Fristen, Fenster, Dateien. Kurz, mit Paragraf und Rechenbeispiel."
      />
      <div className="mx-auto max-w-6xl px-4 py-12 sm:px-6">
        <h2 className="sr-only">Artikel</h2>
        <TeaserList articles={articles} />
        <p className="mt-8 flex flex-wrap gap-x-8 gap-y-3">
          <Link
            to="/newsletter"
            className="inline-flex items-center gap-2 text-ink underline decoration-accent decoration-2 underline-offset-3"
          >
            <Mail aria-hidden className="size-5" /> Neue Artikel per Newsletter
          </Link>
          <a
            href="/blog/rss.xml"
            className="inline-flex items-center gap-2 text-ink underline decoration-accent decoration-2 underline-offset-3"
          >
            <Rss aria-hidden className="size-5" /> Neue Artikel als RSS-Feed
          </a>
        </p>
      </div>
    </Page>
  );
}
