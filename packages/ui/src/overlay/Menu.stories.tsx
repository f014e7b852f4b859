import { Ellipsis, Lock, Trash2, UserRound } from 'lucide-react';

import { IconButton } from '../action/IconButton.tsx';
import { Menu } from './Menu.tsx';

export default {
  title: 'Über der Seite/Menu',
  component: Menu,
  parameters: {
    guide: {
      text: 'Weitere Befehle zu einer Sache.',
      also: ['Kontextmenü', 'Dropdown', 'Aktionen'],
      reader: ['Der Knopf sagt, ob das Menü offen ist; die Einträge werden gezählt.'],
      keys: [
        ['Enter, Leertaste, Pfeil ab', 'öffnet'],
        ['Pfeil auf, Pfeil ab', 'bewegt die Auswahl'],
        ['Buchstaben', 'springen zum Befehl'],
        ['Esc', 'schließt, ohne etwas zu ändern'],
      ],
      yes: ['Seltenes hierhin, Häufiges als Knopf.', 'Löschendes zuletzt, abgesetzt und rot.'],
      no: ['Der einzige Weg zu etwas Wichtigem.'],
    },
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
