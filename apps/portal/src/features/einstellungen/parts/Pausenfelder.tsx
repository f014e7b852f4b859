import type { Einstellungen } from '@kehrtour/contract/einstellungen';
import { NumberField } from '@kehrtour/ui/field/NumberField.tsx';
import { Switch } from '@kehrtour/ui/field/Switch.tsx';
import { TimeField } from '@kehrtour/ui/field/TimeField.tsx';

import type { ContractForm } from '../../../shared/useContractForm.ts';

const PAUSE = { fruehestens: '11:30', spaetestens: '13:00', minuten: 30 };

/** One break for all, or each person's own. */
export function Pausenfelder({ form }: { form: ContractForm<Einstellungen['planung']> }) {
  return (
    <>
      <Switch
        label="Eine gemeinsame Pause für alle"
        hint="Sonst gilt die Pause, die bei jeder Person hinterlegt ist."
        checked={form.values.pause !== null}
        onChange={(on) => form.set('pause', on ? PAUSE : null)}
      />
      {form.values.pause === null ? null : (
        <div className="flex flex-wrap gap-4">
          <TimeField
            {...form.field('pause.fruehestens')}
            onChange={(time) => form.set('pause.fruehestens', time ?? '')}
          />
          <TimeField
            {...form.field('pause.spaetestens')}
            onChange={(time) => form.set('pause.spaetestens', time ?? '')}
          />
          <NumberField {...form.number('pause.minuten')} unit="Min." step={5} />
        </div>
      )}
    </>
  );
}
