import { useState } from 'react';

import type { OwnGuide } from '../../patternlib/pattern.props.ts';
import type { SwitchProps } from './Switch.tsx';
import { Switch } from './Switch.tsx';

export default {
  title: 'Felder/Switch',
  component: Switch,
  parameters: {
    guide: {
      text: 'Wirkt sofort. Was erst beim Speichern gilt, ist eine Checkbox.',
      also: ['Schalter', 'ein aus'],
      english: ['Toggle', 'Toggle switch', 'On off'],
      status: 'fest',
      since: '0.1.0',
      instead: [
        ['Es gilt erst nach dem Speichern', 'Checkbox'],
        ['Es sind zwei gleichwertige Möglichkeiten', 'RadioGroup'],
      ],
      related: [],
      reader: ['Ein Schalter: „ein“ oder „aus“, nicht „angehakt“.'],
      keys: [['Leertaste', 'schaltet um']],
      yes: ['Beschäftigt zeigen, bis der Server zugestimmt hat.'],
      no: ['In einem Formular mit Speichern-Knopf.'],
    } satisfies OwnGuide,
  },
};

export const Normal = { args: { label: 'Erinnerung am Vortag', defaultChecked: true } satisfies SwitchProps };

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
