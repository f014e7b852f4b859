import { ChevronLeft, ChevronRight } from 'lucide-react';

import { ButtonLink } from './ButtonLink.tsx';

export type PaginationProps = {
  /** 1-based. */
  page: number;
  pageCount: number;
  hrefOf: (page: number) => string;
};

/** Pages with an address of their own; for archives. Working lists use DataTable or LoadMore. */
export function Pagination({ page, pageCount, hrefOf }: PaginationProps) {
  if (pageCount <= 1) return null;
  return (
    <nav aria-label="Seiten" className="flex items-center justify-between gap-4 py-3">
      <span className="min-w-24">
        {page > 1 ? (
          <ButtonLink href={hrefOf(page - 1)} icon={<ChevronLeft aria-hidden className="size-5" />}>
            Zurück
          </ButtonLink>
        ) : null}
      </span>
      <p className="text-sm text-muted tabular-nums" aria-current="page">
        Seite {page} von {pageCount}
      </p>
      <span className="min-w-24 text-right">
        {page < pageCount ? (
          <ButtonLink href={hrefOf(page + 1)}>
            <span className="inline-flex items-center gap-2">
              Weiter
              <ChevronRight aria-hidden className="size-5" />
            </span>
          </ButtonLink>
        ) : null}
      </span>
    </nav>
  );
}
