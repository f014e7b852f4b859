import { AUFTRAGSTEXT_MAX, BESTELLER_MAX } from '@kehrtour/domain/termin/mangel';
import { useState } from 'react';

import { type Auftragsentwurf, bestellbare, liesAuftrag } from '../aufnahme/liesAuftrag.ts';
import { useEntwurf } from '../aufnahme/useEntwurf.ts';
import type { Tagwerk } from '../feldtag.ts';
import type { Tuer } from '../tagesstand.ts';
import { Fenster } from './Fenster.tsx';
import { Wahl } from './Wahl.tsx';
import { Wovon } from './Wovon.tsx';

/** Work that somebody asks for at the door: what, for whom, and for how much. */
export function AuftragDialog({
  tag,
  tueren,
  onZu,
}: {
  tag: Tagwerk;
  tueren: readonly [Tuer, ...Tuer[]];
  onZu: () => void;
}) {
  const [erste] = tueren;
  const { entwurf, setze, vergiss } = useEntwurf<Auftragsentwurf>(`auftrag/${erste.terminId}`, {
    terminId: erste.terminId,
    taetigkeitId: '',
    text: '',
    besteller: erste.name,
    preis: '',
    betrag: '',
  });
  const [gedrueckt, setGedrueckt] = useState(false);
  const [voll, setVoll] = useState(false);
  const auftrag = liesAuftrag(entwurf, tag);
  const satz = satzZu(gedrueckt, voll, auftrag);
  const melde = async (): Promise<void> => {
    setGedrueckt(true);
    if (typeof auftrag === 'string') return;
    try {
      await tag.melde([auftrag]);
      vergiss();
      onZu();
    } catch {
      setVoll(true);
    }
  };
  return (
    <Fenster titel="Auftrag" onZu={onZu}>
      <Wovon tueren={tueren} terminId={entwurf.terminId} onWahl={(terminId) => setze({ terminId })} />
      <Felder entwurf={entwurf} tag={tag} setze={setze} />
      {satz === '' ? null : (
        <p className="fehler" role="alert">
          {satz}
        </p>
      )}
      <button type="button" className="taste haupt" onClick={() => void melde()}>
        Auftrag aufnehmen
      </button>
      <button type="button" className="taste leise" onClick={onZu}>
        Später weiter
      </button>
    </Fenster>
  );
}

/** What is missing goes from the screen with the press that adds it. */
function satzZu(gedrueckt: boolean, voll: boolean, auftrag: ReturnType<typeof liesAuftrag>): string {
  if (gedrueckt && typeof auftrag === 'string') return auftrag;
  return voll
    ? 'Das Handy konnte den Auftrag nicht speichern. Schaffen Sie Platz und drücken Sie noch einmal.'
    : '';
}

function Felder({
  entwurf,
  tag,
  setze,
}: {
  entwurf: Auftragsentwurf;
  tag: Tagwerk;
  setze: (teil: Partial<Auftragsentwurf>) => void;
}) {
  return (
    <>
      <label className="feld">
        Welche Arbeit?
        <select value={entwurf.taetigkeitId} onChange={({ target }) => setze({ taetigkeitId: target.value })}>
          <option value="">Andere Arbeit, siehe unten</option>
          {bestellbare(tag).map(({ id, bezeichnung }) => (
            <option key={id} value={id}>
              {bezeichnung}
            </option>
          ))}
        </select>
      </label>
      <label className="feld">
        Was genau?
        <textarea
          rows={3}
          maxLength={AUFTRAGSTEXT_MAX}
          value={entwurf.text}
          onChange={({ target }) => setze({ text: target.value })}
        />
      </label>
      <label className="feld">
        Wer bestellt?
        <input
          maxLength={BESTELLER_MAX}
          value={entwurf.besteller}
          onChange={({ target }) => setze({ besteller: target.value })}
        />
      </label>
      <Preiswahl entwurf={entwurf} setze={setze} />
    </>
  );
}

function Preiswahl({
  entwurf,
  setze,
}: {
  entwurf: Auftragsentwurf;
  setze: (teil: Partial<Auftragsentwurf>) => void;
}) {
  return (
    <>
      <Wahl
        name="Was kostet es?"
        werte={[
          ['fest', 'Fester Preis'],
          ['aufwand', 'Nach Aufwand'],
        ]}
        wert={entwurf.preis}
        onWahl={(preis) => setze({ preis })}
      />
      {entwurf.preis === 'fest' ? (
        <label className="feld">
          Preis mit Umsatzsteuer, in Euro
          <input
            inputMode="decimal"
            value={entwurf.betrag}
            onChange={({ target }) => setze({ betrag: target.value })}
          />
        </label>
      ) : null}
    </>
  );
}
