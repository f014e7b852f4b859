import { useEffect, useState } from 'react';

import type { Tagwerk } from '../feldtag.ts';
import { type Marke, nochHier, RUECKNAHME_MS } from '../marke.ts';
import type { Uhr } from '../uhr.ts';
import { ART_NAMEN } from './artNamen.ts';

/** As close as facts of one press, which is at one house, are to each other. */
const ZUSAMMEN_MS = 200;
const SEKUNDEN = RUECKNAHME_MS / 1000;

/** What was pressed last, as long as it has not left: one press takes it back, and nobody hears of it. */
export function Widerruf({ tag, marken }: { tag: Tagwerk; marken: readonly Marke[] }) {
  const jetzt = useSekunde(tag.uhr, marken);
  const offene = marken.filter((marke) => nochHier(marke, jetzt));
  const eine = offene.toSorted((a, b) => b.sendenAb - a.sendenAb)[0];
  if (!eine) return null;
  const letzte = eine.sendenAb;
  const besuchVon = (marke: Marke) =>
    tag.bild().paket?.inhalt.besuche.find(({ terminId }) => terminId === marke.terminId);
  const besuch = besuchVon(eine);
  const gemeint = offene.filter(
    (marke) => marke.sendenAb > letzte - ZUSAMMEN_MS && besuchVon(marke)?.haltId === besuch?.haltId,
  );
  const sekunden = Math.min(SEKUNDEN, Math.max(1, Math.ceil((letzte - jetzt) / 1000)));
  return (
    <output className="widerruf">
      <span>
        <strong>{besuch?.anschrift ?? 'Besuch'}</strong>: {gemeint.length > 1 ? `${gemeint.length}-mal ` : ''}
        {ART_NAMEN[eine.art]}
      </span>
      <button type="button" onClick={() => void tag.nimmZurueck(gemeint)}>
        Zurück <span aria-hidden>({sekunden})</span>
      </button>
    </output>
  );
}

/** This moment, anew each second while something can still be taken back. */
function useSekunde(uhr: Uhr, marken: readonly Marke[]): number {
  const [jetzt, setJetzt] = useState(uhr);
  const bis = Math.max(0, ...marken.map(({ sendenAb }) => sendenAb));
  useEffect(() => {
    if (bis <= uhr()) return undefined;
    const takt = setInterval(() => {
      setJetzt(uhr());
      if (bis <= uhr()) clearInterval(takt);
    }, 500);
    return () => clearInterval(takt);
  }, [uhr, bis]);
  return jetzt;
}
