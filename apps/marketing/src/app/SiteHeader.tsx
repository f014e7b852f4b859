import { Logo } from '@kehrtour/ui/brand/Logo.tsx';
import { Menu } from 'lucide-react';
import { Link, NavLink, useLocation } from 'react-router';

import { portalAddress } from '../shared/portalAddress.ts';

const PAGES = [
  { to: '/produkt/kehrtourplaner', text: 'Kehrtourplaner' },
  { to: '/produkt/terminbuchung', text: 'Terminbuchung' },
  { to: '/preise', text: 'Preise' },
  { to: '/blog', text: 'Blog' },
  { to: '/kontakt', text: 'Kontakt' },
];

const ENTRANCES = {
  login: { href: portalAddress.login, text: 'Anmelden' },
  register: { href: portalAddress.register, text: 'Betrieb anmelden' },
};

const ITEM =
  'rounded-sm px-3 py-2 font-medium text-on-frame-muted no-underline outline-on-frame hover:bg-frame-hover hover:text-on-frame aria-[current=page]:text-on-frame aria-[current=page]:underline aria-[current=page]:decoration-frame-accent aria-[current=page]:decoration-2 aria-[current=page]:underline-offset-8';
const LOGIN =
  'min-h-control items-center rounded-sm border border-soot-600 px-4 font-semibold text-on-frame no-underline outline-on-frame hover:border-soot-400 hover:bg-frame-hover';

export type SiteHeaderProps = {
  /** For those who have an account, or for those who do not yet. */
  entrance?: keyof typeof ENTRANCES;
};

/** The soot bar on every page. On the phone the menu is a `details`: it opens without any script. */
export function SiteHeader({ entrance = 'login' }: SiteHeaderProps) {
  const { href, text } = ENTRANCES[entrance];
  const { pathname } = useLocation();
  return (
    <header className="relative z-20 bg-frame text-on-frame print:hidden">
      <div className="mx-auto flex max-w-6xl items-center gap-6 px-4 py-3 sm:px-6">
        <Link
          to="/"
          className="mr-auto flex items-center rounded-sm text-on-frame no-underline outline-on-frame pointer-coarse:min-h-11"
        >
          <Logo />
        </Link>
        <nav aria-label="Hauptmenü" className="hidden items-center gap-1 lg:flex">
          {PAGES.map(({ to, text }) => (
            <NavLink key={to} to={to} prefetch="intent" className={ITEM}>
              {text}
            </NavLink>
          ))}
        </nav>
        <a href={href} className={`${LOGIN} hidden sm:inline-flex`}>
          {text}
        </a>
        <details key={pathname} className="group lg:hidden">
          <summary className="flex min-h-control cursor-pointer list-none items-center gap-2 rounded-sm px-3 font-semibold outline-on-frame hover:bg-frame-hover [&::-webkit-details-marker]:hidden">
            <Menu aria-hidden className="size-5" /> Menü
          </summary>
          <nav
            aria-label="Menü"
            className="absolute inset-x-0 top-full flex flex-col gap-1 border-t border-frame-line bg-frame px-4 pt-2 pb-4 shadow-lg"
          >
            {PAGES.map(({ to, text }) => (
              <NavLink key={to} to={to} className={`${ITEM} py-3`}>
                {text}
              </NavLink>
            ))}
            <a href={href} className={`${LOGIN} mt-2 flex justify-center`}>
              {text}
            </a>
          </nav>
        </details>
      </div>
    </header>
  );
}
