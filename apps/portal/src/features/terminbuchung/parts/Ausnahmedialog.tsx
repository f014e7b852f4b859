import { ausnahmedaten } from '@kehrtour/contract/verfuegbarkeit';
import type { Ausnahmedaten } from '@kehrtour/contract/verfuegbarkeit';
import { RadioGroup } from '@kehrtour/ui/field/RadioGroup.tsx';
import { TextField } from '@kehrtour/ui/field/TextField.tsx';
import { TimeField } from '@kehrtour/ui/field/TimeField.tsx';

import { Formulardialog } from '../../../shared/Formulardialog.tsx';
import { heute } from '../../../shared/heute.ts';
import { useContractForm } from '../../../shared/useContractForm.ts';
import { Tagesspanne } from './Tagesspanne.tsx';

export type AusnahmedialogProps = {
  mitarbeiterId: string;
  /** @returns false when nothing was saved: the dialog stays */
  onSave: (neu: Ausnahmedaten) => Promise<boolean>;
  onClose: () => void;
};

const LABELS = {
  von: 'Erster Tag',
  bis: 'Letzter Tag',
  'zeiten.0.von': 'Buchbar von',
  'zeiten.0.bis': 'Buchbar bis',
  zeiten: 'Buchbare Zeiten',
  grund: 'Grund',
};
const WAHL = [
  { id: 'keine', label: 'Nicht buchbar', hint: 'Für die Arbeit auf Kehrtouren ändert sich nichts.' },
  { id: 'andere', label: 'Zu einer anderen Zeit buchbar' },
];

/** Other hours on single days, or none. */
export function Ausnahmedialog({ mitarbeiterId, onSave, onClose }: AusnahmedialogProps) {
  const start: Ausnahmedaten = { mitarbeiterId, von: '', bis: '', zeiten: [], grund: '' };
  const form = useContractForm({
    schema: ausnahmedaten,
    start,
    labels: LABELS,
    send: async (neu) => {
      if (await onSave(neu)) onClose();
    },
  });
  const [zeit] = form.values.zeiten;
  return (
    <Formulardialog title="Einzelne Tage anders" saveLabel="Eintragen" form={form} onClose={onClose}>
      <Tagesspanne ab={heute()} von={form.field('von')} bis={form.field('bis')} />
      <RadioGroup
        label="An diesen Tagen"
        choices={WAHL}
        value={zeit === undefined ? 'keine' : 'andere'}
        onChange={(id) => form.set('zeiten', id === 'keine' ? [] : [{ von: '08:00', bis: '12:00' }])}
      />
      {zeit === undefined ? null : (
        <div className="flex flex-wrap gap-x-6 gap-y-4">
          <TimeField
            {...form.field('zeiten.0.von')}
            onChange={(wert) => form.set('zeiten.0.von', wert ?? '')}
          />
          <TimeField
            {...form.field('zeiten.0.bis')}
            onChange={(wert) => form.set('zeiten.0.bis', wert ?? '')}
          />
        </div>
      )}
      <TextField {...form.field('grund')} optional maxLength={80} hint="Nur für Sie und Ihr Büro" />
    </Formulardialog>
  );
}
