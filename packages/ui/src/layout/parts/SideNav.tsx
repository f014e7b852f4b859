import { Link as AriaLink } from 'react-aria-components/Link';

import type { NavItem } from '../nav.props.ts';

const ROW =
  'relative flex min-h-control items-center gap-3 rounded-sm px-3 py-1 no-underline outline-on-frame hover:bg-frame-hover hover:text-on-frame [&_svg]:size-5 [&_svg]:shrink-0';
const OTHER = 'font-medium text-on-frame-muted';
const CURRENT =
  'bg-frame-hover text-on-frame font-semibold before:absolute before:inset-y-2 before:-left-3 before:w-1 before:rounded-r-full before:bg-frame-accent forced-colors:before:bg-[Highlight]';

/** The main navigation as a column; part of AppFrame. */
export function SideNav({ items, label = 'Hauptnavigation' }: { items: readonly NavItem[]; label?: string }) {
  return (
    <nav aria-label={label}>
      <ul className="flex flex-col gap-1">
        {items.map((item) => (
          <li key={item.href}>
            <AriaLink
              href={item.href}
              className={`${ROW} ${item.current === true ? CURRENT : OTHER}`}
              {...(item.current === true ? { 'aria-current': 'page' } : {})}
            >
              {item.icon}
              <span className="min-w-0 grow">{item.label}</span>
              <NavCount count={item.count} />
            </AriaLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function NavCount({ count = 0 }: { count?: number | undefined }) {
  if (count === 0) return null;
  return (
    <span className="min-w-6 rounded-full bg-frame-line px-2 text-center text-sm font-semibold text-on-frame tabular-nums">
      {count}
      <span className="sr-only"> offen</span>
    </span>
  );
}
