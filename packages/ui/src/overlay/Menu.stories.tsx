import { Ellipsis, Lock, Trash2, UserRound } from 'lucide-react';

import type { OwnGuide } from '../../patternlib/pattern.props.ts';
import { IconButton } from '../action/IconButton.tsx';
import { Menu } from './Menu.tsx';

export default {
  title: 'Über der Seite/Menu',
  component: Menu,
  parameters: {
    guide: {
      text: 'Weitere Befehle zu einer Sache.',
      also: ['Kontextmenü', 'Dropdown', 'Aktionen'],
      english: ['Dropdown menu', 'Context menu', 'Action list', 'Action menu', 'Overflow menu', 'Kebab menu'],
      status: 'fest',
      since: '0.1.0',
      instead: [
        ['Es wird ein Wert gewählt', 'Select'],
        ['Es ist der wichtigste Befehl', 'Button'],
      ],
      related: ['IconButton', 'CommandPalette'],
      reader: ['Der Knopf sagt, ob das Menü offen ist; die Einträge werden gezählt.'],
      keys: [
        ['Enter, Leertaste, Pfeil ab', 'öffnet'],
        ['Pfeil auf, Pfeil ab', 'bewegt die Auswahl'],
        ['Buchstaben', 'springen zum Befehl'],
        ['Esc', 'schließt, ohne etwas zu ändern'],
      ],
      yes: ['Seltenes hierhin, Häufiges als Knopf.', 'Löschendes zuletzt, abgesetzt und rot.'],
      no: ['Der einzige Weg zu etwas Wichtigem.'],
    } satisfies OwnGuide,
  },
};

const icon = 'size-5 shrink-0';

export const OfAStop = () => (
  <Menu
    defaultOpen
    label="Halt Marktplatz 4"
    trigger={<IconButton label="Weitere Aktionen" icon={<Ellipsis aria-hidden className="size-5" />} />}
    entries={[
      { id: 'sperren', label: 'Sperren', icon: <Lock aria-hidden className={icon} />, shortcut: 'S' },
      {
        id: 'geben',
        label: 'Jonas Vogt geben',
        hint: 'kommt dann um 10:20 Uhr an',
        icon: <UserRound aria-hidden className={icon} />,
      },
      'separator',
      {
        id: 'weg',
        label: 'Aus der Kehrtour nehmen',
        danger: true,
        icon: <Trash2 aria-hidden className={icon} />,
      },
    ]}
  />
);
