import { useEffect, useState } from 'react';

import type { Fotobild, Fotowerk, Tagwerk } from '../feldtag.ts';
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
  const { fotos, tue } = useAbgelehnte(tag);
  if (liegen.length === 0 && fotos.length === 0) return null;
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
        {fotos.map((foto) => (
          <Fotozeile
            key={foto.id}
            foto={foto}
            wo={tueren.find(({ terminId }) => terminId === foto.terminId)?.anschrift ?? 'Ein Besuch'}
            onTat={tue}
          />
        ))}
      </ul>
    </section>
  );
}

function Fotozeile({
  foto,
  wo,
  onTat,
}: {
  foto: Fotobild;
  wo: string;
  onTat: (was: (werk: Fotowerk) => Promise<void>) => void;
}) {
  return (
    <li>
      <p>
        <strong>{wo}</strong>: Foto
      </p>
      <p>{foto.hinweis}</p>
      <button type="button" className="taste leise" onClick={() => onTat((werk) => werk.nochEinmal(foto.id))}>
        Foto senden
      </button>
      <button type="button" className="taste leise" onClick={() => onTat((werk) => werk.verwirf(foto.id))}>
        Foto verwerfen
      </button>
    </li>
  );
}

/** Pictures that the server refused; what is done to one is seen at once. */
function useAbgelehnte(tag: Tagwerk) {
  const [fotos, setFotos] = useState<readonly Fotobild[]>([]);
  const werk = tag.fotos;
  const anzahl = tag.bild().fotos?.abgelehnt ?? 0;
  const lies = async (): Promise<void> => setFotos((await werk?.abgelehnte()) ?? []);
  useEffect(() => {
    void lies();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- read again when their number changes
  }, [werk, anzahl]);
  const tue = (was: (werk: Fotowerk) => Promise<void>): void => void (werk && was(werk).then(lies));
  return { fotos, tue };
}
