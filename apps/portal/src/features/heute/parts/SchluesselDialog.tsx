import type { schluesselAnsehen } from '@kehrtour/contract/schluessel';
import { useState } from 'react';

import type { Tagwerk } from '../feldtag.ts';
import type { Tuer } from '../tagesstand.ts';
import { Fenster } from './Fenster.tsx';

/** What opens the house. The phone never keeps it: it is asked for, written down who asked, and gone with this dialog. */
export function SchluesselDialog({ tag, tuer, onZu }: { tag: Tagwerk; tuer: Tuer; onZu: () => void }) {
  return (
    <Fenster titel="Schlüssel und Codes" onZu={onZu}>
      <p>{tuer.anschrift}. Wer etwas davon ansieht, steht im Verlauf des Hauses.</p>
      <ul className="auswahl">
        {tuer.schluessel.map((name, i) => (
          <Zeile key={tuer.schluesselIds[i] ?? name} tag={tag} tuer={tuer} nummer={i} />
        ))}
      </ul>
      <button type="button" className="taste leise" onClick={onZu}>
        Schließen
      </button>
    </Fenster>
  );
}

function Zeile({ tag, tuer, nummer }: { tag: Tagwerk; tuer: Tuer; nummer: number }) {
  const [stand, setStand] = useState<{ geheimnis: string } | { fehler: string } | 'fragt' | null>(null);
  const frage = async (): Promise<void> => {
    setStand('fragt');
    const ausgang = await tag.frage<typeof schluesselAnsehen>({
      method: 'POST',
      path: '/liegenschaften/:id/schluessel/:teilId/ansehen',
      params: { id: tuer.liegenschaftId, teilId: tuer.schluesselIds[nummer] ?? '' },
      mit: 'geheimnis',
    });
    setStand(ausgang.art === 'ja' ? ausgang.inhalt : { fehler: ausgang.satz });
  };
  return (
    <li>
      {stand !== null && stand !== 'fragt' && 'geheimnis' in stand ? (
        <p>
          {tuer.schluessel[nummer]}: <strong className="geheim">{stand.geheimnis}</strong>
        </p>
      ) : (
        <button
          type="button"
          className="taste weit"
          disabled={stand === 'fragt'}
          onClick={() => void frage()}
        >
          {tuer.schluessel[nummer]} ansehen
        </button>
      )}
      {stand !== null && stand !== 'fragt' && 'fehler' in stand ? (
        <p className="fehler" role="alert">
          {stand.fehler}
        </p>
      ) : null}
    </li>
  );
}
