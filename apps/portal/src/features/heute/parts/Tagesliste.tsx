import { Clock } from 'lucide-react';

import type { Feldbild, Tagwerk } from '../feldtag.ts';
import { fenster, uhrzeit } from '../heute.format.ts';
import type { Halt, Tagesstand } from '../tagesstand.ts';
import { useNachOben } from '../useNachOben.ts';
import { FuersBuero } from './FuersBuero.tsx';
import { Mitfahrer } from './Mitfahrer.tsx';
import { Zeichen } from './Zeichen.tsx';

/** The whole day in its order, each house with its sign. */
export function Tagesliste({
  tag,
  bild,
  stand,
  onHalt,
  onAbschluss,
  onVerspaetung,
}: {
  tag: Tagwerk;
  bild: Feldbild;
  stand: Tagesstand;
  onHalt: (halt: Halt) => void;
  onAbschluss: () => void;
  onVerspaetung: () => void;
}) {
  useNachOben();
  return (
    <main className="blatt">
      <FuersBuero tag={tag} marken={bild.marken} halte={stand.halte} />
      {stand.naechster ? (
        <button type="button" className="taste ende" onClick={onVerspaetung}>
          <Clock aria-hidden />
          Ich bin später dran
        </button>
      ) : null}
      <ol className="tagesliste">
        {stand.halte.map((halt) => (
          <li key={halt.id} data-jetzt={halt === stand.naechster}>
            <button type="button" onClick={() => onHalt(halt)}>
              <span className="zeit">{uhrzeit(halt.tueren[0].beginn)}</span>
              <span className="wo">
                <strong>{halt.tueren[0].anschrift}</strong>
                <span>{wer(halt)}</span>
              </span>
              <span className="zeichenreihe">
                <span className="zusage">{fenster(halt.tueren[0])}</span>
                {[...new Set(halt.tueren.map((tuer) => tuer.stand))].map((eines) => (
                  <Zeichen key={eines} stand={eines} />
                ))}
              </span>
            </button>
          </li>
        ))}
      </ol>
      <Mitfahrer tag={tag} />
      <Ende bild={bild} stand={stand} onAbschluss={onAbschluss} />
      {bild.paket ? (
        <p className="fuss">
          Stand {uhrzeit(bild.paket.geholtAm)} Uhr.{' '}
          <button type="button" className="verweis" onClick={() => void tag.frischeAuf()}>
            Neu holen
          </button>{' '}
          <a href="/termine">Zu den Terminen</a>
        </p>
      ) : null}
    </main>
  );
}

function Ende({
  bild: { paket },
  stand,
  onAbschluss,
}: {
  bild: Feldbild;
  stand: Tagesstand;
  onAbschluss: () => void;
}) {
  if (!paket || stand.gesamt === 0) return null;
  const { abgeschlossenAm, faehrtBei } = paket.inhalt;
  // Whoever drives along ends nobody's day: it is the driver's.
  if (faehrtBei) return null;
  if (abgeschlossenAm !== null) return <p className="fuss">Abgeschlossen {uhrzeit(abgeschlossenAm)} Uhr</p>;
  return (
    <button type="button" className="taste ende" onClick={onAbschluss}>
      Tag abschließen
    </button>
  );
}

const wer = ({ tueren: [erste, ...weitere] }: Halt): string =>
  weitere.length > 0
    ? `${weitere.length + 1} Wohnungen`
    : [erste.name, erste.lage].filter(Boolean).join(', ');
