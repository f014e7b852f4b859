import type { OwnGuide } from '../../patternlib/pattern.props.ts';
import type { TimeFieldProps } from './TimeField.tsx';
import { TimeField } from './TimeField.tsx';

export default {
  title: 'Felder/TimeField',
  component: TimeField,
  parameters: {
    guide: {
      text: 'Eine Uhrzeit mit 24 Stunden.',
      also: ['Uhrzeit', 'Zeit', 'Stunde'],
      english: ['Time picker', 'Timepicker', 'Time input', 'Clock'],
      status: 'fest',
      since: '0.1.0',
      instead: [
        ['Es ist eine Dauer in Minuten', 'NumberField'],
        ['Der Tag gehört auch dazu: zwei Felder', 'DateField'],
      ],
      related: ['Segments'],
      reader: ['Stunde und Minute sind einzelne Felder mit eigenem Namen.'],
      keys: [
        ['Ziffern', 'füllen Stunde und Minute'],
        ['Pfeil auf, Pfeil ab', 'zählt den Teil weiter'],
      ],
      yes: ['Zeitfenster als „zwischen 08:00 und 10:00 Uhr“ schreiben.'],
      no: ['Vormittags und nachmittags wählen lassen.'],
    } satisfies OwnGuide,
  },
};

export const Normal = { args: { label: 'Arbeitsbeginn', defaultValue: '07:30' } satisfies TimeFieldProps };

export const States = () => (
  <div className="grid gap-6">
    <TimeField label="Arbeitsbeginn" defaultValue="07:30" />
    <TimeField label="Pause ab" optional />
    <TimeField
      label="Arbeitsende"
      defaultValue="07:00"
      error="Das Arbeitsende liegt vor dem Beginn um 07:30 Uhr."
    />
  </div>
);
