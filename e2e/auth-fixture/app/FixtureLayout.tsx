import { useAuth } from '@kehrtour/auth/react/useAuth';
import { useFetching } from '@kehrtour/shell/useFetching.tsx';
import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { Link, useNavigation } from 'react-router';

const PAGES = [
  '/',
  '/anmelden',
  '/oeffentlich',
  '/kunden',
  '/mitarbeiter',
  '/termine',
  '/termine/7',
  '/langsam/100',
  '/langsam/1500',
  '/langsam/10000',
  '/fehler',
  '/daten',
];

export function FixtureLayout({ children }: { children: ReactNode }) {
  const { user, loggedIn, hasScope, logout } = useAuth();
  const fetching = useFetching();
  const { state } = useNavigation();
  // Effects of one drawing run together: whoever reads this knows that the loading bar has heard of it too.
  useEffect(() => {
    document.documentElement.dataset['navigation'] = state;
  }, [state]);
  return (
    <>
      <nav>
        {PAGES.map((page) => (
          <Link key={page} to={page}>
            {page}
          </Link>
        ))}
      </nav>
      <output>{loggedIn ? `angemeldet: ${String(user?.['name'])}` : 'abgemeldet'}</output>
      {hasScope('adminUser') ? <a href="/admin-area">Betreiberbereich</a> : null}
      <button type="button" onClick={() => void logout()}>
        Abmelden
      </button>
      <data value={fetching}>{fetching} Abrufe</data>
      <main id="main" tabIndex={-1}>
        {children}
      </main>
    </>
  );
}
