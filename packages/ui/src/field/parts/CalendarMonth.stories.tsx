import { parseDate } from '@internationalized/date';
import { Calendar } from 'react-aria-components/Calendar';

import { CalendarMonth } from './CalendarMonth.tsx';

export default {
  title: 'Felder/CalendarMonth',
  component: CalendarMonth,
  parameters: {
    guide: {
      text: 'Ein Monat, wie Calendar und DateField ihn zeigen.',
      keys: [['Pfeile', 'gehen von Tag zu Tag']],
      yes: ['Ein Punkt im Raster steht darunter auch in Worten.'],
      no: ['Farben ohne Wort.'],
    },
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
