import { Mail, MapPin, Printer } from 'lucide-react';
import { useState } from 'react';

import type { OwnGuide } from '../../patternlib/pattern.props.ts';
import type { RadioGroupProps } from './RadioGroup.tsx';
import { RadioGroup } from './RadioGroup.tsx';

export default {
  title: 'Felder/RadioGroup',
  component: RadioGroup,
  parameters: {
    guide: {
      text: 'Genau eines aus zwei bis fünf. Als Karten, wenn die Frage die ganze Seite ist.',
      also: ['Optionsfeld', 'Auswahl', 'Radio'],
      english: ['Radio buttons', 'Radios', 'Radio button', 'Segmented control', 'Single choice'],
      status: 'fest',
      since: '0.1.0',
      instead: [
        ['Es sind mehr als sieben', 'Select'],
        ['Mehrere dürfen gelten', 'CheckboxGroup'],
        ['Die Seite muss ohne JavaScript gehen', 'PlainRadioCards'],
      ],
      related: ['FieldFrame'],
      reader: ['Der Name der Gruppe kommt vor der ersten Antwort; die Antworten werden gezählt.'],
      keys: [
        ['Pfeil auf, Pfeil ab', 'bewegt die Auswahl'],
        ['Tab', 'geht in die Gruppe und wieder hinaus'],
      ],
      yes: ['Das Übliche ist vorgewählt, wenn es eines gibt.', 'Der Hinweis sagt die Folge der Wahl.'],
      no: ['Mehr als sieben Möglichkeiten.'],
    } satisfies OwnGuide,
  },
};

const widths = [
  { id: '60', label: '60 Minuten' },
  { id: '90', label: '90 Minuten' },
  { id: '120', label: '120 Minuten', hint: 'wird am häufigsten angenommen' },
  { id: 'halb', label: 'Halber Tag' },
];

export const Normal = {
  args: {
    label: 'Breite des angekündigten Zeitfensters',
    choices: widths,
    defaultValue: '120',
  } satisfies RadioGroupProps,
};

export const List = () => {
  const [value, setValue] = useState('120');
  return (
    <RadioGroup
      label="Breite des angekündigten Zeitfensters"
      choices={widths}
      value={value}
      onChange={setValue}
    />
  );
};

export const Cards = () => {
  const [value, setValue] = useState('weg');
  return (
    <RadioGroup
      label="In welcher Reihenfolge fahren Sie?"
      look="cards"
      columns={2}
      value={value}
      onChange={setValue}
      choices={[
        {
          id: 'weg',
          label: 'Kürzeste Wege',
          hint: 'Die Reihenfolge wird berechnet.',
          icon: <MapPin aria-hidden className="size-6" />,
        },
        {
          id: 'laufnummer',
          label: 'Meine Laufnummern',
          hint: 'Die Reihenfolge bleibt, nur die Zeiten werden berechnet.',
        },
      ]}
    />
  );
};

export const CardsWithAside = () => (
  <RadioGroup
    label="Anderer Termin"
    look="cards"
    defaultValue="a"
    choices={[
      { id: 'a', label: 'Donnerstag, 6. Mai', hint: 'zwischen 08:00 und 10:00 Uhr', aside: 'frei' },
      { id: 'b', label: 'Freitag, 7. Mai', hint: 'zwischen 13:00 und 15:00 Uhr', aside: 'frei' },
      { id: 'c', label: 'Montag, 10. Mai', hint: 'gerade vergeben', disabled: true },
    ]}
  />
);

export const Refused = () => (
  <RadioGroup label="Was brauchen Sie?" error="Bitte wählen Sie, was gemacht werden soll." choices={widths} />
);

export const Field = () => (
  <div data-density="field">
    <RadioGroup
      label="Wie wird angekündigt?"
      look="cards"
      defaultValue="m"
      choices={[
        { id: 'm', label: 'Per E-Mail', icon: <Mail aria-hidden className="size-6" /> },
        { id: 'p', label: 'Auf Papier', icon: <Printer aria-hidden className="size-6" /> },
      ]}
    />
  </div>
);

export const LongTexts = () => (
  <div className="max-w-72">
    <RadioGroup
      label="Zustellung der Feuerstättenbescheide an die Wohnungseigentümergemeinschaft"
      look="cards"
      choices={[
        {
          id: 'a',
          label: 'Zustellungsbevollmächtigte Hausverwaltung',
          hint: 'Immobilienverwaltungsgesellschaft Oberfranken-Mittelfranken mbH & Co. KG',
        },
      ]}
    />
  </div>
);
