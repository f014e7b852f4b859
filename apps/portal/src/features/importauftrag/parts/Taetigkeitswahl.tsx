import type { Importauftrag } from '@kehrtour/contract/importauftrag';
import { formatMenge } from '@kehrtour/domain/format';

import { Arbeitswahl } from './Arbeitswahl.tsx';

type TaetigkeitswahlProps = {
  stand: Pick<Importauftrag, 'unbekannteTaetigkeiten' | 'taetigkeiten'>;
  /** Text of the file → entry of the catalogue, or empty for an entry of its own. */
  onWahl: (taetigkeiten: Record<string, string>) => void;
};

/** Work the file names in words of its own: each becomes a new entry unless somebody says what it is. */
export function Taetigkeitswahl({
  stand: { unbekannteTaetigkeiten, taetigkeiten },
  onWahl,
}: TaetigkeitswahlProps) {
  return (
    <div className="flex flex-col gap-3">
      <p className="max-w-prose text-muted">
        Wir merken uns Ihre Wahl für spätere Dateien. Neue Tätigkeiten haben zuerst 20 Minuten; das ändern Sie
        in den Einstellungen.
      </p>
      <ul className="divide-y divide-line">
        {unbekannteTaetigkeiten.map(({ text, anzahl, taetigkeitId }) => (
          <Arbeitswahl
            key={text}
            text={text}
            taetigkeitId={taetigkeitId}
            taetigkeiten={taetigkeiten}
            onWahl={(id) => onWahl({ [text]: id })}
          >
            {formatMenge(anzahl, 'Aufgabe', 'Aufgaben')}
          </Arbeitswahl>
        ))}
      </ul>
    </div>
  );
}
