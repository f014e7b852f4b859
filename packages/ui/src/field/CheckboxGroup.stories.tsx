import { useState } from 'react';

import type { OwnGuide } from '../../patternlib/pattern.props.ts';
import type { CheckboxGroupProps } from './CheckboxGroup.tsx';
import { CheckboxGroup } from './CheckboxGroup.tsx';

export default {
  title: 'Felder/CheckboxGroup',
  component: CheckboxGroup,
  parameters: {
    guide: {
      text: 'Beliebig viele aus einer kurzen Liste.',
      also: ['Häkchen', 'Mehrfachauswahl'],
      english: ['Checkboxes', 'Multi select', 'Choice list'],
      status: 'fest',
      since: '0.1.0',
      instead: [
        ['Genau eines ist richtig', 'RadioGroup'],
        ['Es ist nur ein Häkchen', 'Checkbox'],
      ],
      related: ['FieldFrame'],
      reader: ['Der Name der Gruppe kommt vor dem ersten Kästchen.'],
      keys: [
        ['Tab', 'geht von Kästchen zu Kästchen'],
        ['Leertaste', 'hakt an oder ab'],
      ],
      yes: ['Dazuschreiben, dass mehrere möglich sind.'],
      no: ['„Alle“ und „keines davon“ als weitere Kästchen.'],
    } satisfies OwnGuide,
  },
};

export const Normal = {
  args: {
    label: 'Wer fährt?',
    choices: [
      { id: 'a', label: 'Anna Berger' },
      { id: 'b', label: 'Jonas Vogt' },
    ],
    defaultValue: ['a'],
  } satisfies CheckboxGroupProps,
};

export const WithHints = () => {
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

export const Refused = () => (
  <CheckboxGroup
    label="Wer fährt?"
    error="Wählen Sie mindestens eine Person."
    choices={[
      { id: 'a', label: 'Anna Berger' },
      { id: 'b', label: 'Jonas Vogt' },
    ]}
  />
);
