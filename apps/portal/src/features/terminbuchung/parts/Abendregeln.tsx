import { NumberField } from '@kehrtour/ui/field/NumberField.tsx';
import { TimeField } from '@kehrtour/ui/field/TimeField.tsx';

import { Regelgruppe } from './Regelgruppe.tsx';
import type { RegelnProps } from './regeln.props.ts';

const EURO = { style: 'currency', currency: 'EUR' } as const;

/** What costs more, because it lies outside the usual hours. */
export function Abendregeln({ form }: RegelnProps) {
  const abend = form.field('abendAb');
  const zuschlag = form.number('zuschlagCent');
  return (
    <Regelgruppe titel="Abends und am Samstag">
      <TimeField
        {...abend}
        onChange={(time) => abend.onChange(time ?? '')}
        hint="Gilt nur für freie Arbeiten. Für hoheitliche nennt die KÜO 18 Uhr."
      />
      <NumberField
        {...zuschlag}
        value={zuschlag.value === null ? null : zuschlag.value / 100}
        onChange={(euro) => zuschlag.onChange(euro === null ? null : Math.round(euro * 100))}
        format={EURO}
        width="medium"
        min={0}
        max={500}
      />
      <NumberField
        {...form.number('zuschlagProzent')}
        unit="%"
        min={0}
        max={100}
        hint="Wenn Kunden es wünschen (Anlage 3 KÜO, Nr. 2.7): vor 6 und ab 18 Uhr und samstags so viel, an Sonn- und Feiertagen das Doppelte. Mehr als 50 % wirkt nicht, weil die KÜO nicht mehr erlaubt."
      />
    </Regelgruppe>
  );
}
