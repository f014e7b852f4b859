import { Ellipsis, Lock, Trash2, UserRound } from 'lucide-react';

import { Button } from './Button.tsx';
import { IconButton } from './IconButton.tsx';
import { Menu } from './Menu.tsx';
import { Popover } from './Popover.tsx';
import { Tooltip } from './Tooltip.tsx';

export default { title: 'Über der Seite/Menu', component: Menu };

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

export const WithPopover = () => (
  <Popover defaultOpen label="Warum hier?" trigger={<Button size="small">Warum hier?</Button>}>
    <p>Zwischen Marktplatz 2 und Marktplatz 9 kostet dieser Halt nur 40 Sekunden Weg.</p>
  </Popover>
);

export const WithTooltip = () => (
  <Tooltip text="Druckt in Laufreihenfolge">
    <Button>Terminzettel</Button>
  </Tooltip>
);
