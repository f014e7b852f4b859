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
  return (
    <header>
      <p className="text-base text-muted">{titel}</p>
      <h1
        className={`mt-2 text-2xl font-bold tracking-tight ${gestrichen ? 'line-through decoration-2' : ''}`}
      >
        {gestrichen ? <span className="sr-only">Gilt nicht mehr: </span> : null}
        <time dateTime={wann.tag} className="block">
          {wann.wochentag}, <span className="whitespace-nowrap">{wann.datum}</span>
        </time>
        <span className="mt-1 block text-xl">
          zwischen <span className="whitespace-nowrap">{wann.von}</span> und{' '}
          <span className="whitespace-nowrap">{wann.bis} Uhr</span>
        </span>
      </h1>
    </header>
  );
}
