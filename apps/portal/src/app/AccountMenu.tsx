import { useAuth } from '@kehrtour/auth/react/useAuth';
import type { AngemeldeterMitarbeiter } from '@kehrtour/contract/konto';
import { Button } from '@kehrtour/ui/Button.tsx';
import { Menu } from '@kehrtour/ui/Menu.tsx';
import { LogOut, Monitor, Moon, Sun, UserRound } from 'lucide-react';
import { useState } from 'react';

import { chooseTheme, storedTheme } from './theme.ts';
import type { Theme } from './theme.ts';

const THEME_ENTRIES = {
  system: { label: 'Darstellung: wie das Gerät', icon: <Monitor aria-hidden /> },
  light: { label: 'Darstellung: hell', icon: <Sun aria-hidden /> },
  dark: { label: 'Darstellung: dunkel', icon: <Moon aria-hidden /> },
} as const;
const NEXT_THEME: Record<Theme, Theme> = { system: 'light', light: 'dark', dark: 'system' };

/** Who is logged in: own data, the look of the pages, and the way out. */
export function AccountMenu({ user }: { user: AngemeldeterMitarbeiter }) {
  const { logout } = useAuth();
  const [theme, setTheme] = useState(storedTheme);
  const run = (id: string) => {
    if (id === 'logout') void logout();
    if (id !== 'theme') return;
    const next = NEXT_THEME[theme];
    chooseTheme(next);
    setTheme(next);
  };
  return (
    <Menu
      label="Ihr Zugang"
      trigger={
        <Button kind="quiet">
          <span className="flex min-w-0 items-center gap-3 text-left text-on-frame">
            <UserRound aria-hidden className="size-5 shrink-0" />
            <span className="hidden min-w-0 sm:block">
              <span className="block truncate leading-tight">
                {user.vorname} {user.nachname}
              </span>
              <span className="line-clamp-2 max-w-40 text-xs hyphens-auto wrap-break-word leading-tight font-normal text-on-frame-muted">
                {user.unternehmen.name}
              </span>
            </span>
            <span className="sr-only sm:hidden">Ihr Zugang</span>
          </span>
        </Button>
      }
      entries={[
        {
          id: 'profil',
          label: 'Profil und Passwort',
          hint: user.email,
          icon: <UserRound aria-hidden />,
          href: '/konto/einstellungen/profil',
        },
        { id: 'theme', ...THEME_ENTRIES[theme] },
        'separator',
        { id: 'logout', label: 'Abmelden', icon: <LogOut aria-hidden /> },
      ]}
      onAction={run}
    />
  );
}
