import { istFeldwort } from '@kehrtour/domain/termin/feldmeldung';
import { istBesuchsausgang } from '@kehrtour/domain/termin/termin';
import { KeyRound, MessageCircle, StickyNote, TriangleAlert, Wrench } from 'lucide-react';
import { useState } from 'react';

import type { Tagwerk } from '../feldtag.ts';
import { antwortsatz, fenster, uhrzeit } from '../heute.format.ts';
import type { Marke } from '../marke.ts';
import type { Halt, Tuer } from '../tagesstand.ts';
import { useNachOben } from '../useNachOben.ts';
import { ART_NAMEN } from './artNamen.ts';
import { Ergebnistasten } from './Ergebnistasten.tsx';
import { Tuerzeile, Zurueck } from './Tuerzeile.tsx';
import { Zeichen } from './Zeichen.tsx';

/** One house: where, who, what to do, what to know; and what became of it, always under the thumb. */
export function Halteblatt({
  tag,
  halt,
  vorn,
  marken,
  onWeiter,
}: {
  tag: Tagwerk;
  halt: Halt;
  /** It is the one that comes next. */
  vorn: boolean;
  marken: readonly Marke[];
  onWeiter: () => void;
}) {
  useNachOben();
  const { tueren } = halt;
  const [erste] = tueren;
  const { gewaehlt, schalte } = useWahl(tueren);
  const nimmZurueck = ({ eigene }: Tuer): void => void (eigene && tag.nimmZurueck([eigene]));
  return (
    <>
      <main className="blatt">
        <p className="zeiten">
          <strong>etwa {uhrzeit(erste.beginn)}</strong>
          <span>zugesagt {fenster(erste)}</span>
        </p>
        <h2 className="anschrift">{erste.anschrift}</h2>
        <p className="ortszeile">{erste.ortszeile}</p>
        {tueren.length === 1 ? (
          <Einzeltuer tuer={erste} onZurueck={() => nimmZurueck(erste)} />
        ) : (
          <ul className="tueren" aria-label="Wohnungen">
            {tueren.map((tuer) => (
              <Tuerzeile
                key={tuer.terminId}
                tuer={tuer}
                gewaehlt={gewaehlt.includes(tuer)}
                onWahl={() => schalte(tuer.terminId)}
                onZurueck={() => nimmZurueck(tuer)}
              />
            ))}
          </ul>
        )}
        <Wissen tueren={tueren} notizen={eigeneNotizen(marken, tueren)} />
      </main>
      <Ergebnistasten
        tag={tag}
        halt={halt}
        vorn={vorn}
        gewaehlt={gewaehlt}
        marken={marken}
        onWeiter={onWeiter}
      />
    </>
  );
}

/** Which doors the next press means. */
function useWahl(tueren: readonly Tuer[]) {
  const [ausgenommen, setAusgenommen] = useState<readonly string[]>([]);
  const waehlbar = waehlbare(tueren);
  const angekreuzt = waehlbar.filter(({ terminId }) => !ausgenommen.includes(terminId));
  // Whoever was left out of the press before is meant by the next one.
  const gewaehlt = angekreuzt.length > 0 ? angekreuzt : waehlbar;
  // A tap turns what is seen: also a tick that is there because nobody else was left.
  const schalte = (terminId: string): void =>
    setAusgenommen(
      waehlbar.flatMap((tuer) =>
        gewaehlt.includes(tuer) === (tuer.terminId === terminId) ? [tuer.terminId] : [],
      ),
    );
  return { gewaehlt, schalte };
}

/** What has no result yet; whoever said no or was called off only where nobody else is left, as doors open all the same. */
function waehlbare(tueren: readonly Tuer[]): readonly Tuer[] {
  const offene = tueren.filter(({ stand }) => !istBesuchsausgang(stand));
  const erwartete = offene.filter(({ hinfaellig }) => !hinfaellig);
  return erwartete.length > 0 ? erwartete : offene;
}

function Einzeltuer({ tuer, onZurueck }: { tuer: Tuer; onZurueck: () => void }) {
  return (
    <p className="tuer">
      <span>{[tuer.name, tuer.lage].filter(Boolean).join(', ') || 'Ohne Namen'}</span>
      <Zeichen stand={tuer.stand} />
      <Zurueck tuer={tuer} onZurueck={onZurueck} />
    </p>
  );
}

const eigeneNotizen = (marken: readonly Marke[], tueren: readonly Tuer[]): readonly string[] =>
  marken.flatMap(({ art, text, terminId }) =>
    istFeldwort(art) && tueren.some((tuer) => tuer.terminId === terminId)
      ? [art === 'notiz' ? text : `${ART_NAMEN[art]}: ${text}`]
      : [],
  );

function Wissen({ tueren, notizen }: { tueren: readonly Tuer[]; notizen: readonly string[] }) {
  const [erste] = tueren;
  if (!erste) return null;
  const arbeiten = [
    ...new Set(tueren.flatMap((tuer) => tuer.arbeiten.map(({ bezeichnung }) => bezeichnung))),
  ];
  const antworten = tueren.flatMap((tuer) => {
    const satz = antwortsatz(tuer.antwort);
    return satz === '' ? [] : [tueren.length > 1 ? `${tuer.lage || tuer.name}: ${satz}` : satz];
  });
  const notizenDesBueros = [
    ...new Set([erste.notizZugang, erste.notizArbeit, ...tueren.map(({ notiz }) => notiz)]),
  ];
  const maengel = (erste.maengel ?? []).map(({ text, frist, lage }) =>
    [lage, `${text} (bis ${frist.slice(8)}.${frist.slice(5, 7)}.)`].filter(Boolean).join(': '),
  );
  const alle = [
    ...notizenDesBueros.filter(Boolean),
    ...notizen.filter((eine) => !notizenDesBueros.some((da) => da.includes(eine))),
  ];
  return (
    <dl className="wissen">
      <Zeile bild={<Wrench aria-hidden />} was="Arbeit" saetze={arbeiten} />
      <Zeile bild={<MessageCircle aria-hidden />} was="Antwort" saetze={antworten} />
      <Zeile bild={<KeyRound aria-hidden />} was="Schlüssel" saetze={erste.schluessel} />
      <Zeile bild={<TriangleAlert aria-hidden />} was="Offene Mängel" saetze={maengel} />
      <Zeile bild={<StickyNote aria-hidden />} was="Notiz" saetze={alle} />
    </dl>
  );
}

function Zeile({ bild, was, saetze }: { bild: React.ReactNode; was: string; saetze: readonly string[] }) {
  if (saetze.length === 0) return null;
  return (
    <div>
      <dt>
        {bild}
        <span className="nurvorlesen">{was}</span>
      </dt>
      <dd>
        {saetze.map((satz) => (
          <p key={satz}>{satz}</p>
        ))}
      </dd>
    </div>
  );
}
