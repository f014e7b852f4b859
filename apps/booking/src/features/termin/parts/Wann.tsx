import type { KundenTermin } from '@kehrtour/contract/ankuendigung';

/** Day and window, the largest thing on the page. */
export function Wann({
  titel,
  wann,
  gestrichen,
}: {
  titel: string;
  wann: KundenTermin['wann'];
  gestrichen: boolean;
}) {
  const strich = gestrichen ? 'line-through decoration-2' : '';
  // Stays together where there is room, and breaks within where there is none (a wide typeface, a long month); no line passes into it.
  const stueck = `inline-block ${strich}`;
  return (
    <header>
      <p className="text-base text-muted">{titel}</p>
      <h1 className={`mt-2 text-2xl font-bold tracking-tight ${strich}`}>
        {gestrichen ? <span className="sr-only">Gilt nicht mehr: </span> : null}
        <time dateTime={wann.tag} className="block">
          {wann.wochentag}, <span className={stueck}>{wann.datum}</span>
        </time>
        <span className="mt-1 block text-xl">
          zwischen <span className="whitespace-nowrap">{wann.von}</span> und{' '}
          <span className={stueck}>{wann.bis} Uhr</span>
        </span>
      </h1>
    </header>
  );
}
