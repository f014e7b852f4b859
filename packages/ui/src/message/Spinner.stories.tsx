import type { OwnGuide } from '../../patternlib/pattern.props.ts';
import { Spinner } from './Spinner.tsx';

export default {
  title: 'Mitteilen/Spinner',
  component: Spinner,
  parameters: {
    guide: {
      text: 'Der Ring in Knöpfen und Feldern, solange etwas unterwegs ist.',
      also: ['Laden', 'Warten', 'Ring'],
      english: ['Loader', 'Loading spinner', 'Circular progress', 'Throbber', 'Activity indicator'],
      status: 'fest',
      since: '0.1.0',
      instead: [
        ['Eine ganze Fläche lädt', 'Skeleton'],
        ['Es dauert länger als ein paar Sekunden', 'Progress'],
      ],
      related: ['Button'],
      reader: ['Nur Schmuck: Worauf gewartet wird, sagt der Text daneben.'],
      yes: ['Neben einem Wort.'],
      no: ['Zwei davon auf einer Seite.'],
    } satisfies OwnGuide,
  },
};

export const Ring = () => (
  <p className="flex items-center gap-2">
    <Spinner /> Wird geladen
  </p>
);
