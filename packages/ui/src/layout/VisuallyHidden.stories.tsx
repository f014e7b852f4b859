import type { OwnGuide } from '../../patternlib/pattern.props.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

export default {
  title: 'Aufbau/VisuallyHidden',
  component: VisuallyHidden,
  parameters: {
    guide: {
      text: 'Text, der nur vorgelesen wird.',
      also: ['Screenreader', 'unsichtbar', 'sr-only'],
      english: ['Visually hidden', 'Sr only', 'Screen reader text'],
      status: 'fest',
      since: '0.1.0',
      instead: [
        ['Alle brauchen die Erklärung', 'FieldLabel'],
        ['Ein Knopf hat nur ein Zeichen', 'IconButton'],
      ],
      related: ['Zeichen'],
      reader: ['Wird gelesen, aber nicht gezeigt.'],
      yes: ['Was das Auge aus dem Zusammenhang weiß: die Überschrift einer Spalte, die Einheit einer Zahl.'],
      no: ['Erklärungen, die allen helfen würden.'],
    } satisfies OwnGuide,
  },
};

export const InText = () => (
  <p>
    Termine <strong className="tabular-nums">7</strong>
    <VisuallyHidden> warten auf eine Antwort</VisuallyHidden>
  </p>
);
