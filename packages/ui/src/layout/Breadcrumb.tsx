import { Link } from '../action/Link.tsx';

export type BreadcrumbProps = { items: readonly { label: string; href?: string }[] };

/** The way from the top to this page; the last entry is the page itself. */
export function Breadcrumb({ items }: BreadcrumbProps) {
  return (
    <nav aria-label="Pfad">
      <ol className="flex flex-wrap items-center gap-x-2 text-sm text-muted">
        {items.map((item, position) => (
          <li key={item.label} className="flex min-h-6 items-center gap-2 pointer-coarse:min-h-11">
            {position === 0 ? null : <span aria-hidden>/</span>}
            {item.href === undefined ? (
              <span aria-current="page">{item.label}</span>
            ) : (
              <Link kind="quiet" href={item.href}>
                {item.label}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
