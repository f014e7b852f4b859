import type { OwnGuide } from '../../patternlib/pattern.props.ts';
import type { DateFieldProps } from './DateField.tsx';
import { DateField } from './DateField.tsx';

export default {
  title: 'Felder/DateField',
  component: DateField,
  parameters: {
    guide: {
      text: 'Ein Tag zum Tippen oder Auswählen.',
      also: ['Datum', 'Kalender', 'Tag'],
      english: ['Date picker', 'Datepicker', 'Date input', 'Date entry'],
      status: 'fest',
      since: '0.1.0',
      instead: [
        ['Mehrere Tage, oder man muss sehen, was frei ist', 'Calendar'],
        ['Es geht um eine Uhrzeit', 'TimeField'],
      ],
      related: ['Segments', 'CalendarMonth'],
      reader: ['Tag, Monat und Jahr sind einzelne Felder mit eigenem Namen.'],
      keys: [
        ['Ziffern', 'füllen Tag, Monat und Jahr'],
        ['Pfeil auf, Pfeil ab', 'zählt den Teil weiter'],
        ['Pfeil links, Pfeil rechts', 'geht zum nächsten Teil'],
        ['Alt Pfeil ab', 'öffnet den Kalender'],
      ],
      yes: ['Den Wochentag dazusagen, sobald das Datum feststeht.'],
      no: ['Datum und Uhrzeit in ein Feld zwingen.'],
    } satisfies OwnGuide,
  },
};

export const Normal = {
  args: { label: 'Frist bis', hint: 'Tag, Monat, Jahr', defaultValue: '2027-06-30' } satisfies DateFieldProps,
};

export const States = () => (
  <div className="grid gap-6">
    <DateField label="Frist bis" hint="Tag, Monat, Jahr" defaultValue="2027-06-30" />
    <DateField label="Geburtstag" optional />
    <DateField
      label="Tag der Kehrtour"
      defaultValue="2027-05-06"
      error="Am Donnerstag, 6. Mai, ist Christi Himmelfahrt. Wählen Sie einen Werktag."
    />
  </div>
);
