import { NumberField } from '@kehrtour/ui/field/NumberField.tsx';
import { TimeField } from '@kehrtour/ui/field/TimeField.tsx';

import { Regelgruppe } from './Regelgruppe.tsx';
import type { RegelnProps } from './regeln.props.ts';

/** How late and how far ahead somebody may book. */
export function Fristregeln({ form }: RegelnProps) {
  const schluss = form.field('annahmeschluss');
  return (
    <Regelgruppe titel="Wie kurzfristig, wie weit voraus">
      <NumberField
        {...form.number('vorlaufWerktage')}
        unit="Werktage"
        width="medium"
        min={0}
        max={30}
        hint="So viele Werktage liegen mindestens zwischen Buchung und Termin. Mit 0 ist derselbe Tag buchbar."
      />
      <TimeField
        {...schluss}
        onChange={(time) => schluss.onChange(time ?? '')}
        hint="Wer später bucht, zählt wie am nächsten Werktag."
      />
      <NumberField {...form.number('horizontTage')} unit="Tage" width="medium" min={7} max={365} />
    </Regelgruppe>
  );
}
