import { Kbd } from './Kbd.tsx';

export default {
  title: 'Marke/Kbd',
  component: Kbd,
  parameters: {
    guide: {
      text: 'Eine Taste im Text.',
      also: ['Taste', 'Tastatur', 'Kürzel'],
      yes: ['Deutsche Namen: Strg, Umschalt, Pos1.'],
      no: ['Ctrl oder Shift.'],
    },
  },
};

export const InText = () => (
  <p>
    Suchen mit <Kbd>Strg K</Kbd>
  </p>
);
