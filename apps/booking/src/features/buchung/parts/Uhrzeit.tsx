import type { Zeit } from '@kehrtour/contract/buchungsangebot';

/** The same words as `uhrzeitText`; on a narrow phone a window breaks before its end, never within a time. */
export function Uhrzeit({ zeit: { art, von, bis } }: { zeit: Pick<Zeit, 'art' | 'von' | 'bis'> }) {
  return art === 'uhrzeit' ? (
    <span className="whitespace-nowrap">um {von} Uhr</span>
  ) : (
    <>
      <span className="whitespace-nowrap">zwischen {von}</span>{' '}
      <span className="whitespace-nowrap">und {bis} Uhr</span>
    </>
  );
}
