import { useAuth } from '@kehrtour/auth/react/useAuth';
import { darf } from '@kehrtour/domain/rolle';
import { lazyPart } from '@kehrtour/shell/lazyPart.tsx';
import { product } from '@kehrtour/shell/product';
import { deepest, handleOf } from '@kehrtour/shell/route';
import { Logo } from '@kehrtour/ui/brand/Logo.tsx';
import { AppFrame } from '@kehrtour/ui/layout/AppFrame.tsx';
import { UiProvider } from '@kehrtour/ui/layout/UiProvider.tsx';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { Link, useMatches, useNavigate } from 'react-router';

import { AccountMenu } from './AccountMenu.tsx';
import { Banners } from './Banners.tsx';
import { useCurrentUser } from './currentUser.ts';
import { useNavigation } from './navigation.tsx';
import { Palette } from './Palette.tsx';
import { SearchButton } from './SearchButton.tsx';
import { SessionEndNotice } from './SessionEndNotice.tsx';
import { TaskFrame } from './TaskFrame.tsx';

/** Nothing of it is seen: it follows once the page stands. */
const NewsListener = lazyPart(async () => (await import('./NewsListener.tsx')).NewsListener);
const TypedBefore = lazyPart(async () => (await import('./TypedBefore.tsx')).TypedBefore);
const Wartezahl = lazyPart(async () => (await import('./Wartezahl.tsx')).Wartezahl);

export type LoggedInLook =
  /** A page of text and lists. */
  | 'normal'
  /** Every pixel for boards and maps, on all its pages. */
  | 'board'
  /** One task at a time: no navigation beside it. */
  | 'task';

/** Everything around the pages of a logged-in person. */
export function LoggedInLayout({ look, children }: { look: LoggedInLook; children: ReactNode }) {
  const navigate = useNavigate();
  const user = useCurrentUser();
  const [wartend, setWartend] = useState(0);
  const nav = useNavigation(wartend);
  const { persistent } = useAuth();
  const [searching, setSearching] = useState(false);
  const wide = deepest(useMatches().map(handleOf), 'wide') ?? look === 'board';
  if (user === null) return null;
  const brand = (
    <Link
      to="/termine"
      aria-label={`${product.name}, zu den Terminen`}
      className="flex min-h-11 items-center text-on-frame no-underline"
    >
      <Logo name={product.name} />
    </Link>
  );
  const banner = (
    <>
      <Banners user={user} persistent={persistent} />
      <TypedBefore key={user.id} whose={user.id} />
    </>
  );
  const account = (
    <div className="flex items-center gap-1 md:flex-col md:items-start md:gap-2">
      <SearchButton onPress={() => setSearching(true)} />
      <AccountMenu user={user} />
    </div>
  );
  return (
    <UiProvider navigate={(path) => void navigate(path)}>
      {look === 'task' ? (
        <TaskFrame brand={brand} banner={banner} account={account}>
          {children}
        </TaskFrame>
      ) : (
        <AppFrame brand={brand} nav={nav} banner={banner} account={account} width={wide ? 'full' : 'normal'}>
          {children}
        </AppFrame>
      )}
      {darf(user.rolle, 'termin.verlegen') ? <Wartezahl onZahl={setWartend} /> : null}
      <NewsListener />
      <Palette open={searching} onOpenChange={setSearching} />
      <SessionEndNotice email={user.email} />
    </UiProvider>
  );
}
