import type { tagAbschliessen } from '@kehrtour/contract/tagesabschluss';
import { bleibtSatz, wartetAuf } from '@kehrtour/domain/kehrtour/rundenabschluss';
import { istBesuchsausgang, type OffeneBeimAbschluss } from '@kehrtour/domain/termin/termin';
import { useState } from 'react';

import type { Tagwerk } from '../feldtag.ts';
import { uhrzeit } from '../heute.format.ts';
import type { Tagesstand, Tuer } from '../tagesstand.ts';
import { Fenster } from './Fenster.tsx';

const WAHL: Record<OffeneBeimAbschluss, { name: string; folge: string }> = {
  nichtAngetroffen: {
    name: 'Niemand war da',
    folge: 'Steht als „Nicht da“ ohne Nachweis; die Arbeit ist wieder offen.',
  },
  zurueck: {
    name: 'Dort war ich nicht',
    folge:
      'Der Besuch ist abgesagt und die Arbeit wieder offen. Wer es noch nicht weiß, erfährt es in zehn Minuten.',
  },
};

/** Ends the own day: what is open is named, and what becomes of it is said before the press. */
export function Tagesabschluss({ tag, stand, onZu }: { tag: Tagwerk; stand: Tagesstand; onZu: () => void }) {
  const { sende, tag: datum } = tag.bild();
  const offene = stand.halte.flatMap(({ tueren }) =>
    tueren.filter((tuer) => !tuer.hinfaellig && !istBesuchsausgang(tuer.stand)),
  );
  const [wahl, setWahl] = useState<OffeneBeimAbschluss | null>(null);
  const [fehler, setFehler] = useState('');
  const [getan, setGetan] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const schliesse = async (): Promise<void> => {
    if (offene.length > 0 && wahl === null) return setFehler('Bitte wählen Sie, was dort war.');
    setBusy(true);
    const ausgang = await tag.frage<typeof tagAbschliessen>({
      method: 'POST',
      path: '/heute/abschluss',
      body: { tag: datum, ...(wahl && { offene: wahl }) },
      mit: 'bleiben',
    });
    setBusy(false);
    if (ausgang.art === 'nein') return setFehler(ausgang.satz);
    setGetan(bleibtSatz(ausgang.inhalt.bleiben));
  };
  if (getan !== null)
    return (
      <Fenster titel="Ihr Tag ist abgeschlossen" onZu={onZu}>
        <p>{getan === '' ? 'Das Büro sieht es und kann ihn wieder öffnen.' : getan}</p>
        <Zu onZu={onZu} name="Gut" />
      </Fenster>
    );
  const wartet = wartetAuf(offene.map(alsBesuch), new Date(tag.jetzt()));
  const hindernis = hindernisVon(sende.wartend, wartet);
  return (
    <Fenster titel="Tag abschließen?" onZu={onZu}>
      <Offene offene={offene} />
      {hindernis === '' ? (
        <>
          {offene.length > 0 ? (
            <Auswahl wahl={wahl} onWahl={(eine) => (setWahl(eine), setFehler(''))} />
          ) : null}
          {fehler === '' ? null : (
            <p className="fehler" role="alert">
              {fehler}
            </p>
          )}
          <button type="button" className="taste haupt" disabled={busy} onClick={() => void schliesse()}>
            Tag abschließen
          </button>
        </>
      ) : (
        <p role="alert">{hindernis}</p>
      )}
      <Zu onZu={onZu} name="Noch nicht" />
    </Fenster>
  );
}

const alsBesuch = ({ fensterVon, anschrift }: Tuer) => ({ fensterVon: new Date(fensterVon), anschrift });

function hindernisVon(wartend: number, wartet: ReturnType<typeof alsBesuch> | undefined): string {
  if (wartet)
    return `Bei ${wartet.anschrift} ist der Besuch erst ab ${uhrzeit(wartet.fensterVon.getTime())} Uhr zugesagt. Abschließen geht ab dann.`;
  if (wartend === 0) return '';
  return `Erst ${wartend === 1 ? 'geht Ihre Meldung' : `gehen Ihre ${wartend} Meldungen`} ab, dann lässt sich der Tag abschließen. Dafür braucht es Netz.`;
}

function Offene({ offene }: { offene: readonly Tuer[] }) {
  if (offene.length === 0) return <p>Alle Besuche haben ein Ergebnis.</p>;
  return (
    <>
      <p>{offene.length === 1 ? 'Ein Besuch hat' : `${offene.length} Besuche haben`} noch kein Ergebnis:</p>
      <ul className="offene">
        {offene.map((tuer) => (
          <li key={tuer.terminId}>{[tuer.anschrift, tuer.lage || tuer.name].filter(Boolean).join(', ')}</li>
        ))}
      </ul>
    </>
  );
}

function Auswahl({
  wahl,
  onWahl,
}: {
  wahl: OffeneBeimAbschluss | null;
  onWahl: (wahl: OffeneBeimAbschluss) => void;
}) {
  return (
    <fieldset className="auswahl">
      <legend>Was war dort?</legend>
      {(Object.keys(WAHL) as OffeneBeimAbschluss[]).map((eine) => (
        <label key={eine}>
          <input type="radio" name="offene" checked={wahl === eine} onChange={() => onWahl(eine)} />
          <span>
            {WAHL[eine].name}
            <small>{WAHL[eine].folge}</small>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

function Zu({ onZu, name }: { onZu: () => void; name: string }) {
  return (
    <button type="button" className="taste leise" onClick={onZu}>
      {name}
    </button>
  );
}
