import { VERSPAETUNGEN } from '@kehrtour/domain/termin/feldmeldung';
import { gefaehrdete, verzugMinuten } from '@kehrtour/domain/termin/tagesverzug';
import { istBesuchsausgang } from '@kehrtour/domain/termin/termin';
import { useState } from 'react';

import type { Tagwerk } from '../feldtag.ts';
import { fenster } from '../heute.format.ts';
import type { Tagesstand, Tuer } from '../tagesstand.ts';
import { Fenster } from './Fenster.tsx';

/** How late, whom it hits, and who hears of it; those without a message can be called from here. */
export function Verspaetung({ tag, stand, onZu }: { tag: Tagwerk; stand: Tagesstand; onZu: () => void }) {
  const [minuten, setMinuten] = useState<number | null>(null);
  const [voll, setVoll] = useState(false);
  const naechste = stand.naechster?.tueren[0];
  const betroffene = minuten === null ? [] : betroffen(stand, minuten, tag.jetzt());
  const melde = async (): Promise<void> => {
    if (!naechste || minuten === null) return;
    try {
      await tag.melde([{ terminId: naechste.terminId, art: 'verspaetung', text: String(minuten) }]);
      onZu();
    } catch {
      setVoll(true);
    }
  };
  return (
    <Fenster titel="Wie viel später sind Sie dran?" onZu={onZu}>
      <fieldset className="minuten" aria-label="Verspätung">
        {VERSPAETUNGEN.map((eine) => (
          <button
            key={eine}
            type="button"
            className="taste"
            aria-pressed={minuten === eine}
            onClick={() => setMinuten(eine)}
          >
            {eine} Min.
          </button>
        ))}
      </fieldset>
      {minuten === null ? null : <Betroffene betroffene={betroffene} />}
      {voll ? (
        <p className="fehler" role="alert">
          Das Handy konnte die Meldung nicht speichern. Schaffen Sie Platz und drücken Sie noch einmal.
        </p>
      ) : null}
      <button
        type="button"
        className="taste haupt"
        disabled={minuten === null || naechste === undefined}
        onClick={() => void melde()}
      >
        Verspätung melden
      </button>
      <button type="button" className="taste leise" onClick={onZu}>
        Abbrechen
      </button>
    </Fenster>
  );
}

function betroffen({ halte }: Tagesstand, minuten: number, jetzt: number): Tuer[] {
  const besuche = halte.flatMap(({ id, tueren }) =>
    tueren.flatMap((tuer) => (tuer.hinfaellig && !istBesuchsausgang(tuer.stand) ? [] : [alsHalt(tuer, id)])),
  );
  const verzug = Math.max(minuten, verzugMinuten(besuche, new Date(jetzt)));
  return gefaehrdete(besuche, verzug).map(({ tuer }) => tuer);
}

const alsHalt = (tuer: Tuer, haus: string) => ({
  id: tuer.terminId,
  haus,
  beginn: new Date(tuer.beginn),
  ende: new Date(tuer.ende),
  fensterVon: new Date(tuer.fensterVon),
  fensterBis: new Date(tuer.fensterBis),
  gesehenAm: istBesuchsausgang(tuer.stand) ? new Date(tuer.eigene?.am ?? tuer.ende) : null,
  tuer,
});

function Betroffene({ betroffene }: { betroffene: readonly Tuer[] }) {
  if (betroffene.length === 0) return <p>Alle zugesagten Zeiten halten. Niemand bekommt eine Nachricht.</p>;
  return (
    <>
      <p>
        {betroffene.length === 1
          ? 'Eine zugesagte Zeit hält'
          : `${betroffene.length} zugesagte Zeiten halten`}{' '}
        dann nicht. Wer per E-Mail, SMS oder Messenger angesagt wurde, bekommt eine Nachricht; die anderen
        rufen Sie oder das Büro an:
      </p>
      <ul className="offene">
        {betroffene.map((tuer) => (
          <li key={tuer.terminId}>
            {tuer.anschrift}, {fenster(tuer)} <Anruf tuer={tuer} />
          </li>
        ))}
      </ul>
    </>
  );
}

function Anruf({ tuer }: { tuer: Tuer }) {
  const kontakt = tuer.kontakte.find(({ telefon }) => telefon !== '');
  if (!kontakt) return null;
  return (
    <a className="verweis" href={`tel:${kontakt.telefon.replaceAll(/[^\d+]/g, '')}`}>
      {kontakt.name || 'Anrufen'}
    </a>
  );
}
