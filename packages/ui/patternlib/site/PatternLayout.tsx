import { Menu, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';

import { Logo } from '../../src/brand/Logo.tsx';
import { applyTheme } from '../viewSettings.ts';
import { PatternNav } from './PatternNav.tsx';
import { useSettingsQuery, useViewSettings } from './useViewSettings.ts';

/** Table of contents on the left, on the phone behind a button; the page beside it. */
export function PatternLayout({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const [{ theme }] = useViewSettings();
  const query = useSettingsQuery();
  const [openAt, setOpenAt] = useState<string>();
  useEffect(() => applyTheme(document.documentElement, theme), [theme]);
  // A chosen page closes the contents by being another one.
  const open = openAt === pathname;
  const Sign = open ? X : Menu;
  return (
    <div className="min-h-dvh bg-page text-ink lg:grid lg:grid-cols-[18rem_minmax(0,1fr)]">
      <header className="bg-frame text-on-frame lg:sticky lg:top-0 lg:flex lg:h-dvh lg:flex-col">
        <div className="flex items-center justify-between gap-4 px-4 py-3 lg:px-6 lg:pt-6 lg:pb-4">
          <Link to={`/patternlib${query}`} className="rounded-sm text-on-frame no-underline outline-on-frame">
            <Logo />
            <span className="block text-sm text-on-frame-muted lg:mt-1">Musterbuch</span>
          </Link>
          <button
            type="button"
            aria-expanded={open}
            aria-controls="contents"
            onClick={() => setOpenAt(open ? undefined : pathname)}
            className="flex min-h-control items-center gap-2 rounded-sm border border-frame-line px-3 font-semibold outline-on-frame hover:bg-frame-hover lg:hidden"
          >
            <Sign aria-hidden className="size-5" />
            Inhalt
          </button>
        </div>
        <div id="contents" className={`${open ? '' : 'hidden'} min-h-0 grow lg:flex lg:flex-col`}>
          <PatternNav />
        </div>
      </header>
      <main id="main" tabIndex={-1} className="min-w-0 px-4 pt-6 pb-16 outline-none sm:px-8 lg:pt-8">
        <div className="mx-auto max-w-5xl">{children}</div>
      </main>
    </div>
  );
}
