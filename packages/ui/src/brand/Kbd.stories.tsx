import type { OwnGuide } from '../../patternlib/pattern.props.ts';
import { Kbd } from './Kbd.tsx';

export default {
  title: 'Marke/Kbd',
  component: Kbd,
  parameters: {
    guide: {
      text: 'Eine Taste im Text.',
      also: ['Taste', 'Tastatur', 'Kürzel'],
      english: ['Keyboard key', 'Shortcut', 'Hotkey', 'Keycap'],
      status: 'fest',
      since: '0.1.0',
      instead: [['Die Taste steht nicht im Text, sondern an einem Befehl', 'Menu']],
      related: ['CommandPalette', 'Befehle finden'],
      yes: ['Deutsche Namen: Strg, Umschalt, Pos1.'],
      no: ['Ctrl oder Shift.'],
    } satisfies OwnGuide,
  },
};

export const InText = () => (
  <p>
    Suchen mit <Kbd>Strg K</Kbd>
  </p>
);
