import type { TerminKurz } from '@kehrtour/contract/termin';
import { formatMenge } from '@kehrtour/domain/format';
import { zaehleAntworten } from '@kehrtour/domain/kehrtour/antwortzahlen';

import { fensterText } from '../../termin.format.ts';
import type { Konflikte } from '../../wochenplan.ts';
import { Terminzeile } from './Terminzeile.tsx';

/** What one person has on one day: how it was answered, then window by window. */
export function Tagesliste({ termine, konflikte }: { termine: readonly TerminKurz[]; konflikte: Konflikte }) {
  if (termine.length === 0) return null;
  const { bestaetigt, offen, abgelehnt, gesamt } = zaehleAntworten(termine);
  const teile = [
    formatMenge(gesamt, 'Termin', 'Termine'),
    ...(bestaetigt > 0 ? [`${bestaetigt} bestätigt`] : []),
    ...(offen > 0 ? [`${offen} offen`] : []),
    ...(abgelehnt > 0 ? [`${abgelehnt} abgelehnt`] : []),
  ];
  return (
    <>
      <p className="px-2 pt-1 pb-2 text-xs text-muted tabular-nums">{teile.join(' · ')}</p>
      {[...Map.groupBy(termine, fensterText)].map(([fenster, darin]) => (
        <div key={fenster}>
          <p className="px-2 pt-2 text-sm font-semibold text-muted tabular-nums">{fenster}</p>
          <ul aria-label={fenster}>
            {darin.map((termin) => (
              <li key={termin.id}>
                <Terminzeile termin={termin} konflikt={konflikte.get(termin.id)} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </>
  );
}
