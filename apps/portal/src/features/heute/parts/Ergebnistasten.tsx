import { Check } from 'lucide-react';
import { useState } from 'react';

import type { Tagwerk } from '../feldtag.ts';
import type { Marke } from '../marke.ts';
import { fensterstand, type Halt, type Tuer } from '../tagesstand.ts';
import { Nebentasten } from './Nebentasten.tsx';
import type { Frage } from './Rueckfrage.tsx';
import { Spaeter } from './Spaeter.tsx';
import { Tatenreihe } from './Tatenreihe.tsx';
import { useMelden } from './useMelden.ts';
import { Widerruf } from './Widerruf.tsx';

/** What became of the house: one press for what went as planned. Every press is on the phone before it shows. */
export function Ergebnistasten({
  tag,
  halt,
  vorn,
  gewaehlt,
  marken,
  onWeiter,
}: {
  tag: Tagwerk;
  halt: Halt;
  vorn: boolean;
  gewaehlt: readonly Tuer[];
  marken: readonly Marke[];
  onWeiter: () => void;
}) {
  const [frage, setFrage] = useState<Frage | null>(null);
  const { melde, voll } = useMelden(tag, { halt, gewaehlt, onWeiter });
  const offen = gewaehlt.length > 0;
  return (
    <footer className="tasten">
      <Widerruf tag={tag} marken={marken} />
      {voll ? <Speicherfehler /> : null}
      <Tatenreihe
        halt={halt}
        onFrage={setFrage}
        vorn={vorn || !offen}
        onReihe={(wann) => void melde('reihenfolge', wann)}
      />
      <button
        type="button"
        className={offen ? 'taste erledigt' : 'taste erledigt leise'}
        // The second tap of a double one hits the next house.
        onClick={({ detail }) => detail < 2 && (offen ? void melde('erledigt') : onWeiter())}
      >
        {offen ? <Check aria-hidden /> : null}
        {offen ? wortFuer(gewaehlt.length, halt.tueren.length) : 'Weiter'}
      </button>
      <Nebentasten
        gesperrt={!offen}
        onNichtDa={() => (imFenster(gewaehlt, tag.jetzt()) ? void melde('nichtDa') : setFrage('nichtDa'))}
        onVerweigert={() => void melde('verweigert')}
        onMangel={() => setFrage('mangel')}
      />
      {frage ? (
        <Spaeter>
          {({ Rueckfrage }) => (
            <Rueckfrage
              frage={frage}
              tag={tag}
              tueren={gewaehlt}
              alle={halt.tueren}
              jetzt={tag.jetzt()}
              onZu={() => setFrage(null)}
              onMelden={(art, text) => void melde(art, text)}
            />
          )}
        </Spaeter>
      ) : null}
    </footer>
  );
}

const imFenster = (tueren: readonly Tuer[], jetzt: number): boolean =>
  tueren.every((tuer) => fensterstand(tuer, jetzt) === 'drin');

function Speicherfehler() {
  return (
    <p className="band warnung" role="alert">
      Das Handy konnte die Meldung nicht speichern: Der Speicher ist voll. Schaffen Sie Platz und drücken Sie
      noch einmal.
    </p>
  );
}

function wortFuer(gewaehlt: number, alle: number): string {
  if (alle === 1) return 'Erledigt';
  return gewaehlt === alle ? `Alle ${alle} erledigt` : `${gewaehlt} von ${alle} erledigt`;
}
