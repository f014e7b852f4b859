import { abwesenheitsdaten } from '@kehrtour/contract/verfuegbarkeit';
import type { Abwesenheitsdaten } from '@kehrtour/contract/verfuegbarkeit';
import { Switch } from '@kehrtour/ui/field/Switch.tsx';
import { TextField } from '@kehrtour/ui/field/TextField.tsx';
import { TimeField } from '@kehrtour/ui/field/TimeField.tsx';

import { Formulardialog } from '../../../shared/Formulardialog.tsx';
import { heute } from '../../../shared/heute.ts';
import { useContractForm } from '../../../shared/useContractForm.ts';
import { Tagesspanne } from './Tagesspanne.tsx';

export type AbwesenheitsdialogProps = {
  mitarbeiterId: string;
  name: string;
  /** @returns false when nothing was saved: the dialog stays */
  onSave: (neu: Abwesenheitsdaten) => Promise<boolean>;
  onClose: () => void;
};

const LABELS = {
  von: 'Erster Tag',
  bis: 'Letzter Tag',
  vonUhr: 'Am ersten Tag ab',
  bisUhr: 'Am letzten Tag bis',
  grund: 'Grund',
};

/** When somebody is away: days, or hours of a day. */
export function Abwesenheitsdialog({ mitarbeiterId, name, onSave, onClose }: AbwesenheitsdialogProps) {
  const start: Abwesenheitsdaten = {
    mitarbeiterId,
    von: '',
    bis: '',
    vonUhr: null,
    bisUhr: null,
    grund: 'Urlaub',
  };
  const form = useContractForm({
    schema: abwesenheitsdaten,
    start,
    labels: LABELS,
    send: async (neu) => {
      if (await onSave(neu)) onClose();
    },
  });
  const ganztags = form.values.vonUhr === null && form.values.bisUhr === null;
  return (
    <Formulardialog title={`${name} ist nicht da`} saveLabel="Eintragen" form={form} onClose={onClose}>
      <Tagesspanne ab={heute()} von={form.field('von')} bis={form.field('bis')} />
      <Switch
        label="Ganze Tage"
        checked={ganztags}
        onChange={(an) => {
          form.set('vonUhr', an ? null : '12:00');
          form.set('bisUhr', an ? null : '16:00');
        }}
      />
      {ganztags ? null : (
        <div className="flex flex-wrap gap-x-6 gap-y-4">
          <TimeField {...form.field('vonUhr')} onChange={(zeit) => form.set('vonUhr', zeit)} />
          <TimeField {...form.field('bisUhr')} onChange={(zeit) => form.set('bisUhr', zeit)} />
        </div>
      )}
      <TextField
        {...form.field('grund')}
        optional
        maxLength={80}
        hint="Nur für Sie und Ihr Büro. Bei Krankheit genügt „abwesend“."
      />
    </Formulardialog>
  );
}
