import { useState } from 'react';

import { Checkbox } from './Checkbox.tsx';
import { CheckboxGroup } from './CheckboxGroup.tsx';

export default { title: 'Felder/Checkbox', component: Checkbox };

export const States = () => (
  <div>
    <Checkbox label="Schlüssel beim Nachbarn" />
    <Checkbox label="Mailadressen dürfen für Termine genutzt werden" defaultChecked />
    <Checkbox label="Alle 214 Liegenschaften" indeterminate />
    <Checkbox
      label="Überstunden erlaubt"
      hint="Bis zu 30 Minuten über die Arbeitszeit hinaus."
      defaultChecked
    />
    <Checkbox label="Nicht verfügbar" disabled />
  </div>
);

export const Refused = () => (
  <Checkbox
    label="Ich habe die Datenschutzhinweise gelesen"
    error="Bitte bestätigen Sie, dass Sie die Hinweise gelesen haben."
  />
);

export const Group = () => {
  const [value, setValue] = useState(['brief', 'mail']);
  return (
    <CheckboxGroup
      label="Wie kündigen Sie an?"
      hint="Mehrere sind möglich."
      value={value}
      onChange={setValue}
      choices={[
        { id: 'zettel', label: 'Terminzettel', hint: 'Einwurf beim Vorbeifahren' },
        { id: 'brief', label: 'Brief' },
        { id: 'mail', label: 'E-Mail', hint: 'Nur wer eine Adresse dafür angegeben hat' },
      ]}
    />
  );
};

export const GroupRefused = () => (
  <CheckboxGroup
    label="Wer fährt?"
    error="Wählen Sie mindestens eine Person."
    choices={[
      { id: 'a', label: 'Anna Berger' },
      { id: 'b', label: 'Jonas Vogt' },
    ]}
  />
);
