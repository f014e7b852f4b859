import type { ReactNode } from 'react';

import { Zeichen, type Zeichenname } from './Zeichen.tsx';

/** A large button that opens what belongs to it, without any script. */
export function Aufklappknopf({
  titel,
  zeichen,
  offen,
  klein = false,
  children,
}: {
  titel: string;
  zeichen?: Zeichenname;
  /** How it stands at first. */
  offen: boolean;
  klein?: boolean;
  children: ReactNode;
}) {
  const groesse = klein ? 'min-h-14 px-3 text-base font-semibold' : 'min-h-18 px-4 text-lg font-bold';
  return (
    <details open={offen} className="rounded-lg border-2 border-edge bg-surface open:border-ink">
      <summary
        className={`flex cursor-pointer list-none items-center gap-3 rounded-lg py-2 select-none hover:bg-sunken [&::-webkit-details-marker]:hidden ${groesse}`}
      >
        {zeichen === undefined ? null : <Zeichen name={zeichen} />}
        <span className="grow">{titel}</span>
        <Zeichen name="auf" drehbar />
      </summary>
      <div className="px-4 pt-2 pb-4">{children}</div>
    </details>
  );
}
