import type { Importauftrag } from '@kehrtour/contract/importauftrag';
import { formatMenge } from '@kehrtour/domain/format';
import { Select } from '@kehrtour/ui/field/Select.tsx';

const EIGENE = 'eigene';

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
  const choices = [
    { id: EIGENE, label: 'Als neue Tätigkeit anlegen' },
    ...taetigkeiten.map(({ id, name }) => ({ id, label: name })),
  ];
  return (
    <div className="flex flex-col gap-3">
      <p className="max-w-prose text-muted">
        Wir merken uns Ihre Wahl für spätere Dateien. Neue Tätigkeiten haben zuerst 20 Minuten; das ändern Sie
        in den Einstellungen.
      </p>
      <ul className="divide-y divide-line">
        {unbekannteTaetigkeiten.map(({ text, anzahl, taetigkeitId }) => (
          <li
            key={text}
            className="flex flex-col gap-2 py-3 sm:flex-row sm:items-center sm:justify-between sm:gap-6"
          >
            <span className="min-w-0">
              <span className="font-semibold break-words">{text}</span>{' '}
              <span className="text-sm text-muted">{formatMenge(anzahl, 'Aufgabe', 'Aufgaben')}</span>
            </span>
            <div className="sm:w-80 sm:shrink-0">
              <Select
                label={`Was „${text}“ ist`}
                labelHidden
                choices={choices}
                value={taetigkeitId ?? EIGENE}
                onChange={(id) => onWahl({ [text]: id === EIGENE ? '' : id })}
              />
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
