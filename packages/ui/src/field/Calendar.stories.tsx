import { useState } from 'react';

import type { OwnGuide } from '../../patternlib/pattern.props.ts';
import { Calendar } from './Calendar.tsx';

export default {
  title: 'Felder/Calendar',
  component: Calendar,
  parameters: {
    guide: {
      text: 'Ein oder mehrere Tage auf einen Blick. Die Woche beginnt am Montag, Feiertage sind benannt.',
      also: ['Kalender', 'Monat', 'Datum', 'Tage wählen'],
      english: ['Range calendar', 'Month view', 'Date grid'],
      status: 'fest',
      since: '0.1.0',
      instead: [
        ['Das Datum ist bekannt und schnell getippt', 'DateField'],
        ['Es geht um Stunden eines Tages', 'TimeAxis'],
      ],
      related: ['CalendarMonth'],
      reader: [
        'Jeder Tag sagt Wochentag und Datum, und ob er gewählt oder gesperrt ist; die Notizen stehen in Worten unter dem Monat.',
      ],
      keys: [
        ['Pfeile', 'einen Tag oder eine Woche weiter'],
        ['Bild auf, Bild ab', 'einen Monat weiter'],
        ['Pos1, Ende', 'Anfang und Ende der Woche'],
        ['Enter, Leertaste', 'wählt den Tag'],
      ],
      yes: ['Sagen, warum ein Tag nicht geht.'],
      no: ['Punkte im Raster, die niemand erklärt.'],
    } satisfies OwnGuide,
  },
};

const notes: Record<string, string> = {
  '2027-05-01': 'Tag der Arbeit',
  '2027-05-06': 'Christi Himmelfahrt',
  '2027-05-17': 'Pfingstmontag',
  '2027-05-12': '6 Termine',
};
const isSunday = (day: string) => new Date(`${day}T12:00:00Z`).getUTCDay() === 0;

export const OneDay = () => {
  const [day, setDay] = useState<string | null>('2027-05-04');
  return (
    <Calendar
      label="Tag der Kehrtour"
      value={day}
      onChange={setDay}
      noteOf={(d) => notes[d]}
      isUnavailable={isSunday}
    />
  );
};

export const SeveralDays = () => {
  const [days, setDays] = useState<string[]>(['2027-05-04', '2027-05-05', '2027-05-07']);
  return (
    <Calendar
      label="Tage der Kehrtour"
      selection="several"
      value={days}
      onChange={setDays}
      noteOf={(d) => notes[d]}
      min="2027-05-03"
    />
  );
};

export const Empty = () => (
  <Calendar label="Tag der Kehrtour" value={null} onChange={() => undefined} openAt="2027-05-01" />
);

export const Field = () => (
  <div data-density="field">
    <Calendar label="Neuer Termin" value="2027-05-04" onChange={() => undefined} />
  </div>
);
