import { ChevronRight, Search } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { NavLink, useLocation, useNavigate, useParams } from 'react-router';

import { addressOf, categories } from '../catalog.ts';
import type { PatternCategory } from '../pattern.props.ts';
import { searchMissing } from './missing.ts';
import { Hits } from './parts/Hits.tsx';
import { searchPatterns } from './searchPatterns.ts';
import { useSettingsQuery } from './useViewSettings.ts';

/** Search and table of contents; `/` and Strg K lead into the search from everywhere. */
export function PatternNav() {
  const [query, setQuery] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const { categoryId } = useParams();
  const { pathname } = useLocation();
  const hits = searchPatterns(categories, query);
  useSearchKeys(() => field.current?.focus());
  useEffect(() => {
    const [, , category, pattern] = pathname.split('/');
    document
      .querySelector(`#contents a[href^="/patternlib/${category}/${pattern}"]`)
      ?.scrollIntoView({ block: 'nearest' });
  }, [pathname]);
  const settings = useSettingsQuery();
  const navigate = useNavigate();
  const openFirst = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const [first] = hits;
    if (first) void navigate(addressOf(first.category, first.pattern) + settings);
  };
  return (
    <nav aria-label="Musterbuch" className="flex min-h-0 grow flex-col">
      <form onSubmit={openFirst} className="px-4 pb-3 lg:px-6">
        <label className="flex min-h-control items-center gap-2 rounded-sm border border-frame-line bg-frame-hover px-3 focus-within:outline-3 focus-within:outline-offset-2 focus-within:outline-on-frame">
          <Search aria-hidden className="size-4 shrink-0 text-on-frame-muted" />
          <span className="sr-only">Musterbuch durchsuchen</span>
          <input
            ref={field}
            type="search"
            value={query}
            placeholder="Suchen"
            onChange={(event) => setQuery(event.target.value)}
            className="w-full min-w-0 bg-transparent text-on-frame outline-none placeholder:text-on-frame-muted placeholder:opacity-100"
          />
          <kbd
            aria-hidden
            className="hidden rounded-sm border border-frame-line px-1 text-xs text-on-frame-muted lg:block"
          >
            /
          </kbd>
        </label>
      </form>
      <output className="sr-only">{query === '' ? '' : `${hits.length} gefunden`}</output>
      <div className="min-h-0 grow overflow-y-auto overscroll-contain px-2 pb-6 lg:px-4 [scrollbar-color:var(--color-frame-line)_transparent]">
        {query.trim() === '' ? (
          categories.map((category) => (
            <Branch
              // Opens anew where the visitor goes.
              key={`${category.id} ${category.id === categoryId}`}
              category={category}
              open={category.id === categoryId}
            />
          ))
        ) : (
          <Hits hits={hits} missing={searchMissing(query)} />
        )}
      </div>
    </nav>
  );
}

function Branch({ category, open }: { category: PatternCategory; open: boolean }) {
  const query = useSettingsQuery();
  return (
    <details open={open} className="group">
      <summary className="flex min-h-control cursor-pointer list-none items-center justify-between rounded-sm px-2 font-semibold outline-on-frame hover:bg-frame-hover [&::-webkit-details-marker]:hidden">
        <span className="flex items-center gap-2">
          <ChevronRight aria-hidden className="size-4 text-on-frame-muted group-open:rotate-90" />
          {category.name}
        </span>
        <span className="text-sm font-normal text-on-frame-muted tabular-nums">
          {category.patterns.length}
        </span>
      </summary>
      <ul className="mb-2 ml-4 border-l border-frame-line">
        {category.patterns.map((pattern) => (
          <li key={pattern.id}>
            <NavLink
              to={addressOf(category, pattern) + query}
              className={({ isActive }) =>
                `-ml-px flex min-h-8 items-center border-l-2 py-1 pr-2 pl-3 text-sm no-underline outline-on-frame hover:bg-frame-hover hover:text-on-frame pointer-coarse:min-h-12 ${isActive ? 'border-frame-accent bg-frame-hover font-semibold text-on-frame' : 'border-transparent text-on-frame-muted'}`
              }
            >
              {pattern.name}
            </NavLink>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** `/` as on many sites, Strg K as everywhere in the product; neither while somebody types. */
function useSearchKeys(focus: () => void): void {
  const latest = useRef(focus);
  useEffect(() => {
    latest.current = focus;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const typing = event.target instanceof Element && event.target.closest('input, textarea, select');
      const called =
        (event.key === '/' && !typing) || (event.key === 'k' && (event.ctrlKey || event.metaKey));
      if (!called) return;
      event.preventDefault();
      latest.current();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
}
