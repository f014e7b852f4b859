import { useEffect } from 'react';
import { useRouteError } from 'react-router';

import { ChunkLoadError } from './chunk.ts';
import { loadingProgress } from './loadingProgress.ts';
import { asPageError, NOT_FOUND_WORDS } from './pageError.ts';
import type { PageError } from './pageError.ts';
import { product } from './product.ts';
import { usePageTitle } from './usePageTitle.tsx';

const START = { href: '/', text: 'Zur Startseite' };

/**
 * The page instead of the page: what happened in plain words, the exact message as code, and a way on.
 * @param home where this app's visitors go on, if that is not the start page
 */
export function ErrorPage({
  error,
  home = START,
}: {
  error: unknown;
  home?: { href: string; text: string };
}) {
  const pageError = asPageError(error);
  const words = wordsFor(pageError);
  usePageTitle(words.heading);
  useEffect(() => loadingProgress.fail(), []);
  return (
    <main id="main" tabIndex={-1} className="shell-error" data-status={pageError.status}>
      <h1>{words.heading}</h1>
      <p>{words.text}</p>
      <p>
        <code>{pageError.message}</code>
      </p>
      <p className="shell-error-ways">
        {pageError.status === 404 ? null : (
          <button type="button" onClick={() => location.reload()}>
            Noch einmal versuchen
          </button>
        )}
        <a href={home.href}>{home.text}</a>
      </p>
      <p className="shell-error-help">
        Hilft das nicht, schreiben Sie an <a href={`mailto:${product.supportMail}`}>{product.supportMail}</a>.
      </p>
    </main>
  );
}

/** The error page of whatever the router caught, without a layout: that may be what failed. */
export function RouteErrorPage() {
  return (
    <>
      <header>
        <p className="shell-brand">{product.name}</p>
      </header>
      <ErrorPage error={useRouteError()} />
    </>
  );
}

function wordsFor(error: PageError): { heading: string; text: string } {
  if (error.status === 404) return NOT_FOUND_WORDS;
  if (error instanceof ChunkLoadError) {
    return {
      heading: 'Die Seite ließ sich nicht laden',
      text: 'Die Verbindung ist unterbrochen, oder es gibt eine neue Fassung. Versuchen Sie es noch einmal.',
    };
  }
  if (error.status === 403) {
    return {
      heading: 'Dafür fehlt Ihnen das Recht',
      text: 'Ihre Rolle darf diese Seite nicht öffnen. Fragen Sie im Betrieb nach.',
    };
  }
  return {
    heading: 'Da ist etwas schiefgegangen',
    text: 'Die Seite konnte nicht gezeigt werden. Was Sie gespeichert haben, ist noch da.',
  };
}
