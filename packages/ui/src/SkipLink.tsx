export type SkipLinkProps = { /** id of the main element. */ target?: string };

/** First stop of the tab key: past the navigation to the content. */
export function SkipLink({ target = 'main' }: SkipLinkProps) {
  return (
    <a
      href={`#${target}`}
      className="sr-only rounded-sm bg-raised px-4 py-3 font-semibold text-ink focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50"
    >
      Zum Inhalt springen
    </a>
  );
}
