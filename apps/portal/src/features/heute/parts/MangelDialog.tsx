import { ortszeitAus } from '@kehrtour/domain/ortszeit';
import { useState } from 'react';

import { alsMangelmeldung, fehlendes, type Mangelentwurf, mangelentwurf } from '../aufnahme/mangelentwurf.ts';
import { useEntwurf } from '../aufnahme/useEntwurf.ts';
import type { Tagwerk } from '../feldtag.ts';
import type { Tuer } from '../tagesstand.ts';
import { Fenster } from './Fenster.tsx';
import { Fotowahl } from './Fotowahl.tsx';
import { Mangelfelder } from './Mangelfelder.tsx';
import { Wovon } from './Wovon.tsx';

/** What is to be mended: kind, words, pictures, until when, and who was told. */
export function MangelDialog({
  tag,
  tueren,
  onZu,
}: {
  tag: Tagwerk;
  tueren: readonly [Tuer, ...Tuer[]];
  onZu: () => void;
}) {
  const [neueId] = useState(() => crypto.randomUUID());
  const { entwurf, setze, vergiss } = useEntwurf(
    `mangel/${tueren[0].terminId}`,
    mangelentwurf(neueId, tueren[0].terminId),
  );
  const [gedrueckt, setGedrueckt] = useState(false);
  const [voll, setVoll] = useState(false);
  const satz = satzZu(gedrueckt, voll, entwurf);
  const [fotos, setFotos] = useState<readonly string[]>([]);
  const melde = async (): Promise<void> => {
    setGedrueckt(true);
    if (fehlendes(entwurf) !== '') return;
    try {
      await tag.melde([alsMangelmeldung(entwurf, fotos, ortszeitAus(new Date(tag.jetzt())).tag)]);
      vergiss();
      await tag.fotos?.gibFrei(entwurf.meldungId, entwurf.terminId, false);
      onZu();
    } catch {
      setVoll(true);
    }
  };
  return (
    <Fenster titel="Mangel" onZu={onZu}>
      <Wovon tueren={tueren} terminId={entwurf.terminId} onWahl={(terminId) => setze({ terminId })} />
      <Mangelfelder entwurf={entwurf} anlagen={tueren[0].anlagen ?? []} setze={setze} heute={tag.jetzt()} />
      <Fotowahl
        tag={tag}
        meldungId={entwurf.meldungId}
        terminId={entwurf.terminId}
        onAnzahl={(ids) => {
          setFotos(ids);
          // The camera may end the page: what was begun is found again by the same id.
          setze({});
        }}
      />
      {satz === '' ? null : (
        <p className="fehler" role="alert">
          {satz}
        </p>
      )}
      <button type="button" className="taste haupt" onClick={() => void melde()}>
        Mangel melden
      </button>
      <button type="button" className="taste leise" onClick={onZu}>
        Später weiter
      </button>
    </Fenster>
  );
}

/** What is missing goes from the screen with the press that adds it. */
function satzZu(gedrueckt: boolean, voll: boolean, entwurf: Mangelentwurf): string {
  const fehlt = gedrueckt ? fehlendes(entwurf) : '';
  return fehlt === '' && voll
    ? 'Das Handy konnte den Mangel nicht speichern. Schaffen Sie Platz und drücken Sie noch einmal.'
    : fehlt;
}
