import { useState } from 'react';

import { fenster } from '../heute.format.ts';
import { fensterstand, type Tuer } from '../tagesstand.ts';
import { Fenster } from './Fenster.tsx';

const GRUENDE = ['Nachbarn sagen: verreist', 'Zettel an der Tür', 'Haus steht leer', 'Abgesprochen'];

/** Outside the told window nobody has missed anything: it is said before the press, and why somebody came then is asked. */
export function NichtDaDialog({
  tueren,
  jetzt,
  onZu,
  onMelden,
}: {
  tueren: readonly Tuer[];
  jetzt: number;
  onZu: () => void;
  onMelden: (grund: string) => void;
}) {
  const [grund, setGrund] = useState('');
  const [fehlt, setFehlt] = useState(false);
  const [erste] = tueren;
  if (!erste) return null;
  const davor = tueren.some((tuer) => fensterstand(tuer, jetzt) === 'davor');
  const titel = davor ? 'Schon vor der zugesagten Zeit?' : 'Die zugesagte Zeit ist vorbei';
  const melde = (): void => {
    if (davor && grund.trim() === '') return setFehlt(true);
    onMelden(grund.trim());
  };
  return (
    <Fenster titel={titel} onZu={onZu} ruhig>
      <p>
        Zugesagt ist {fenster(erste)} Uhr.{' '}
        {davor
          ? 'Vorher gilt „Nicht da“ nicht als Nachweis.'
          : 'Jetzt gilt „Nicht da“ nicht mehr als Nachweis; der Haushalt bekommt kostenlos einen neuen Termin.'}
      </p>
      <label className="feld">
        {davor ? 'Warum melden Sie es jetzt?' : 'Möchten Sie etwas dazu schreiben?'}
        <textarea
          rows={2}
          maxLength={300}
          value={grund}
          aria-invalid={fehlt}
          onChange={({ target }) => setGrund(target.value)}
        />
        {fehlt && grund.trim() === '' ? (
          <span className="fehler">Bitte schreiben Sie dazu, warum.</span>
        ) : null}
      </label>
      <div className="vorschlaege">
        {GRUENDE.map((einer) => (
          <button key={einer} type="button" onClick={() => setGrund(einer)}>
            {einer}
          </button>
        ))}
      </div>
      <button type="button" className="taste haupt" onClick={melde}>
        Nicht da, ohne Nachweis
      </button>
      <button type="button" className="taste leise" onClick={onZu}>
        Abbrechen
      </button>
    </Fenster>
  );
}
