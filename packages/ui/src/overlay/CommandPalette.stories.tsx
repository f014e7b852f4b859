import { CalendarPlus, House, Settings } from 'lucide-react';
import { useState } from 'react';

import type { OwnGuide } from '../../patternlib/pattern.props.ts';
import { Button } from '../action/Button.tsx';
import { CommandPalette } from './CommandPalette.tsx';
import { useCommandKey } from './useCommandKey.ts';

export default {
  title: 'Über der Seite/CommandPalette',
  component: CommandPalette,
  parameters: {
    guide: {
      text: 'Strg K: findet Häuser, Termine, Kehrtouren und Befehle mit ein paar Buchstaben.',
      also: ['Suche', 'Befehle', 'Strg K'],
      english: ['Command palette', 'Command menu', 'Quick search', 'Spotlight', 'Omnibox'],
      status: 'fest',
      since: '0.1.0',
      instead: [
        ['Gesucht wird nur in dieser Liste', 'SearchField'],
        ['Es sind wenige Befehle zu einer Sache', 'Menu'],
      ],
      related: ['Befehle finden'],
      reader: ['Ein Suchfeld mit Liste: Der Fokus bleibt im Feld, die Wahl wird beim Wandern vorgelesen.'],
      keys: [
        ['Strg K', 'öffnet und schließt'],
        ['Pfeil auf, Pfeil ab', 'bewegt die Auswahl'],
        ['Enter', 'führt aus'],
        ['Esc', 'schließt, ohne etwas zu ändern'],
      ],
      yes: ['Jeder Befehl hat auch einen sichtbaren Ort.'],
      no: ['Namen, die sonst nirgends vorkommen.'],
    } satisfies OwnGuide,
  },
};

const commands = [
  { id: 'neu', group: 'Tun', label: 'Neue Kehrtour', icon: <CalendarPlus aria-hidden />, shortcut: 'N' },
  {
    id: 'p1',
    group: 'Liegenschaften',
    label: 'Marktplatz 4',
    hint: 'Familie Özdemir',
    icon: <House aria-hidden />,
  },
  {
    id: 'p2',
    group: 'Liegenschaften',
    label: 'Marktplatz 9',
    hint: 'Erbengemeinschaft Strobel',
    icon: <House aria-hidden />,
  },
  {
    id: 'e',
    group: 'Gehe zu',
    label: 'Einstellungen',
    keywords: 'Konto Zahlung Passwort',
    icon: <Settings aria-hidden />,
  },
];

const nothing = () => undefined;

export const Open = () => {
  const [open, setOpen] = useState(true);
  useCommandKey(() => setOpen(!open));
  return (
    <>
      <Button onPress={() => setOpen(true)}>Suchen (Strg K)</Button>
      <CommandPalette open={open} onOpenChange={setOpen} commands={commands} onRun={nothing} />
    </>
  );
};

export const Busy = () => (
  <CommandPalette
    open
    onOpenChange={nothing}
    commands={[]}
    onRun={nothing}
    query="Bahn"
    onQuery={nothing}
    busy
  />
);
export const NothingFound = () => (
  <CommandPalette open onOpenChange={nothing} commands={[]} onRun={nothing} query="xyz" onQuery={nothing} />
);
