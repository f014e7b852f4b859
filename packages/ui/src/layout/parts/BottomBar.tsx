import { Ellipsis } from 'lucide-react';
import { useId, useRef } from 'react';
import { Link as AriaLink } from 'react-aria-components/Link';

import type { NavItem } from '../nav.props.ts';

const CELL =
  'relative flex h-16 w-full flex-col items-center justify-center gap-1 text-xs tracking-tight no-underline outline-on-frame -outline-offset-3 [&_svg]:size-6';
/** Four long words stand side by side on the narrowest phones, too: they get smaller there and are not cut. */
const WORD = 'w-full truncate text-center max-[24rem]:text-[0.6875rem]';
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
  return (
    <nav
      aria-label={label}
      className="fixed inset-x-0 bottom-0 z-30 border-t border-frame-line bg-frame pb-[env(safe-area-inset-bottom)] [body:has([data-dragging])_&]:invisible print:hidden"
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
              <span className={WORD}>{item.short ?? item.label}</span>
            </AriaLink>
          </li>
        ))}
        {rest.length === 0 ? null : (
          <li className="min-w-0 flex-1">
            <Further items={rest} />
          </li>
        )}
      </ul>
    </nav>
  );
}

/** A popover of the browser's own: it stands on every page, and a menu of the component library would cost each 40 kB. */
function Further({ items }: { items: readonly NavItem[] }) {
  const id = useId();
  const panel = useRef<HTMLUListElement>(null);
  const current = items.some((item) => item.current === true);
  return (
    <>
      <button type="button" popoverTarget={id} className={`${CELL} ${current ? CURRENT : OTHER}`}>
        <Ellipsis aria-hidden />
        <span className={WORD}>Mehr</span>
      </button>
      <ul
        ref={panel}
        id={id}
        popover="auto"
        aria-label="Weitere Seiten"
        className="fixed inset-auto right-2 bottom-[calc(4.5rem+env(safe-area-inset-bottom))] m-0 w-64 rounded-lg border border-line bg-raised p-2 text-ink shadow-lg"
      >
        {items.map((item) => (
          <li key={item.href}>
            <AriaLink
              href={item.href}
              className="flex min-h-control items-center gap-3 rounded-sm px-3 py-2 text-ink no-underline hover:bg-sunken aria-[current=page]:font-semibold [&_svg]:size-5 [&_svg]:shrink-0"
              onPress={() => panel.current?.hidePopover()}
              {...(item.current === true ? { 'aria-current': 'page' } : {})}
            >
              {item.icon}
              <span className="min-w-0 grow">{item.label}</span>
            </AriaLink>
          </li>
        ))}
      </ul>
    </>
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
