import { useState } from 'react';

import type { OwnGuide } from '../../patternlib/pattern.props.ts';
import { RowCheckbox } from './RowCheckbox.tsx';

export default {
  title: 'Aufbau/RowCheckbox',
  component: RowCheckbox,
  parameters: {
    guide: {
      text: 'Das Kästchen am Anfang einer Zeile: leicht genug für Tausende.',
      also: ['Häkchen', 'Auswahl', 'Zeile wählen'],
      english: ['Row selection', 'Bulk select', 'Select all'],
      status: 'fest',
      since: '0.1.0',
      instead: [['In einem Formular', 'Checkbox']],
      related: ['DataTable'],
      reader: ['Sein Name ist der Name der Zeile.'],
      keys: [['Umschalt und Klick', 'nimmt alle dazwischen mit']],
      yes: ['Der Name sagt, was gewählt wird.'],
      no: ['Die ganze Zeile zum Ankreuzen machen, wenn sie auch etwas öffnet.'],
    } satisfies OwnGuide,
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
