import { FELDTEXT_MAX } from '@kehrtour/domain/termin/feldmeldung';
import { useState } from 'react';

import { Fenster } from './Fenster.tsx';

const WORTE = {
  notiz: { titel: 'Notiz', frage: 'Was soll das Büro wissen?', tat: 'Notiz merken' },
  mangel: { titel: 'Mangel', frage: 'Was ist der Mangel, und wo?', tat: 'Mangel melden' },
} as const;

/** Something to write at the house. What was typed outlives the page. */
export function TextDialog({
  art,
  wofuer,
  onZu,
  onMelden,
}: {
  art: 'notiz' | 'mangel';
  wofuer: string;
  onZu: () => void;
  onMelden: (text: string) => void;
}) {
  const entwurf = `kehrtour.heute.${art}/${wofuer}`;
  const [text, setText] = useState(() => sessionStorage.getItem(entwurf) ?? '');
  const [fehlt, setFehlt] = useState(false);
  const { titel, frage, tat } = WORTE[art];
  const tippe = (neu: string): void => {
    setText(neu);
    sessionStorage.setItem(entwurf, neu);
  };
  const melde = (): void => {
    if (text.trim() === '') return setFehlt(true);
    sessionStorage.removeItem(entwurf);
    onMelden(text.trim());
  };
  return (
    <Fenster titel={titel} onZu={onZu}>
      <label className="feld">
        {frage}
        <textarea
          rows={4}
          maxLength={FELDTEXT_MAX}
          value={text}
          aria-invalid={fehlt}
          onChange={({ target }) => tippe(target.value)}
        />
        {fehlt && text.trim() === '' ? <span className="fehler">Bitte schreiben Sie etwas.</span> : null}
      </label>
      <button type="button" className="taste haupt" onClick={melde}>
        {tat}
      </button>
      <button type="button" className="taste leise" onClick={onZu}>
        Abbrechen
      </button>
    </Fenster>
  );
}
