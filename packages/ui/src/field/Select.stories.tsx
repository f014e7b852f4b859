import { useState } from 'react';

import type { OwnGuide } from '../../patternlib/pattern.props.ts';
import type { Choice } from './field.props.ts';
import type { SelectProps } from './Select.tsx';
import { Select } from './Select.tsx';

export default {
  title: 'Felder/Select',
  component: Select,
  parameters: {
    guide: {
      text: 'Eines aus einer kurzen, bekannten Liste, bis etwa fünfzehn.',
      also: ['Auswahlliste', 'Klappliste'],
      english: ['Dropdown', 'Dropdown list', 'Listbox', 'Picker', 'Pick list'],
      status: 'fest',
      since: '0.1.0',
      instead: [
        ['Es sind zwei bis fünf Möglichkeiten', 'RadioGroup'],
        ['Die Liste ist lang, oder man kennt den Anfang des Namens', 'ComboBox'],
        ['Es sind Befehle und keine Werte', 'Menu'],
        ['Die Seite muss ohne JavaScript gehen', 'PlainSelect'],
      ],
      related: ['ChoiceList'],
      reader: ['Knopf mit Wahl; offen ist es eine gezählte Liste.'],
      keys: [
        ['Leertaste, Pfeil ab', 'öffnet'],
        ['Pfeil auf, Pfeil ab', 'bewegt die Auswahl'],
        ['Buchstaben', 'springen zum Eintrag'],
        ['Enter, Leertaste', 'wählt'],
        ['Esc', 'schließt, ohne etwas zu ändern'],
      ],
      yes: ['Die häufigste Wahl ist schon getroffen.'],
      no: ['„Bitte wählen“ als Eintrag, der als Wahl gilt.'],
    } satisfies OwnGuide,
  },
};

const encodings: Choice[] = [
  { id: 'utf-8', label: 'UTF-8', hint: 'heutiger Standard' },
  { id: 'windows-1252', label: 'Windows-1252', hint: 'ältere Windows-Programme' },
  { id: 'cp850', label: 'CP850', hint: 'DOS-Programme' },
];

export const Normal = {
  args: {
    label: 'Zeichensatz der Datei',
    choices: encodings,
    defaultValue: 'utf-8',
    width: 'medium',
  } satisfies SelectProps,
};

export const Chosen = () => {
  const [value, setValue] = useState('windows-1252');
  return (
    <Select
      label="Zeichensatz der Datei"
      choices={encodings}
      value={value}
      onChange={setValue}
      width="medium"
    />
  );
};

export const Empty = () => (
  <Select label="Zeichensatz" choices={encodings} placeholder="Bitte wählen" width="medium" />
);

export const Open = () => (
  <Select label="Zeichensatz" choices={encodings} defaultValue="cp850" defaultOpen width="medium" />
);

export const Refused = () => (
  <Select
    label="Spalte für die Hausnummer"
    choices={encodings}
    placeholder="Bitte wählen"
    error="Bitte wählen Sie die Spalte mit der Hausnummer."
    width="medium"
  />
);

export const Disabled = () => (
  <Select label="Bundesland" choices={encodings} defaultValue="cp850" disabled width="medium" />
);

export const LongTexts = () => (
  <div className="max-w-64">
    <Select
      label="Vorgabe für die Länge des Zeitfensters in Mehrfamilienhäusern"
      choices={[{ id: 'a', label: 'Ganzer Vormittag, weil mehrere Wohnungen hintereinander geprüft werden' }]}
      defaultValue="a"
    />
  </div>
);
