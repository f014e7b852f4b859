import { useState } from 'react';

import { useEntwurf } from '../aufnahme/useEntwurf.ts';
import type { Tagwerk } from '../feldtag.ts';
import type { Tuer } from '../tagesstand.ts';
import { Fenster } from './Fenster.tsx';
import { Fotowahl } from './Fotowahl.tsx';
import { Wovon } from './Wovon.tsx';

/** Pictures that belong to the visit alone. */
export function FotoDialog({
  tag,
  tueren,
  onZu,
}: {
  tag: Tagwerk;
  tueren: readonly [Tuer, ...Tuer[]];
  onZu: () => void;
}) {
  const [neueId] = useState(() => crypto.randomUUID());
  const { entwurf, setze, vergiss } = useEntwurf(`foto/${tueren[0].terminId}`, {
    meldungId: neueId,
    terminId: tueren[0].terminId,
  });
  const [ids, setIds] = useState<readonly string[]>([]);
  const lege = (): void => {
    vergiss();
    void tag.fotos?.gibFrei(entwurf.meldungId, entwurf.terminId, true);
    onZu();
  };
  return (
    <Fenster titel="Fotos" onZu={onZu}>
      <Wovon tueren={tueren} terminId={entwurf.terminId} onWahl={(terminId) => setze({ terminId })} />
      <Fotowahl
        tag={tag}
        meldungId={entwurf.meldungId}
        terminId={entwurf.terminId}
        onAnzahl={(neue) => {
          setIds(neue);
          setze({});
        }}
      />
      <p>Das Büro sieht sie beim Besuch und beim Haus. Wo sie aufgenommen wurden, steht nicht darin.</p>
      <button type="button" className="taste haupt" disabled={ids.length === 0} onClick={lege}>
        Fotos ablegen
      </button>
      <button type="button" className="taste leise" onClick={onZu}>
        Abbrechen
      </button>
    </Fenster>
  );
}
