import { Button } from 'react-aria-components/Button';
import { Label } from 'react-aria-components/Label';
import { Select, SelectValue } from 'react-aria-components/Select';

import type { OwnGuide } from '../../../patternlib/pattern.props.ts';
import { controlLook } from '../../look/control.ts';
import type { Choice } from '../field.props.ts';
import { ChoiceList } from './ChoiceList.tsx';

export default {
  title: 'Felder/ChoiceList',
  component: ChoiceList,
  parameters: {
    guide: {
      text: 'Die Liste, die Select und ComboBox öffnen.',
      also: ['Auswahlfenster', 'Vorschlagsliste'],
      english: ['Listbox popup', 'Options list'],
      status: 'fest',
      since: '0.1.0',
      instead: [
        ['Für sich allein', 'Select'],
        ['Man soll tippen können', 'ComboBox'],
      ],
      related: [],
      keys: [['Pfeile', 'gehen durch die Liste']],
      yes: ['Das Gewählte trägt einen Haken.'],
      no: ['Mehr als fünfzehn Einträge ohne Suche.'],
    } satisfies OwnGuide,
  },
};

const Opened = ({ choices, chosen }: { choices: readonly Choice[]; chosen?: string }) => (
  <Select defaultOpen {...(chosen === undefined ? {} : { defaultValue: chosen })} className="max-w-80">
    <Label className="font-semibold">Mitarbeiter</Label>
    <Button className={`${controlLook()} text-left`}>
      <SelectValue />
    </Button>
    <ChoiceList choices={choices} emptyText="Nichts zur Auswahl" />
  </Select>
);

export const Normal = () => (
  <Opened
    chosen="anna"
    choices={[
      { id: 'anna', label: 'Anna Berger', hint: 'Meisterin' },
      { id: 'jonas', label: 'Jonas Vogt', hint: 'Lehrling, fährt mit' },
      { id: 'weg', label: 'Petra Lang', hint: 'heute nicht da', disabled: true },
      { id: 'lang', label: 'Maximilian-Alexander Freiherr von Stauffenberg-Hohenlohe' },
    ]}
  />
);

export const Empty = () => <Opened choices={[]} />;
