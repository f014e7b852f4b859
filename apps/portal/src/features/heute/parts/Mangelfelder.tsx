import { formatTag } from '@kehrtour/domain/format';
import { ortszeitAus } from '@kehrtour/domain/ortszeit';
import { plusTage } from '@kehrtour/domain/tag';
import {
  MANGEL_GESAGT,
  MANGEL_GESAGT_NAMEN,
  MANGELART_NAMEN,
  MANGELARTEN,
  type Mangelart,
  MANGELTEXT_MAX,
} from '@kehrtour/domain/termin/mangel';

import { FRISTEN, type Mangelentwurf } from '../aufnahme/mangelentwurf.ts';
import type { Tuer } from '../tagesstand.ts';
import { Wahl } from './Wahl.tsx';

/** Kind, installation, words, deadline and who knows. */
export function Mangelfelder({
  entwurf,
  anlagen,
  setze,
  heute,
}: {
  entwurf: Mangelentwurf;
  anlagen: Tuer['anlagen'];
  setze: (teil: Partial<Mangelentwurf>) => void;
  heute: number;
}) {
  return (
    <>
      <label className="feld">
        Was ist es?
        <select value={entwurf.art} onChange={({ target }) => setze({ art: target.value as Mangelart })}>
          <option value="">Bitte wählen</option>
          {MANGELARTEN.map((art) => (
            <option key={art} value={art}>
              {MANGELART_NAMEN[art]}
            </option>
          ))}
        </select>
      </label>
      {anlagen.length === 0 ? null : (
        <label className="feld">
          An welcher Anlage?
          <select value={entwurf.anlageId} onChange={({ target }) => setze({ anlageId: target.value })}>
            <option value="">Keine bestimmte</option>
            {anlagen.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </label>
      )}
      <label className="feld">
        Beschreibung
        <textarea
          rows={3}
          maxLength={MANGELTEXT_MAX}
          value={entwurf.text}
          onChange={({ target }) => setze({ text: target.value })}
        />
      </label>
      <Fristwahl entwurf={entwurf} setze={setze} heute={heute} />
    </>
  );
}

function Fristwahl({
  entwurf,
  setze,
  heute,
}: {
  entwurf: Mangelentwurf;
  setze: (teil: Partial<Mangelentwurf>) => void;
  heute: number;
}) {
  const { tag } = ortszeitAus(new Date(heute));
  return (
    <>
      <label className="haken">
        <input
          type="checkbox"
          checked={entwurf.gefahr}
          onChange={({ target }) => setze({ gefahr: target.checked })}
        />
        Unmittelbare Gefahr, Anlage nicht benutzen
      </label>
      {entwurf.gefahr ? null : (
        <Wahl
          name={`Zu beheben bis ${formatTag(plusTage(tag, entwurf.tage))}`}
          werte={FRISTEN.map((tage) => [String(tage), `${tage / 7} Wo.`] as const)}
          wert={String(entwurf.tage)}
          onWahl={(tage) => setze({ tage: Number(tage) })}
        />
      )}
      <Wahl
        name="Wem haben Sie es gesagt?"
        werte={MANGEL_GESAGT.map((wer) => [wer, MANGEL_GESAGT_NAMEN[wer]] as const)}
        wert={entwurf.gesagt}
        onWahl={(gesagt) => setze({ gesagt })}
      />
    </>
  );
}
