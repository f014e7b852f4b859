import { Spinner } from './Spinner.tsx';

export default {
  title: 'Mitteilen/Spinner',
  component: Spinner,
  parameters: {
    guide: {
      text: 'Der Ring in Knöpfen und Feldern, solange etwas unterwegs ist.',
      also: ['Laden', 'Warten', 'Ring'],
      reader: ['Nur Schmuck: Worauf gewartet wird, sagt der Text daneben.'],
      yes: ['Neben einem Wort.'],
      no: ['Allein mitten auf der Seite: dafür gibt es Skeleton.'],
    },
  },
};

export const Ring = () => (
  <p className="flex items-center gap-2">
    <Spinner /> Wird geladen
  </p>
);
