import type { OwnGuide } from '../../patternlib/pattern.props.ts';
import { Tabs } from './Tabs.tsx';

export default {
  title: 'Aufbau/Tabs',
  component: Tabs,
  parameters: {
    guide: {
      text: 'Ansichten derselben Sache.',
      also: ['Reiter', 'Karteireiter', 'Register'],
      english: ['Tab', 'Tab list', 'Tab bar'],
      status: 'fest',
      since: '0.1.0',
      instead: [
        ['Es sind Schritte nacheinander', 'Stepper'],
        ['Es sind Orte des Programms', 'AppFrame'],
        ['Man will beides zugleich sehen', 'Card'],
      ],
      related: [],
      reader: ['Reiter werden gezählt; der gewählte ist als gewählt markiert.'],
      keys: [
        ['Pfeil links, Pfeil rechts', 'wechselt die Ansicht'],
        ['Tab', 'geht in den Inhalt'],
      ],
      yes: ['Mit Zahl, wenn darin etwas wartet.'],
      no: ['Etwas verstecken, das alle brauchen.'],
    } satisfies OwnGuide,
  },
};

const text = (words: string) => <p className="text-muted">{words}</p>;

export const Normal = () => (
  <Tabs
    label="Ergebnis des Imports"
    items={[
      { id: 'neu', label: 'Neu', count: 2114, content: text('2.114 Liegenschaften kommen dazu.') },
      {
        id: 'geaendert',
        label: 'Geändert',
        count: 61,
        content: text('61 Liegenschaften haben neue Angaben.'),
      },
      {
        id: 'fehler',
        label: 'Fehlerhaft',
        count: 25,
        content: text('25 Zeilen können nicht gelesen werden.'),
      },
      { id: 'fehlt', label: 'Fehlt in der Datei', disabled: true, content: text('') },
    ]}
  />
);
