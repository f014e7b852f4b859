import { NumberField } from '@kehrtour/ui/field/NumberField.tsx';
import { RadioGroup } from '@kehrtour/ui/field/RadioGroup.tsx';

import { Regelgruppe } from './Regelgruppe.tsx';
import type { RegelnProps } from './regeln.props.ts';

const BESTAETIGEN_MINUTEN = 120;

/** What a booking is until its mail was answered, with what that means for those who book. */
const UMGANG = [
  {
    id: 'halten',
    label: 'Sofort eintragen und bestätigen lassen',
    hint: 'Die Zeit ist vergeben, sobald jemand bucht. Wird der Link in unserer Mail nicht gedrückt, verfällt die Buchung von selbst.',
  },
  {
    id: 'vormerken',
    label: 'Erst nach Bestätigung eintragen',
    hint: 'Vor dem Klick in unserer Mail steht nichts in Ihrem Kalender, und die Zeit bleibt für alle frei. War inzwischen jemand schneller, zeigen wir Ihren Kunden andere Zeiten; ihre Angaben bleiben erhalten. Richtig, wenn erfundene Buchungen kommen.',
  },
  {
    id: 'ohne',
    label: 'Ohne Bestätigung eintragen',
    hint: 'Jede Buchung gilt sofort. So kann jeder Ihren Kalender mit erfundenen Namen füllen.',
  },
] as const;
type Wahl = (typeof UMGANG)[number]['id'];

/** Whether a mailbox has to answer before a time is taken, or taken for good. */
export function Bestaetigungsregeln({ form }: RegelnProps) {
  const { bestaetigenMinuten, eintragen } = form.values;
  const wahl: Wahl = bestaetigenMinuten === null ? 'ohne' : eintragen === 'sofort' ? 'halten' : 'vormerken';
  const waehle = (neu: Wahl): void => {
    form.set('eintragen', neu === 'vormerken' ? 'nach-bestaetigung' : 'sofort');
    form.set('bestaetigenMinuten', neu === 'ohne' ? null : (bestaetigenMinuten ?? BESTAETIGEN_MINUTEN));
  };
  const minuten = form.number('bestaetigenMinuten');
  return (
    <Regelgruppe titel="Gegen erfundene Buchungen">
      <RadioGroup
        {...form.field('eintragen')}
        value={wahl}
        choices={UMGANG}
        onChange={(id) => waehle(id)}
        hint="Wer den Code eines Terminzettels hat, ist bekannt und bucht immer sofort; am Telefon tragen Sie selbst ein."
      />
      {wahl === 'ohne' ? null : (
        <NumberField
          {...minuten}
          label={wahl === 'halten' ? 'Buchungen halten unbestätigt' : 'Der Link in der Mail gilt'}
          // Emptied it would say that nothing has to be confirmed: that is a choice above.
          onChange={(neu) => minuten.onChange(neu ?? bestaetigenMinuten)}
          unit="Minuten"
          width="medium"
          step={15}
          min={15}
          max={2880}
          hint={
            wahl === 'halten'
              ? 'So lange ist die Zeit vergeben. Danach verfällt die Buchung von selbst.'
              : 'Danach muss noch einmal gebucht werden. Die Zeit bleibt auch bis dahin frei.'
          }
        />
      )}
    </Regelgruppe>
  );
}
