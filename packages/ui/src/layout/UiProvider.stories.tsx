import { useState } from 'react';

import { Link } from '../action/Link.tsx';
import { DateField } from '../field/DateField.tsx';
import { UiProvider } from './UiProvider.tsx';

export default {
  title: 'Aufbau/UiProvider',
  component: UiProvider,
  parameters: {
    guide: {
      text: 'Steht einmal um ein Programm: deutsche Tage und Zahlen, Wege ohne Neuladen, ein Ort für Meldungen.',
      yes: ['Einmal, ganz außen.'],
      no: ['Je Seite.'],
    },
  },
};

export const Normal = () => {
  const [address, goTo] = useState('/heute');
  return (
    <UiProvider navigate={goTo}>
      <div className="grid max-w-xl gap-4">
        <p>
          Sie sind auf <strong>{address}</strong>. <Link href="/termine">Zu den Terminen</Link>
        </p>
        <DateField label="Tag der Kehrtour" defaultValue="2027-05-04" />
      </div>
    </UiProvider>
  );
};
