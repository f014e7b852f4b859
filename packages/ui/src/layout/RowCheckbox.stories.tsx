import { useState } from 'react';

import { RowCheckbox } from './RowCheckbox.tsx';

export default {
  title: 'Aufbau/RowCheckbox',
  component: RowCheckbox,
  parameters: {
    guide: {
      text: 'Das Kästchen am Anfang einer Zeile: leicht genug für Tausende.',
      also: ['Häkchen', 'Auswahl', 'Zeile wählen'],
      reader: ['Sein Name ist der Name der Zeile.'],
      keys: [['Umschalt und Klick', 'nimmt alle dazwischen mit']],
      yes: ['Der Name sagt, was gewählt wird.'],
      no: ['In Formularen: dort steht Checkbox.'],
    },
  },
};

export const Normal = () => {
  const [checked, setChecked] = useState(true);
  return (
    <RowCheckbox
      inRow={false}
      label="Marktplatz 4 auswählen"
      checked={checked}
      onToggle={() => setChecked(!checked)}
    />
  );
};

export const Some = () => (
  <RowCheckbox inRow={false} label="Alle auswählen" checked={false} mixed onToggle={() => undefined} />
);
