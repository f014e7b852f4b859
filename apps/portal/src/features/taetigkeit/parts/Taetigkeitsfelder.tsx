import type { Taetigkeitsdaten } from '@kehrtour/contract/taetigkeit';
import { keysOf } from '@kehrtour/domain/keysOf';
import { NumberField } from '@kehrtour/ui/field/NumberField.tsx';
import { RadioGroup } from '@kehrtour/ui/field/RadioGroup.tsx';
import { Select } from '@kehrtour/ui/field/Select.tsx';
import { Switch } from '@kehrtour/ui/field/Switch.tsx';
import { TextField } from '@kehrtour/ui/field/TextField.tsx';

import type { ContractForm } from '../../../shared/useContractForm.ts';
import { ONLINE } from '../taetigkeit.format.ts';
import { Dauerfelder } from './Dauerfelder.tsx';
import { Jahreszeiten } from './Jahreszeiten.tsx';

const ART = [
  {
    id: 'frei',
    label: 'Frei',
    hint: 'Kehren, messen, prüfen im Auftrag; auf dem Zettel ein Terminvorschlag.',
  },
  {
    id: 'hoheitlich',
    label: 'Hoheitlich',
    hint: 'Feuerstättenschau, Bescheid, Abnahme; auf dem Zettel eine Ankündigung, mit den Fristen der KÜO.',
  },
] as const;
const QUALIFIKATION = [
  { id: 'keine', label: 'Alle im Betrieb' },
  { id: 'feuerstaettenschau', label: 'Nur bBSF oder Vertretung nach § 11b SchfHwG' },
] as const;
const WIEDERHOLUNG = [
  { id: 'proJahr', label: 'Im Jahr mehrmals oder einmal' },
  { id: 'alleJahre', label: 'Alle paar Jahre' },
  { id: 'einmalig', label: 'Einmalig' },
  { id: 'anlass', label: 'Nach Anlass' },
  { id: 'feuerstaettenschau', label: 'Zweimal in sieben Jahren (Feuerstättenschau)' },
] as const;
const ONLINEWAHL = keysOf(ONLINE).map((id) => ({ id, label: ONLINE[id] }));
type Wiederholung = Taetigkeitsdaten['wiederholung'];
const BEGINN: Record<Wiederholung['art'], Wiederholung> = {
  proJahr: { art: 'proJahr', anzahl: 1 },
  alleJahre: { art: 'alleJahre', jahre: 2 },
  einmalig: { art: 'einmalig' },
  anlass: { art: 'anlass' },
  feuerstaettenschau: { art: 'feuerstaettenschau' },
};

/** Everything one says about an entry of the catalogue. */
export function Taetigkeitsfelder({ form }: { form: ContractForm<Taetigkeitsdaten> }) {
  const { values } = form;
  const { wiederholung } = values;
  return (
    <>
      <TextField {...form.field('name')} hint="So steht sie in Ihren Listen" maxLength={80} />
      <TextField
        {...form.field('kundentext')}
        hint="In Worten, die alle verstehen: Kehrung Ihres Schornsteins"
        maxLength={120}
      />
      <RadioGroup {...form.field('art')} choices={ART} />
      <RadioGroup {...form.field('qualifikation')} choices={QUALIFIKATION} />
      <Dauerfelder form={form} />
      <Select
        id="wiederholung"
        label="Wiederholung"
        choices={WIEDERHOLUNG}
        value={wiederholung.art}
        onChange={(art) => form.set('wiederholung', BEGINN[art])}
        error={form.errorOf('wiederholung')}
      />
      {wiederholung.art === 'proJahr' ? (
        <NumberField {...form.number('wiederholung.anzahl')} min={1} max={12} />
      ) : null}
      {wiederholung.art === 'alleJahre' ? (
        <NumberField {...form.number('wiederholung.jahre')} min={1} max={10} />
      ) : null}
      <Jahreszeiten
        value={values.fenster}
        onChange={(fenster) => form.set('fenster', fenster)}
        errorOf={form.errorOf}
      />
      <RadioGroup {...form.field('online')} choices={ONLINEWAHL} />
      <Switch
        label="Geschieht vor Ort"
        hint="Ausgeschaltet ist es Arbeit am Schreibtisch und wird nie ein Halt einer Kehrtour."
        checked={values.vorOrt}
        onChange={(on) => form.set('vorOrt', on)}
      />
    </>
  );
}
