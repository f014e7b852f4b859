import { CalendarPlus, House, Settings } from 'lucide-react';
import { useState } from 'react';

import type { OwnGuide } from '../../patternlib/pattern.props.ts';
import { Button } from '../action/Button.tsx';
import { Kbd } from '../brand/Kbd.tsx';
import { PageHeader } from '../layout/PageHeader.tsx';
import type { Command } from '../overlay/CommandPalette.tsx';
import { CommandPalette } from '../overlay/CommandPalette.tsx';
import { useCommandKey } from '../overlay/useCommandKey.ts';

export default {
  title: 'Muster/Befehle finden',
  component: CommandPalette,
  parameters: {
    guide: {
      text: 'Von jeder Seite mit Strg K zu Häusern, Terminen, Kehrtouren und Einstellungen.',
      also: ['Suche', 'Befehle', 'Palette'],
      english: ['Quick find', 'Global search', 'Command bar'],
      status: 'fest',
      since: '0.2.0',
      instead: [['Gesucht wird in einer Liste', 'Listenseite']],
      related: ['CommandPalette', 'Kbd'],
      reader: ['Der Fokus bleibt im Suchfeld; der gewählte Treffer wird beim Wandern vorgelesen.'],
      keys: [
        ['Strg K', 'öffnet und schließt'],
        ['Pfeil auf, Pfeil ab', 'bewegt die Auswahl'],
        ['Enter', 'führt aus'],
        ['Esc', 'schließt'],
      ],
      yes: ['Auch ein sichtbarer Knopf führt hinein.', 'Taten zuerst, dann Dinge, dann Orte.'],
      no: ['Etwas, das man nur hier findet.'],
    } satisfies OwnGuide,
  },
};

const commands: Command[] = [
  { id: 'neu', group: 'Tun', label: 'Neue Kehrtour', icon: <CalendarPlus aria-hidden />, shortcut: 'N' },
  {
    id: 'haus',
    group: 'Liegenschaften',
    label: 'Marktplatz 4',
    hint: 'Familie Özdemir',
    icon: <House aria-hidden />,
  },
  { id: 'ein', group: 'Gehe zu', label: 'Einstellungen', icon: <Settings aria-hidden /> },
];

function Page({ first }: { first: boolean }) {
  const [open, setOpen] = useState(first);
  const [last, setLast] = useState('');
  useCommandKey(() => setOpen(!open));
  return (
    <>
      <PageHeader
        title="Termine"
        description={last === '' ? 'Noch nichts gewählt' : `Gewählt: ${last}`}
        actions={
          <Button onPress={() => setOpen(true)}>
            Suchen <Kbd>Strg K</Kbd>
          </Button>
        }
      />
      <CommandPalette
        open={open}
        onOpenChange={setOpen}
        commands={commands}
        onRun={(id) => {
          setOpen(false);
          setLast(commands.find((command) => command.id === id)?.label ?? '');
        }}
      />
    </>
  );
}

export const Closed = () => <Page first={false} />;
export const Open = () => <Page first />;
