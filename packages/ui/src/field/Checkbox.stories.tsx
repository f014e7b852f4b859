import type { OwnGuide } from '../../patternlib/pattern.props.ts';
import type { CheckboxProps } from './Checkbox.tsx';
import { Checkbox } from './Checkbox.tsx';

export default {
  title: 'Felder/Checkbox',
  component: Checkbox,
  parameters: {
    guide: {
      text: 'Ja oder nein, das mit dem Formular gesendet wird.',
      also: ['Häkchen', 'Ankreuzfeld'],
      english: ['Tick box', 'Check mark'],
      status: 'fest',
      since: '0.1.0',
      instead: [
        ['Es wirkt sofort', 'Switch'],
        ['Es sind mehrere, die zusammengehören', 'CheckboxGroup'],
        ['Am Anfang einer Tabellenzeile', 'RowCheckbox'],
        ['Die Seite muss ohne JavaScript gehen', 'PlainCheckbox'],
      ],
      related: [],
      reader: ['Beschriftung, Stand, dann Hinweis und Fehler.'],
      keys: [['Leertaste', 'hakt an oder ab']],
      yes: ['Bejahend beschriften: „Überstunden erlaubt“.'],
      no: ['„Nicht verwenden“ zum Anhaken.', 'Vorab ankreuzen, was Zustimmung braucht.'],
    } satisfies OwnGuide,
  },
};

export const Normal = {
  args: {
    label: 'Der Schlüssel liegt beim Nachbarn',
    hint: 'Dann muss niemand zu Hause sein.',
  } satisfies CheckboxProps,
};

export const States = () => (
  <div>
    <Checkbox label="Schlüssel beim Nachbarn" />
    <Checkbox label="Mailadressen dürfen für Termine genutzt werden" defaultChecked />
    <Checkbox label="Alle 214 Liegenschaften" indeterminate />
    <Checkbox
      label="Überstunden erlaubt"
      hint="Bis zu 30 Minuten über die Arbeitszeit hinaus."
      defaultChecked
    />
    <Checkbox label="Nicht verfügbar" disabled />
  </div>
);

export const Refused = () => (
  <Checkbox
    label="Ich habe die Datenschutzhinweise gelesen"
    error="Bitte bestätigen Sie, dass Sie die Hinweise gelesen haben."
  />
);
