import { FELDTEXT_MAX } from '@kehrtour/domain/termin/feldmeldung';
import { useState } from 'react';

import { useEntwurf } from '../aufnahme/useEntwurf.ts';
import { Fenster } from './Fenster.tsx';

/** Something to write at the house. What was typed outlives the page. */
export function TextDialog({
  wofuer,
  onZu,
  onAuftrag,
  onMelden,
}: {
  wofuer: string;
  onZu: () => void;
  onAuftrag: () => void;
  onMelden: (text: string) => void;
}) {
  const { entwurf, setze, vergiss } = useEntwurf(`notiz/${wofuer}`, { text: '' });
  const [fehlt, setFehlt] = useState(false);
  const { text } = entwurf;
  const melde = (): void => {
    if (text.trim() === '') return setFehlt(true);
    vergiss();
    onMelden(text.trim());
  };
  return (
    <Fenster titel="Notiz" onZu={onZu}>
      <label className="feld">
        Was soll das Büro wissen?
        <textarea
          rows={4}
          maxLength={FELDTEXT_MAX}
          value={text}
          aria-invalid={fehlt}
          onChange={({ target }) => setze({ text: target.value })}
        />
        {fehlt && text.trim() === '' ? <span className="fehler">Bitte schreiben Sie etwas.</span> : null}
      </label>
      <button type="button" className="taste haupt" onClick={melde}>
        Notiz merken
      </button>
      <button type="button" className="taste" onClick={onAuftrag}>
        Auftrag aufnehmen
      </button>
      <button type="button" className="taste leise" onClick={onZu}>
        Abbrechen
      </button>
    </Fenster>
  );
}
