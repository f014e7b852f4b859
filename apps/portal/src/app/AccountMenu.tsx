import { useAuth } from '@kehrtour/auth/react/useAuth';
import type { AngemeldeterMitarbeiter } from '@kehrtour/contract/konto';
import { LogOut, MapPinHouse, Monitor, Moon, Sun, UserRound } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import type { ReactNode, ToggleEvent } from 'react';
import { Link } from 'react-router';

import { hasUnsent } from './leaveHeute.ts';
import { chooseTheme, storedTheme } from './theme.ts';
import type { Theme } from './theme.ts';

const THEMES = {
  system: { label: 'Darstellung: wie das Gerät', icon: <Monitor aria-hidden className="size-5" /> },
  light: { label: 'Darstellung: hell', icon: <Sun aria-hidden className="size-5" /> },
  dark: { label: 'Darstellung: dunkel', icon: <Moon aria-hidden className="size-5" /> },
} as const;
const NEXT_THEME: Record<Theme, Theme> = { system: 'light', light: 'dark', dark: 'system' };
const ENTRY =
  'flex w-full items-center gap-3 rounded-sm px-3 py-2 text-left text-ink no-underline hover:bg-sunken';
const GAP_PX = 8;

/**
 * Who is logged in: own data, the look of the pages, and the way out. A popover of the browser's own: it stands on every
 * page, and a menu from the component library would cost every first load 30 kB.
 */
export function AccountMenu({ user }: { user: AngemeldeterMitarbeiter }) {
  const { logout } = useAuth();
  const [theme, setTheme] = useState(storedTheme);
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLElement>(null);
  const close = (): void => panel.current?.hidePopover();
  const turnTheme = (): void => {
    chooseTheme(NEXT_THEME[theme]);
    setTheme(NEXT_THEME[theme]);
  };
  const leave = async (): Promise<void> => {
    if (await hasUnsent()) location.assign('/heute#abmelden');
    else await logout();
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        popoverTarget={id}
        className="flex min-h-control max-w-full min-w-0 cursor-pointer items-center gap-3 rounded-sm px-3 py-1 text-left text-on-frame hover:bg-[color-mix(in_srgb,currentColor_12%,transparent)]"
      >
        <UserRound aria-hidden className="size-5 shrink-0" />
        <Name user={user} />
        <span className="sr-only sm:hidden">Ihr Zugang</span>
      </button>
      <section
        ref={panel}
        id={id}
        popover="auto"
        aria-label="Ihr Zugang"
        onToggle={(event: ToggleEvent<HTMLElement>) => placeBeside(event, button.current)}
        className="fixed inset-auto m-0 w-72 rounded-lg border border-line bg-raised p-2 text-ink shadow-lg"
      >
        <a href="/heute" className={ENTRY}>
          <MapPinHouse aria-hidden className="size-5" />
          Heute, für unterwegs
        </a>
        <Link to="/konto/einstellungen/profil" className={ENTRY} onClick={close}>
          <UserRound aria-hidden className="size-5" />
          <span className="min-w-0">
            <span className="block">Profil und Passwort</span>
            <span className="block truncate text-sm text-muted">{user.email}</span>
          </span>
        </Link>
        <Entry icon={THEMES[theme].icon} label={THEMES[theme].label} onClick={turnTheme} />
        <hr className="my-2 border-line" />
        <Entry
          icon={<LogOut aria-hidden className="size-5" />}
          label="Abmelden"
          onClick={() => void leave()}
        />
      </section>
    </>
  );
}

function Entry({ icon, label, onClick }: { icon: ReactNode; label: string; onClick: () => void }) {
  return (
    <button type="button" className={`${ENTRY} cursor-pointer`} onClick={onClick}>
      {icon}
      {label}
    </button>
  );
}

function Name({ user }: { user: AngemeldeterMitarbeiter }) {
  return (
    <span className="hidden min-w-0 sm:block">
      <span className="block truncate leading-tight font-semibold">
        {user.vorname} {user.nachname}
      </span>
      <span className="line-clamp-2 max-w-40 text-xs leading-tight hyphens-auto wrap-break-word text-on-frame-muted">
        {user.unternehmen.name}
      </span>
    </span>
  );
}

/** Above the button where it stands low on the page, else below it; never over the edge. */
function placeBeside(event: ToggleEvent<HTMLElement>, button: HTMLButtonElement | null): void {
  if (event.newState !== 'open' || button === null) return;
  const { style, offsetWidth, offsetHeight } = event.currentTarget;
  const at = button.getBoundingClientRect();
  const below = at.bottom + GAP_PX;
  style.left = `${Math.max(GAP_PX, Math.min(at.left, innerWidth - offsetWidth - GAP_PX))}px`;
  style.top = `${below + offsetHeight > innerHeight ? at.top - GAP_PX - offsetHeight : below}px`;
}
