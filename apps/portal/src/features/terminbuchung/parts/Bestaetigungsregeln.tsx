import { NumberField } from '@kehrtour/ui/field/NumberField.tsx';
import { Switch } from '@kehrtour/ui/field/Switch.tsx';

import { Regelgruppe } from './Regelgruppe.tsx';
import type { RegelnProps } from './regeln.props.ts';

const BESTAETIGEN_MINUTEN = 120;

/** Whether a mailbox has to answer before a time is taken for good. */
export function Bestaetigungsregeln({ form }: RegelnProps) {
  const { bestaetigenMinuten } = form.values;
  return (
    <Regelgruppe titel="Gegen erfundene Buchungen">
      <Switch
        label="Mail-Adresse bestätigen lassen"
        hint="Wer bucht, bestätigt den Termin mit dem Link in unserer Mail. Wer den Code eines Terminzettels hat, braucht das nicht. Ohne diesen Schritt kann jeder Ihren Kalender mit erfundenen Namen füllen."
        checked={bestaetigenMinuten !== null}
        onChange={(on) => form.set('bestaetigenMinuten', on ? BESTAETIGEN_MINUTEN : null)}
      />
      {bestaetigenMinuten === null ? null : (
        <NumberField
          {...form.number('bestaetigenMinuten')}
          unit="Minuten"
          width="medium"
          step={15}
          min={15}
          max={2880}
          hint="So lange ist die Zeit vergeben. Danach verfällt die Buchung von selbst."
        />
      )}
    </Regelgruppe>
  );
}
