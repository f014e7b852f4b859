import { formatTagLang } from '@kehrtour/domain/format';
import { ausSchichtId } from '@kehrtour/domain/recht/schicht';
import { uhrzeitAus } from '@kehrtour/domain/uhrzeit';
import { Button } from '@kehrtour/ui/action/Button.tsx';
import { Select } from '@kehrtour/ui/field/Select.tsx';
import { Dialog } from '@kehrtour/ui/overlay/Dialog.tsx';
import { useState } from 'react';

import type { Platz } from '../anordnung.ts';
import type { Planansicht } from '../planansicht.ts';

export type VerlegedialogProps = {
  haltId: string;
  anschrift: string;
  ansicht: Planansicht;
  /** Shift to begin with. */
  schichtId: string | undefined;
  onSetze: (platz: Platz) => void;
  onSchliesse: () => void;
};

/** To somebody else, to another day, before another house: the way without dragging. */
export function Verlegedialog(props: VerlegedialogProps) {
  const { haltId, anschrift, ansicht, onSetze, onSchliesse } = props;
  const [schichtId, setSchichtId] = useState(props.schichtId ?? ansicht.schichten[0]?.id ?? '');
  const [position, setPosition] = useState<number | null>(null);
  const schicht = ansicht.schichten.find(({ id }) => id === schichtId);
  const andere = schicht?.halte.filter(({ halt }) => halt.id !== haltId) ?? [];
  const gewaehlt = position ?? andere.length;
  return (
    <Dialog
      title={`${anschrift} verschieben`}
      open
      onOpenChange={onSchliesse}
      actions={
        <>
          <Button
            kind="primary"
            onPress={() => onSetze({ ...ausSchichtId(schichtId), position: gewaehlt })}
            disabled={schicht === undefined}
          >
            Dorthin setzen
          </Button>
          <Button onPress={onSchliesse}>Abbrechen</Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <Select
          label="Wer und wann"
          choices={ansicht.schichten.map((one) => ({
            id: one.id,
            label: `${one.name}, ${formatTagLang(one.tag)}`,
            hint: one.halte.length === 0 ? 'noch frei' : `${one.halte.length} Halte`,
          }))}
          value={schichtId}
          onChange={(id) => {
            setSchichtId(id);
            setPosition(null);
          }}
        />
        <Select
          label="An welcher Stelle"
          choices={[
            ...andere.map(({ halt, von }, index) => ({
              id: String(index),
              label: `vor ${halt.anschrift}`,
              hint: `jetzt ${uhrzeitAus(von)} Uhr`,
            })),
            { id: String(andere.length), label: 'ans Ende' },
          ]}
          value={String(gewaehlt)}
          onChange={(id) => setPosition(Number(id))}
        />
      </div>
    </Dialog>
  );
}
