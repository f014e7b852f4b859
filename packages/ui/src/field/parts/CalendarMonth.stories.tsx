import { parseDate } from '@internationalized/date';
import { Calendar } from 'react-aria-components/Calendar';

import type { OwnGuide } from '../../../patternlib/pattern.props.ts';
import { CalendarMonth } from './CalendarMonth.tsx';

export default {
  title: 'Felder/CalendarMonth',
  component: CalendarMonth,
  parameters: {
    guide: {
      text: 'Ein Monat, wie Calendar und DateField ihn zeigen.',
      also: ['Monatsblatt', 'Monatsraster'],
      english: ['Month grid', 'Calendar grid'],
      status: 'fest',
      since: '0.1.0',
      instead: [
        ['Auf einer Seite, für sich', 'Calendar'],
        ['Neben einem Feld zum Tippen', 'DateField'],
      ],
      related: [],
      keys: [['Pfeile', 'gehen von Tag zu Tag']],
      yes: ['Ein Punkt im Raster steht darunter auch in Worten.'],
      no: ['Farben ohne Wort.'],
    } satisfies OwnGuide,
  },
};

const NOTES: Readonly<Record<string, string>> = {
  '2027-05-06': 'Christi Himmelfahrt',
  '2027-05-17': 'Pfingstmontag',
  '2027-05-27': 'Fronleichnam: an diesem Tag fährt niemand, und auch Betriebe haben zu',
};

export const Normal = () => (
  <Calendar
    aria-label="Mai 2027"
    defaultValue={parseDate('2027-05-04')}
    firstDayOfWeek="mon"
    className="max-w-80"
  >
    <CalendarMonth />
  </Calendar>
);

export const WithNotes = () => (
  <Calendar
    aria-label="Mai 2027"
    defaultValue={parseDate('2027-05-04')}
    firstDayOfWeek="mon"
    className="max-w-80"
  >
    <CalendarMonth noteOf={(day) => NOTES[day]} />
  </Calendar>
);
