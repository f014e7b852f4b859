import { useState } from 'react';

import { Switch } from './Switch.tsx';

export default { title: 'Felder/Switch', component: Switch };

export const States = () => {
  const [on, setOn] = useState(true);
  return (
    <div>
      <Switch
        label="Terminbuchung auf der eigenen Website"
        hint="Freie Zeiten sind sofort sichtbar."
        checked={on}
        onChange={setOn}
      />
      <Switch label="Erinnerung am Vortag" />
    </div>
  );
};

export const Busy = () => <Switch label="Terminbuchung" checked busy />;

export const Refused = () => (
  <Switch label="Terminbuchung" hint="Erst muss das Impressum eingetragen sein." disabled />
);
