import { useState } from 'react';

import { Calendar } from './Calendar.tsx';
import { DateField } from './DateField.tsx';
import { TimeField } from './TimeField.tsx';

export default { title: 'Felder/Calendar', component: Calendar };

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

export const Typed = () => (
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

export const Times = () => (
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

export const Field = () => (
  <div data-density="field">
    <Calendar label="Neuer Termin" value="2027-05-04" onChange={() => undefined} />
  </div>
);
