import type { Termin } from '@kehrtour/contract/termin';
import { formatZeitpunkt } from '@kehrtour/domain/format';
import { TERMINVERLAUF_NAMEN } from '@kehrtour/domain/verlauf/terminverlauf';

import { werText } from '../../termin.format.ts';

/** Every change: who and when. */
export function Verlauf({ verlauf }: Pick<Termin, 'verlauf'>) {
  if (verlauf.length === 0) return <p className="text-muted">Noch keine Änderung.</p>;
  return (
    <ol className="flex flex-col gap-3">
      {verlauf.map((zeile, index) => (
        <li key={`${zeile.am}-${index}`}>
          <p className="wrap-break-word">{satz(zeile)}</p>
          <p className="text-sm text-muted tabular-nums">{wannUndWer(zeile)}</p>
        </li>
      ))}
    </ol>
  );
}

type Zeile = Termin['verlauf'][number];

const satz = ({ was, grund, ohneNachweis }: Zeile): string =>
  [
    grund === '' ? TERMINVERLAUF_NAMEN[was] : `${TERMINVERLAUF_NAMEN[was]}: ${grund}`,
    ...(ohneNachweis ? ['kein Nachweis, weil außerhalb der angesagten Zeit'] : []),
  ].join(', ');

/** When it happened comes before when it was written down. */
function wannUndWer({ am, wer, gesehenAm, gesehenVon }: Zeile): string {
  const eingetragen = `${formatZeitpunkt(new Date(am))} · ${werText(wer)}`;
  if (gesehenAm === null) return eingetragen;
  const gesehen = formatZeitpunkt(new Date(gesehenAm));
  if (gesehenVon !== '') return `Vor Ort ${gesehen} · ${gesehenVon}, eingetragen ${eingetragen}`;
  // Told within the minute: one time is enough.
  return gesehen === formatZeitpunkt(new Date(am))
    ? eingetragen
    : `Vor Ort ${gesehen}, angekommen ${eingetragen}`;
}
