import type { Tagwerk } from '../feldtag.ts';
import { uhrzeit } from '../heute.format.ts';
import type { Marke } from '../marke.ts';
import type { Halt } from '../tagesstand.ts';
import { ART_NAMEN } from './artNamen.ts';

/** What the server did not take as it was meant, with the reason: it is kept here until somebody has read it. */
export function FuersBuero({
  tag,
  marken,
  halte,
}: {
  tag: Tagwerk;
  marken: readonly Marke[];
  halte: readonly Halt[];
}) {
  const liegen = marken.filter(
    ({ stand, ergebnis, hinweis }) => stand === 'buero' || (ergebnis === 'widerspricht' && hinweis !== ''),
  );
  if (liegen.length === 0) return null;
  const tueren = halte.flatMap((halt) => halt.tueren);
  return (
    <section className="fuersbuero" aria-labelledby="fuersbuero">
      <h2 id="fuersbuero">Braucht das Büro</h2>
      <ul>
        {liegen.map((marke) => (
          <li key={marke.id}>
            <p>
              <strong>
                {tueren.find(({ terminId }) => terminId === marke.terminId)?.anschrift ?? 'Ein Besuch'}
              </strong>
              {`: ${ART_NAMEN[marke.art]}, ${uhrzeit(marke.am)} Uhr`}
            </p>
            <p>{marke.hinweis}</p>
            {marke.stand === 'buero' && marke.ergebnis === null ? (
              <button type="button" className="taste leise" onClick={() => void tag.sendeNochEinmal()}>
                Noch einmal senden
              </button>
            ) : (
              <button type="button" className="taste leise" onClick={() => void tag.legeAb(marke.id)}>
                Gelesen
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
