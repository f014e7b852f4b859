import type { Importauftrag } from '@kehrtour/contract/importauftrag';
import { Select } from '@kehrtour/ui/field/Select.tsx';
import type { ReactNode } from 'react';

const EIGENE = 'eigene';

type ArbeitswahlProps = {
  /** What the file calls the work. */
  text: string;
  taetigkeitId: string | null;
  taetigkeiten: Importauftrag['taetigkeiten'];
  /** Id of the entry, or empty for an entry of its own. */
  onWahl: (taetigkeitId: string) => void;
  /** What is said of it below its name. */
  children: ReactNode;
};

/** One line of a list: the file's word for some work, and which entry of the catalogue that is. */
export function Arbeitswahl({ text, taetigkeitId, taetigkeiten, onWahl, children }: ArbeitswahlProps) {
  return (
    <li className="flex flex-col gap-2 py-3 sm:flex-row sm:items-center sm:justify-between sm:gap-6">
      <span className="min-w-0">
        <span className="font-semibold break-words">{text}</span>
        <span className="flex flex-wrap gap-x-3 text-sm text-muted">{children}</span>
      </span>
      <div className="sm:w-80 sm:shrink-0">
        <Select
          label={`Was „${text}“ ist`}
          labelHidden
          choices={[
            { id: EIGENE, label: 'Als neue Tätigkeit anlegen' },
            ...taetigkeiten.map(({ id, name }) => ({ id, label: name })),
          ]}
          value={taetigkeitId ?? EIGENE}
          onChange={(id) => onWahl(id === EIGENE ? '' : id)}
        />
      </div>
    </li>
  );
}
