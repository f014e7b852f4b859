import type { Importauftrag, ImportSpalte } from '@kehrtour/contract/importauftrag';
import { Select } from '@kehrtour/ui/Select.tsx';
import { Status } from '@kehrtour/ui/Status.tsx';

import { sicherheit } from '../importauftrag.format.ts';

const DRAUSSEN = 'draussen';

type SpaltenwahlProps = {
  stand: Pick<Importauftrag, 'spalten' | 'felder' | 'zuordnung'>;
  onZuordnung: (zuordnung: Record<string, number>) => void;
};

/** Every column with its first values and one choice: what it means. */
export function Spaltenwahl({ stand: { spalten, felder, zuordnung }, onZuordnung }: SpaltenwahlProps) {
  const choices = [
    { id: DRAUSSEN, label: 'Nicht übernehmen' },
    ...felder.map(({ id, name }) => ({ id, label: name })),
  ];
  return (
    <ul className="grid gap-x-8 lg:grid-cols-2">
      {spalten.map((spalte) => (
        <li
          key={spalte.index}
          className="flex flex-col gap-2 border-b border-line py-3 sm:flex-row sm:items-center sm:gap-4"
        >
          <Beschreibung spalte={spalte} />
          <div className="sm:w-56 sm:shrink-0">
            <Select
              label={`Bedeutung der Spalte ${spalte.kopf || spalte.index + 1}`}
              labelHidden
              id={`spalte-${spalte.index}`}
              choices={choices}
              value={spalte.feld ?? DRAUSSEN}
              onChange={(feld) => onZuordnung(mit(zuordnung, spalte.index, feld))}
            />
          </div>
        </li>
      ))}
    </ul>
  );
}

function Beschreibung({ spalte }: { spalte: ImportSpalte }) {
  const { tone, wort } = sicherheit(spalte);
  return (
    <div className="min-w-0 grow">
      <div className="flex flex-wrap items-center gap-x-3">
        <span className="font-semibold break-words">{spalte.kopf || `Spalte ${spalte.index + 1}`}</span>
        <Status tone={tone} look="bare">
          {wort}
        </Status>
      </div>
      <p className="truncate text-sm text-muted">
        {spalte.beispiele.length === 0 ? 'leer' : spalte.beispiele.join(' · ')}
      </p>
    </div>
  );
}

/** A field has one column: choosing it here takes it from where it was. */
function mit(
  zuordnung: Readonly<Record<string, number>>,
  index: number,
  feld: string,
): Record<string, number> {
  const uebrige = Object.fromEntries(
    Object.entries(zuordnung).filter(([name, spalte]) => spalte !== index && name !== feld),
  );
  return feld === DRAUSSEN ? uebrige : { ...uebrige, [feld]: index };
}
