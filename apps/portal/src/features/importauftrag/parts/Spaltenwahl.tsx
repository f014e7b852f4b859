import type { Importauftrag } from '@kehrtour/contract/importauftrag';
import type { ImportSpalte } from '@kehrtour/contract/importlesart';
import { formatMenge } from '@kehrtour/domain/format';
import { Button } from '@kehrtour/ui/action/Button.tsx';
import { Select } from '@kehrtour/ui/field/Select.tsx';
import { Status } from '@kehrtour/ui/message/Status.tsx';
import { useState } from 'react';

import { istSicher, sicherheit } from '../importauftrag.format.ts';

const DRAUSSEN = 'draussen';

type SpaltenwahlProps = {
  stand: Pick<Importauftrag, 'spalten' | 'felder' | 'zuordnung' | 'fehlendePflichtfelder'>;
  onZuordnung: (zuordnung: Record<string, number>) => void;
};

/** Columns with their first values and one choice each: what it means. Those beyond doubt wait behind a button. */
export function Spaltenwahl({ stand, onZuordnung }: SpaltenwahlProps) {
  const { spalten, felder, zuordnung, fehlendePflichtfelder } = stand;
  const [alle, setAlle] = useState(false);
  const fraglich = spalten.filter((spalte) => !istSicher(spalte));
  const gezeigt = alle || fehlendePflichtfelder.length > 0 ? spalten : fraglich;
  const choices = [
    { id: DRAUSSEN, label: 'Nicht übernehmen' },
    ...felder.map(({ id, name }) => ({ id, label: name })),
  ];
  return (
    <div className="flex flex-col items-start gap-4">
      {gezeigt.length === spalten.length ? (
        <p className="text-muted">Was Sie nicht übernehmen, bleibt in Ihrem Bestand, wie es ist.</p>
      ) : (
        <p className="text-muted">
          {fraglich.length === 0
            ? `Alle ${spalten.length} Spalten sind sicher erkannt.`
            : `${formatMenge(spalten.length - fraglich.length, 'Spalte ist', 'Spalten sind')} sicher erkannt. Bitte prüfen Sie diese:`}
        </p>
      )}
      <ul className="grid w-full empty:hidden grid-cols-1 gap-x-8 lg:grid-cols-2">
        {gezeigt.map((spalte) => (
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
      {gezeigt.length === spalten.length ? null : (
        <Button size="small" onPress={() => setAlle(true)}>
          Alle {spalten.length} Spalten zeigen
        </Button>
      )}
    </div>
  );
}

function Beschreibung({ spalte }: { spalte: ImportSpalte }) {
  const { tone, wort } = sicherheit(spalte);
  return (
    <div className="min-w-0 grow sm:basis-0">
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
