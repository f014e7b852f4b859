import { Ellipsis } from 'lucide-react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { Link as AriaLink } from 'react-aria-components/Link';

import { Menu } from './Menu.tsx';
import type { NavItem } from './nav.props.ts';

const CELL =
  'relative flex h-16 w-full flex-col items-center justify-center gap-1 text-xs tracking-tight no-underline outline-on-frame -outline-offset-3 [&_svg]:size-6';
const OTHER = 'font-medium text-on-frame-muted';
const CURRENT =
  'text-on-frame font-semibold before:absolute before:top-0 before:h-1 before:w-12 before:rounded-b-full before:bg-frame-accent forced-colors:before:bg-[Highlight]';

const PLACES = 5;

/** The same navigation within reach of a thumb; what does not fit stands behind "Mehr". */
export function BottomBar({
  items,
  label = 'Hauptnavigation',
}: {
  items: readonly NavItem[];
  label?: string;
}) {
  const shown = items.length <= PLACES ? items : items.slice(0, PLACES - 1);
  const rest = items.slice(shown.length);
  const restCurrent = rest.some((item) => item.current === true);
  return (
    <nav
      aria-label={label}
      className="fixed inset-x-0 bottom-0 z-30 border-t border-frame-line bg-frame pb-[env(safe-area-inset-bottom)] print:hidden"
    >
      <ul className="flex">
        {shown.map((item) => (
          <li key={item.href} className="min-w-0 flex-1">
            <AriaLink
              href={item.href}
              className={`${CELL} ${item.current === true ? CURRENT : OTHER}`}
              {...(item.current === true ? { 'aria-current': 'page' } : {})}
            >
              <span className="relative">
                {item.icon}
                <BarCount count={item.count} />
              </span>
              <span className="w-full truncate text-center">{item.short ?? item.label}</span>
            </AriaLink>
          </li>
        ))}
        {rest.length === 0 ? null : (
          <li className="min-w-0 flex-1">
            <Menu
              label="Weitere Seiten"
              trigger={
                <AriaButton className={`${CELL} ${restCurrent ? CURRENT : OTHER}`}>
                  <Ellipsis aria-hidden />
                  Mehr
                </AriaButton>
              }
              entries={rest.map((item) => ({
                id: item.href,
                label: item.label,
                href: item.href,
                icon: item.icon,
              }))}
            />
          </li>
        )}
      </ul>
    </nav>
  );
}

/** Things waiting there, on the corner of the sign. */
function BarCount({ count = 0 }: { count?: number | undefined }) {
  if (count === 0) return null;
  return (
    <span className="absolute -top-1 left-4 min-w-5 rounded-full bg-frame-line px-1 text-center text-xs font-semibold text-on-frame tabular-nums">
      {count}
      <span className="sr-only"> offen</span>
    </span>
  );
}
