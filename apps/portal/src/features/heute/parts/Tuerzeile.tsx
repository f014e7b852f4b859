import { istBesuchsausgang } from '@kehrtour/domain/termin/termin';

import type { Tuer } from '../tagesstand.ts';
import { Zeichen } from './Zeichen.tsx';

/** One flat: meant with the next press or not; what has a result shows it and how to take it back. */
export function Tuerzeile({
  tuer,
  gewaehlt,
  onWahl,
  onZurueck,
}: {
  tuer: Tuer;
  gewaehlt: boolean;
  onWahl: () => void;
  onZurueck: () => void;
}) {
  const wer = (
    <span className="wer">
      <strong>{tuer.lage || tuer.name || 'Wohnung'}</strong>
      {tuer.lage ? <span>{tuer.name}</span> : null}
    </span>
  );
  if (istBesuchsausgang(tuer.stand))
    return (
      <li>
        <div className="tuerzeile">
          {wer}
          <Zeichen stand={tuer.stand} />
          <Zurueck tuer={tuer} onZurueck={onZurueck} />
        </div>
      </li>
    );
  return (
    <li>
      <label className="tuerzeile">
        <input type="checkbox" checked={gewaehlt} onChange={onWahl} />
        {wer}
        <Zeichen stand={tuer.stand} />
      </label>
    </li>
  );
}

/** As long as it was this phone that told the result. */
export function Zurueck({ tuer, onZurueck }: { tuer: Tuer; onZurueck: () => void }) {
  return tuer.eigene && istBesuchsausgang(tuer.stand) ? (
    <button type="button" className="verweis" onClick={onZurueck}>
      Zurücknehmen
    </button>
  ) : null;
}
