import type { Zeit } from '@kehrtour/contract/buchungsangebot';

/** The same words as `uhrzeitText`; on a narrow phone a window breaks before its end, never within a time. */
export function Uhrzeit({ zeit: { art, von, bis } }: { zeit: Pick<Zeit, 'art' | 'von' | 'bis'> }) {
  return art === 'uhrzeit' ? (
    <span className="inline-block">um {von} Uhr</span>
  ) : (
    <>
      <span className="inline-block">zwischen {von}</span> <span className="inline-block">und {bis} Uhr</span>
    </>
  );
}
