import type { Abwesenheitsdaten } from '@kehrtour/contract/verfuegbarkeit';
import { Switch } from '@kehrtour/ui/field/Switch.tsx';
import { TextField } from '@kehrtour/ui/field/TextField.tsx';
import { TimeField } from '@kehrtour/ui/field/TimeField.tsx';

import { heute } from '../../../shared/heute.ts';
import type { ContractForm } from '../../../shared/useContractForm.ts';
import { Tagesspanne } from './Tagesspanne.tsx';

/** What the fields of an absence are called, in the order in which they stand. */
export const ABWESENHEITSFELDER = {
  von: 'Erster Tag',
  bis: 'Letzter Tag',
  vonUhr: 'Am ersten Tag ab',
  bisUhr: 'Am letzten Tag bis',
  grund: 'Grund',
};

/** Days or hours of an absence, and why. */
export function Abwesenheitsfelder({ form }: { form: ContractForm<Abwesenheitsdaten> }) {
  const ganztags = form.values.vonUhr === null && form.values.bisUhr === null;
  return (
    <>
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
        hint="Nur für Sie und Ihr Büro. Woran jemand krank ist, gehört nicht hierher."
      />
    </>
  );
}
