import { useState } from 'react';

import type { OwnGuide } from '../../patternlib/pattern.props.ts';
import type { NumberFieldProps } from './NumberField.tsx';
import { NumberField } from './NumberField.tsx';

export default {
  title: 'Felder/NumberField',
  component: NumberField,
  parameters: {
    guide: {
      text: 'Eine Zahl mit ihrer Einheit. Komma oder Punkt, beides wird verstanden.',
      also: ['Zahl', 'Menge', 'Minuten', 'Stepper'],
      english: ['Number input', 'Spinbutton', 'Numeric stepper', 'Quantity'],
      status: 'fest',
      since: '0.1.0',
      instead: [
        ['Mit der Nummer rechnet niemand: PLZ, Telefon, Laufnummer', 'TextField'],
        ['Es ist eine Uhrzeit', 'TimeField'],
      ],
      related: ['FieldFrame'],
      reader: ['Ein Zahlenfeld mit Beschriftung, Hinweis und Fehler; Minus und Plus sind Knöpfe.'],
      keys: [
        ['Pfeil auf, Pfeil ab', 'einen Schritt mehr oder weniger'],
        ['Pos1, Ende', 'kleinster und größter Wert'],
      ],
      yes: ['Die Einheit steht hinter der Zahl.'],
      no: ['Eine Zahl ohne Einheit.'],
    } satisfies OwnGuide,
  },
};

export const Normal = {
  args: {
    label: 'Puffer je Halt',
    unit: 'Min.',
    min: 0,
    max: 60,
    step: 5,
    defaultValue: 15,
  } satisfies NumberFieldProps,
};

export const Minutes = () => {
  const [minutes, setMinutes] = useState<number | null>(15);
  return (
    <NumberField
      label="Puffer je Halt"
      hint="Zeit zwischen zwei Häusern."
      unit="Min."
      min={0}
      max={60}
      step={5}
      value={minutes}
      onChange={setMinutes}
    />
  );
};

export const Empty = () => <NumberField label="Fahrzeit-Faktor" optional value={null} steppers={false} />;

export const Refused = () => (
  <NumberField
    label="Breite des Zeitfensters"
    unit="Min."
    defaultValue={20}
    error="Das Zeitfenster muss mindestens 60 Minuten breit sein."
  />
);

export const Disabled = () => <NumberField label="Alternativtermine" defaultValue={3} disabled />;
