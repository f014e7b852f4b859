import { buchungsfrage } from '@kehrtour/contract/buchungsangaben';
import type { Taetigkeit } from '@kehrtour/contract/taetigkeit';
import { zuwachsVon } from '@kehrtour/domain/buchung/buchung';
import { CheckboxGroup } from '@kehrtour/ui/field/CheckboxGroup.tsx';
import { NumberField } from '@kehrtour/ui/field/NumberField.tsx';
import { Switch } from '@kehrtour/ui/field/Switch.tsx';
import { TextField } from '@kehrtour/ui/field/TextField.tsx';

import type { ContractForm } from '../../../shared/useContractForm.ts';
import { FRAGEN } from '../taetigkeit.format.ts';

export type BuchungsfelderProps = {
  form: ContractForm<Pick<Taetigkeit, 'online' | 'buchung'>>;
  eintrag: Taetigkeit;
};

const FRAGENWAHL = buchungsfrage.options.map((id) => ({ id, label: FRAGEN[id].lang }));
const EURO = { style: 'currency', currency: 'EUR' } as const;

/** What is only asked of an activity that can be booked. */
export function Buchungsfelder({ form, eintrag }: BuchungsfelderProps) {
  const { buchung } = form.values;
  const zuwachs = zuwachsVon(eintrag);
  return (
    <>
      <CheckboxGroup
        {...form.field('buchung.fragen')}
        optional
        hint={`Je weitere Feuerstätte wird der Termin ${zuwachs.jeWeitereFeuerstaetteMinuten} Minuten länger, je weitere Wohnung ${zuwachs.jeWeitereEinheitMinuten}. Andere Minuten stehen im Katalog.`}
        choices={FRAGENWAHL}
        onChange={(fragen) =>
          form.set(
            'buchung.fragen',
            buchungsfrage.options.filter((frage) => fragen.includes(frage)),
          )
        }
      />
      <Switch
        label="Online eine andere Dauer als im Katalog"
        hint={`Im Katalog stehen ${eintrag.dauerMinuten} Minuten.`}
        checked={buchung.dauerMinuten !== null}
        onChange={(an) => form.set('buchung.dauerMinuten', an ? eintrag.dauerMinuten : null)}
      />
      {buchung.dauerMinuten === null ? null : (
        <NumberField {...form.number('buchung.dauerMinuten')} unit="Min." step={5} min={5} max={480} />
      )}
      <Preisfelder form={form} eintrag={eintrag} />
      <TextField
        {...form.field('buchung.hinweis')}
        optional
        maxLength={200}
        hint="Ein Satz, den Kundinnen und Kunden lesen, bevor sie buchen"
      />
    </>
  );
}

function Preisfelder({ form, eintrag }: BuchungsfelderProps) {
  const preis = form.number('buchung.preisCent');
  return (
    <div className="flex flex-wrap items-start gap-x-6 gap-y-4">
      <NumberField
        {...preis}
        value={preis.value === null ? null : preis.value / 100}
        onChange={(euro) => preis.onChange(euro === null ? null : Math.round(euro * 100))}
        format={EURO}
        optional
        width="medium"
        steppers={false}
        min={0}
        hint={`Endpreis mit Mehrwertsteuer; 0 heißt kostenlos${eintrag.art === 'frei' ? ', ohne Betrag ist nur eine unverbindliche Anfrage möglich' : ''}`}
      />
      <div className="min-w-56 grow">
        <TextField
          {...form.field('buchung.preisText')}
          optional
          maxLength={80}
          hint={
            eintrag.art === 'hoheitlich'
              ? 'Zum Beispiel: Gebühr nach Gebührenordnung (KÜO)'
              : 'Zum Beispiel: je Wohnung. Oder statt eines Endpreises: nach Aufwand, 18,50 € je Viertelstunde'
          }
        />
      </div>
    </div>
  );
}
