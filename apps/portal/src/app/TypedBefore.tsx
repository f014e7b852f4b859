import { Banner } from '@kehrtour/ui/message/Banner.tsx';
import { useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router';

import { auth } from './auth.ts';
import { keepPage, readPages, type TypedPage, writePages } from './typed/typedPages.ts';
import { typeAgain, TypedTexts } from './typed/typedText.ts';

const ENDED = ['expired', 'rejected', 'gone'];

/** Keeps what is entered for the case that the session ends, and brings it back once the same person is there again. */
export function TypedBefore({ whose }: { whose: string }) {
  const { pathname } = useLocation();
  const [pages, setPages] = useState(() => readPages(sessionStorage, whose, Date.now()));

  useEffect(() => {
    const typed = new TypedTexts(document);
    const unwatch = typed.watch();
    const unlisten = auth.onSessionEnd(({ cause }) => {
      // Nothing of the page is gone yet.
      if (ENDED.includes(cause))
        keepPage(sessionStorage, { whose, path: location.pathname, at: Date.now(), texts: typed.take() });
      else writePages(sessionStorage, []);
    });
    return () => {
      unwatch();
      unlisten();
    };
  }, [whose]);

  const tried = useRef(new WeakSet<Element>());
  const here = pages.find(({ path }) => path === pathname);
  useEffect(() => {
    if (here === undefined) return undefined;
    const bringBack = (): void => {
      const left = typeAgain(document, here.texts, tried.current);
      if (left.length < here.texts.length) setPages((all) => withTexts(all, here, left));
    };
    // A form that waits for its data comes later, a dialog when it is opened.
    const observer = new MutationObserver(bringBack);
    observer.observe(document.body, { childList: true, subtree: true });
    // Not while React is still at work on this page.
    const first = setTimeout(bringBack);
    return () => {
      clearTimeout(first);
      observer.disconnect();
    };
  }, [here]);

  useEffect(() => writePages(sessionStorage, pages), [pages]);
  return pages.map((page) => (
    <Kept
      key={page.path}
      page={page}
      here={page === here}
      onForget={() => setPages(pages.filter((one) => one !== page))}
    />
  ));
}

const withTexts = (pages: readonly TypedPage[], page: TypedPage, texts: TypedPage['texts']): TypedPage[] =>
  pages.map((one) => (one === page ? { ...page, texts } : one));

type KeptProps = { page: TypedPage; here: boolean; onForget: () => void };

function Kept({ page: { path, texts }, here, onForget }: KeptProps) {
  return (
    <Banner
      label="Ihre Eingaben von vorhin"
      action={
        <>
          {texts.length === 0 ? null : <Texts texts={texts} />}
          {here ? null : (
            <Link to={path} className="finger font-semibold">
              Zur Seite
            </Link>
          )}
          <button type="button" className="finger font-semibold underline" onClick={onForget}>
            {texts.length === 0 ? 'Verstanden' : 'Verwerfen'}
          </button>
        </>
      }
    >
      {sentenceAbout(texts, here)}
    </Banner>
  );
}

/** To read and to copy, whatever became of the field where it was typed. */
function Texts({ texts }: { texts: TypedPage['texts'] }) {
  return (
    <details>
      <summary className="finger cursor-pointer font-semibold underline">Ansehen</summary>
      <dl className="max-h-60 overflow-auto py-2">
        {texts.map(({ place, label, nth, value }) => (
          <div key={`${place}/${label}/${nth}`}>
            <dt className="font-semibold">
              {place}, {label}
            </dt>
            <dd className="whitespace-pre-line">{value}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

function sentenceAbout(texts: TypedPage['texts'], here: boolean): string {
  if (texts.length === 0) return 'Ihre Sitzung war zu Ende. Was Sie eingegeben hatten, steht wieder da.';
  if (!here)
    return 'Ihre Sitzung war zu Ende, bevor Sie speichern konnten. Was Sie eingegeben hatten, ist noch da.';
  const places = [...new Set(texts.map(({ place }) => `„${place}“`))].join(', ');
  return `Ihre Sitzung war zu Ende. Was Sie eingegeben hatten, ist noch da und erscheint, sobald Sie es wieder öffnen: ${places}`;
}
