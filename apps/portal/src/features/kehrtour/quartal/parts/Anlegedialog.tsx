import { formatMenge } from '@kehrtour/domain/format';
import { montagDerWoche } from '@kehrtour/domain/tag';
import { Button } from '@kehrtour/ui/action/Button.tsx';
import { Checkbox } from '@kehrtour/ui/field/Checkbox.tsx';
import { RadioGroup } from '@kehrtour/ui/field/RadioGroup.tsx';
import { Notice } from '@kehrtour/ui/message/Notice.tsx';
import { Dialog } from '@kehrtour/ui/overlay/Dialog.tsx';
import { useState } from 'react';

import { haeuserText } from '../quartal.format.ts';
import type { Quartalsplan } from '../quartalsplan.ts';

export type Anlegewunsch = { je: 'tag' | 'woche'; rechnen: boolean };

export type AnlegedialogProps = {
  plan: Quartalsplan;
  busy: boolean;
  fehler: string | null;
  onLegeAn: (wunsch: Anlegewunsch) => void;
  onSchliesse: () => void;
};

/** How the proposal becomes Kehrtouren. Customers hear nothing of it yet. */
export function Anlegedialog({ plan, busy, fehler, onLegeAn, onSchliesse }: AnlegedialogProps) {
  const [je, setJe] = useState<Anlegewunsch['je']>('tag');
  const [rechnen, setRechnen] = useState(true);
  const tage = new Set(plan.schichten.filter(({ teile }) => teile.length > 0).map(({ tag }) => tag));
  const anzahl = { tag: tage.size, woche: new Set([...tage].map(montagDerWoche)).size };
  return (
    <Dialog
      open
      title="Kehrtouren anlegen"
      onOpenChange={onSchliesse}
      actions={
        <>
          <Button kind="primary" busy={busy} onPress={() => onLegeAn({ je, rechnen })}>
            {`${formatMenge(anzahl[je], 'Kehrtour', 'Kehrtouren')} anlegen`}
          </Button>
          <Button onPress={onSchliesse}>Abbrechen</Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        {fehler === null ? null : (
          <Notice tone="danger" live>
            <p>{fehler}</p>
          </Notice>
        )}
        <RadioGroup
          label="Wie viele Kehrtouren?"
          choices={[
            {
              id: 'tag',
              label: 'Eine je Tag',
              hint: `${formatMenge(anzahl.tag, 'Kehrtour', 'Kehrtouren')}; wer an diesem Tag fährt, steht zusammen darin.`,
            },
            {
              id: 'woche',
              label: 'Eine je Woche',
              hint: `${formatMenge(anzahl.woche, 'Kehrtour', 'Kehrtouren')}; die Tage der Woche werden darin noch einmal geordnet.`,
            },
          ]}
          value={je}
          onChange={(neu) => setJe(neu === 'woche' ? 'woche' : 'tag')}
        />
        <Checkbox
          label="Reihenfolge und Zeiten gleich rechnen"
          hint="Läuft im Hintergrund. Sonst wird jede Kehrtour gerechnet, wenn Sie sie öffnen."
          checked={rechnen}
          onChange={setRechnen}
        />
        <p className="text-muted">
          Es entstehen Entwürfe; angekündigt wird nichts.
          {plan.summe.ohneTag > 0 ? ` ${haeuserText(plan.summe.ohneTag)} ohne Tag bleiben offen.` : ''}
        </p>
      </div>
    </Dialog>
  );
}
