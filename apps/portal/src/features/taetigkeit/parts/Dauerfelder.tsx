import type { Taetigkeitsdaten } from '@kehrtour/contract/taetigkeit';
import { NumberField } from '@kehrtour/ui/field/NumberField.tsx';

import type { ContractForm } from '../../../shared/useContractForm.ts';

/** Minutes on site, and what a larger house adds. */
export function Dauerfelder({ form }: { form: ContractForm<Taetigkeitsdaten> }) {
  return (
    <fieldset className="flex flex-col gap-4">
      <legend className="mb-2 text-base font-semibold">Wie lange dauert es?</legend>
      <NumberField
        {...form.number('dauerMinuten')}
        unit="Min."
        min={1}
        max={480}
        hint="Für ein Einfamilienhaus, ohne Weg"
      />
      <div className="flex flex-wrap gap-x-6 gap-y-4">
        <NumberField {...form.number('jeWeitereEinheitMinuten')} unit="Min." min={0} max={240} />
        <NumberField {...form.number('jeWeitereFeuerstaetteMinuten')} unit="Min." min={0} max={240} />
        <NumberField {...form.number('feuerstaettenInbegriffen')} min={0} max={50} />
      </div>
    </fieldset>
  );
}
