import { NumberField } from '@kehrtour/ui/field/NumberField.tsx';
import { Select } from '@kehrtour/ui/field/Select.tsx';
import { Switch } from '@kehrtour/ui/field/Switch.tsx';

import { Regelgruppe } from './Regelgruppe.tsx';
import type { RegelnProps } from './regeln.props.ts';

const RASTERMINUTEN = [10, 15, 20, 30, 60] as const;
const RASTER = RASTERMINUTEN.map((minuten) => ({ id: String(minuten), label: `${minuten} Minuten` }));
const OHNE_GRENZE = 4;

/** How close appointments lie, and how many a day holds. */
export function Dichteregeln({ form }: RegelnProps) {
  const { maxJeTagUndGebiet, rasterMinuten } = form.values;
  return (
    <Regelgruppe titel="Wie dicht">
      <Select
        {...form.field('rasterMinuten')}
        value={String(rasterMinuten)}
        choices={RASTER}
        onChange={(id) => {
          const minuten = RASTERMINUTEN.find((eine) => String(eine) === id);
          if (minuten) form.set('rasterMinuten', minuten);
        }}
      />
      <div className="flex flex-wrap gap-x-6 gap-y-4">
        <NumberField {...form.number('pufferVorherMinuten')} unit="Min." min={0} max={120} />
        <NumberField {...form.number('pufferNachherMinuten')} unit="Min." min={0} max={120} />
      </div>
      <p className="-mt-2 text-sm text-muted">Die Fahrt rechnen wir ohnehin dazu.</p>
      <NumberField {...form.number('maxJeTag')} min={1} max={40} />
      <Switch
        label="Auch je Gebiet begrenzen"
        hint="Damit nicht ein einziger Ort den ganzen Tag bekommt"
        checked={maxJeTagUndGebiet !== null}
        onChange={(on) => form.set('maxJeTagUndGebiet', on ? OHNE_GRENZE : null)}
      />
      {maxJeTagUndGebiet === null ? null : (
        <NumberField {...form.number('maxJeTagUndGebiet')} min={1} max={40} />
      )}
      <NumberField {...form.number('reserveMinuten')} unit="Min." step={15} min={0} max={480} />
    </Regelgruppe>
  );
}
