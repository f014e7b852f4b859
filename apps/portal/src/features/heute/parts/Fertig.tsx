import { formatTagLang } from '@kehrtour/domain/format';

import type { Feldbild, Tagwerk } from '../feldtag.ts';
import { uhrzeit } from '../heute.format.ts';
import type { Tagesstand } from '../tagesstand.ts';
import { Widerruf } from './Widerruf.tsx';

/** No house is to come: because all are done, because there is none, or because nobody knows yet. */
export function Fertig({
  tag,
  bild,
  stand,
  onListe,
  onHolen,
  onAbschluss,
}: {
  tag: Tagwerk;
  bild: Feldbild;
  stand: Tagesstand | undefined;
  onListe: () => void;
  onHolen: () => void;
  onAbschluss: () => void;
}) {
  if (stand && stand.gesamt > 0)
    return (
      <main className="blatt leer">
        <h2>Alle Häuser sind besucht</h2>
        <p>
          {bild.sende.wartend === 0
            ? 'Alles ist im Büro angekommen.'
            : 'Was noch wartet, geht von selbst ab, sobald Netz da ist.'}
        </p>
        <Widerruf tag={tag} marken={bild.marken} />
        {bild.paket?.inhalt.abgeschlossenAm ? (
          <p>Ihr Tag ist seit {uhrzeit(bild.paket.inhalt.abgeschlossenAm)} Uhr abgeschlossen.</p>
        ) : bild.paket?.inhalt.faehrtBei ? null : (
          <button type="button" className="taste haupt" onClick={onAbschluss}>
            Tag abschließen
          </button>
        )}
        <button type="button" className="taste" onClick={onListe}>
          Den Tag ansehen
        </button>
      </main>
    );
  if (!stand && !bild.gefragt)
    return (
      <main className="blatt leer" aria-busy>
        <p>Der Tag wird geholt …</p>
      </main>
    );
  return (
    <main className="blatt leer">
      <h2>{stand ? 'Heute steht nichts an' : 'Für heute liegt nichts auf dem Handy'}</h2>
      <p>
        {stand
          ? `Für ${formatTagLang(bild.tag)} sind keine Besuche bei Ihnen eingetragen.`
          : 'Ohne Netz lässt sich der Tag nicht holen. Was Sie gemeldet haben, ist noch da.'}
      </p>
      <button type="button" className="taste" onClick={onHolen}>
        Noch einmal holen
      </button>
      <a className="taste leise" href="/termine">
        Zu den Terminen
      </a>
    </main>
  );
}
