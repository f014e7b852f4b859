import { product } from '@kehrtour/shell/product';
import { Logo } from '@kehrtour/ui/brand/Logo.tsx';
import { Link } from 'react-router';

import { portalAddress } from '../shared/portalAddress.ts';

const COLUMNS = [
  {
    title: 'Produkt',
    links: [
      { to: '/produkt/kehrtourplaner', text: 'Kehrtourplaner' },
      { to: '/produkt/terminbuchung', text: 'Terminbuchung' },
      { to: '/lp/kehrtour-ankuendigen-in-5-minuten', text: 'Kehrtour in fünf Minuten' },
      { to: '/preise', text: 'Preise' },
    ],
  },
  {
    title: 'Wissen',
    links: [
      { to: '/blog', text: 'Blog' },
      { to: '/blog/fuenf-werktage-vor-der-feuerstaettenschau', text: 'Fünf Werktage richtig zählen' },
      { to: '/blog/exportdatei-aus-der-kehrbezirkssoftware', text: 'Die Exportdatei' },
      { to: '/newsletter', text: 'Newsletter' },
      { to: '/lp/messe', text: 'Auf der Messe' },
    ],
  },
  {
    title: 'Betreiber',
    links: [
      { to: '/kontakt', text: 'Kontakt' },
      { to: '/impressum', text: 'Impressum' },
      { to: '/datenschutz', text: 'Datenschutz' },
    ],
  },
];

const LINK =
  'inline-flex items-center rounded-sm py-1 text-on-frame-muted pointer-coarse:min-h-11 pointer-coarse:min-w-11 no-underline outline-on-frame hover:text-on-frame hover:underline';

/** The end of every page. */
export function SiteFooter() {
  return (
    <footer className="border-t-4 border-accent bg-frame text-on-frame print:hidden">
      <div className="mx-auto grid max-w-6xl grid-cols-2 gap-x-6 gap-y-10 px-4 py-12 sm:px-6 md:grid-cols-[1.4fr_1fr_1fr_1fr] md:gap-12">
        <div className="col-span-full flex flex-col gap-4 md:col-span-1">
          <Logo />
          <p className="max-w-64 text-sm text-on-frame-muted">{product.claim}.</p>
          <p className="text-sm">
            <a href={portalAddress.login} className={LINK}>
              Anmelden
            </a>
          </p>
        </div>
        {COLUMNS.map(({ title, links }) => (
          <nav key={title} aria-label={title}>
            <p className="mb-2 text-sm font-semibold tracking-wide">{title}</p>
            <ul className="flex flex-col text-sm">
              {links.map(({ to, text }) => (
                <li key={to}>
                  <Link to={to} className={LINK}>
                    {text}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
      <p className="mx-auto max-w-6xl px-4 pb-8 text-sm text-on-frame-muted sm:px-6">
        Ohne Cookies, ohne Zählpixel, ohne Dienste Dritter. © {product.operator.name}
      </p>
    </footer>
  );
}
