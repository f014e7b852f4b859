import type { ImportTat } from '@kehrtour/contract/importbetreuung';
import { formatZeitpunkt } from '@kehrtour/domain/format';
import { BETREUUNGSTAT_NAMEN } from '@kehrtour/domain/unternehmen/betreuung';
import type { ReactNode } from 'react';

export type TatzeileProps = {
  tat: ImportTat;
  /** Leads to the import where the list is of several. */
  children?: ReactNode;
};

/** One deed of the operator: what, who, when and why. */
export function Tatzeile({ tat: { was, wer, am, grund, mal }, children }: TatzeileProps) {
  return (
    <li className="flex flex-col gap-1 py-3">
      <span className="font-semibold">
        {BETREUUNGSTAT_NAMEN[was]}
        {mal > 1 ? ` (${mal}-mal)` : ''}
      </span>
      {children}
      <span className="text-sm break-words text-muted tabular-nums">
        {wer === null ? 'Kehrtour-Betrieb' : `${wer}, Kehrtour-Betrieb`}, {mal > 1 ? 'zuletzt ' : ''}
        {formatZeitpunkt(new Date(am))}
      </span>
      {grund === null ? null : (
        <span className="break-words whitespace-pre-wrap">
          {was === 'notiert' ? 'Notiz' : 'Grund'}: „{grund}“
        </span>
      )}
    </li>
  );
}
