import { VisuallyHidden } from './VisuallyHidden.tsx';

export default {
  title: 'Aufbau/VisuallyHidden',
  component: VisuallyHidden,
  parameters: {
    guide: {
      text: 'Text, der nur vorgelesen wird.',
      also: ['Screenreader', 'unsichtbar', 'sr-only'],
      reader: ['Wird gelesen, aber nicht gezeigt.'],
      yes: ['Was das Auge aus dem Zusammenhang weiß: die Überschrift einer Spalte, die Einheit einer Zahl.'],
      no: ['Erklärungen, die allen helfen würden.'],
    },
  },
};

export const InText = () => (
  <p>
    Termine <strong className="tabular-nums">7</strong>
    <VisuallyHidden> warten auf eine Antwort</VisuallyHidden>
  </p>
);
