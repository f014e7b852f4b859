import type { mitfahrtNennen } from '@kehrtour/contract/mitfahrt';
import { useState } from 'react';

import type { Tagwerk } from '../feldtag.ts';
import { Fenster } from './Fenster.tsx';

/** Who drives along today; it is named here, and whoever it is sees this day on the own phone. */
export function Mitfahrer({ tag }: { tag: Tagwerk }) {
  const [offen, setOffen] = useState(false);
  const inhalt = tag.bild().paket?.inhalt;
  const { faehrtBei = null, mitfahrende = [], kollegen = [] } = inhalt ?? {};
  if (faehrtBei !== null) return <p className="fuss">Sie fahren heute bei {faehrtBei} mit.</p>;
  if (kollegen.length === 0) return null;
  return (
    <>
      <button type="button" className="taste ende" onClick={() => setOffen(true)}>
        {mitfahrende.length === 0
          ? 'Fährt jemand mit?'
          : `Es fährt mit: ${mitfahrende.map(({ name }) => name).join(', ')}`}
      </button>
      {offen ? <Wahl tag={tag} onZu={() => setOffen(false)} /> : null}
    </>
  );
}

function Wahl({ tag, onZu }: { tag: Tagwerk; onZu: () => void }) {
  const [satz, setSatz] = useState('');
  const [fragt, setFragt] = useState(false);
  const inhalt = tag.bild().paket?.inhalt;
  if (!inhalt) return null;
  const dabei = new Set(inhalt.mitfahrende.map(({ id }) => id));
  const nenne = async (mitarbeiterId: string): Promise<void> => {
    setFragt(true);
    const beiId = dabei.has(mitarbeiterId) ? null : inhalt.mitarbeiter.id;
    const ausgang = await tag.frage<typeof mitfahrtNennen>({
      method: 'POST',
      path: '/heute/mitfahrten',
      body: { tag: inhalt.tag, mitarbeiterId, beiId },
    });
    await tag.frischeAuf();
    setFragt(false);
    setSatz(ausgang.art === 'nein' ? ausgang.satz : '');
  };
  return (
    <Fenster titel="Wer fährt heute mit?" onZu={onZu}>
      <p>Wer mitfährt, sieht diesen Tag auf dem eigenen Handy und kann dort melden.</p>
      <ul className="auswahl">
        {inhalt.kollegen.map(({ id, name }) => (
          <li key={id}>
            <button
              type="button"
              className="taste weit"
              aria-pressed={dabei.has(id)}
              disabled={fragt}
              onClick={() => void nenne(id)}
            >
              {name}
              {dabei.has(id) ? ', fährt mit' : ''}
            </button>
          </li>
        ))}
      </ul>
      {satz === '' ? null : (
        <p className="fehler" role="alert">
          {satz}
        </p>
      )}
      <button type="button" className="taste leise" onClick={onZu}>
        Fertig
      </button>
    </Fenster>
  );
}
