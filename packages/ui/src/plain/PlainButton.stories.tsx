import type { OwnGuide } from '../../patternlib/pattern.props.ts';
import type { PlainButtonProps } from './PlainButton.tsx';
import { PlainButton } from './PlainButton.tsx';

export default {
  title: 'Leicht/PlainButton',
  component: PlainButton,
  parameters: {
    guide: {
      text: 'Der Knopf der Kundenseiten; sendet sein Formular.',
      also: ['Schaltfläche', 'Knopf', 'absenden'],
      english: ['Native button', 'HTML button'],
      status: 'fest',
      since: '0.1.0',
      instead: [['Neben React Aria', 'Button']],
      related: ['PlainForm'],
      reader: ['Ein echter `button`; beschäftigt bleibt er im Fokus und gilt als nicht verfügbar.'],
      keys: [['Enter, Leertaste', 'löst aus']],
      yes: ['Drei Antworten, drei Knöpfe.'],
      no: ['Sperren, ohne zu sagen, was fehlt.'],
    } satisfies OwnGuide,
  },
};

export const Normal = { args: { children: 'Ich bin da' } satisfies PlainButtonProps };

export const Kinds = () => (
  <div className="grid max-w-80 gap-3">
    <PlainButton wide>Ich bin da</PlainButton>
    <PlainButton kind="secondary" wide>
      Passt nicht
    </PlainButton>
    <PlainButton kind="quiet" wide>
      Frage
    </PlainButton>
  </div>
);

export const Busy = () => <PlainButton busy>Wird gebucht</PlainButton>;

export const LongLabel = () => (
  <div className="max-w-72">
    <PlainButton wide>Termin für die Wohnungseigentümergemeinschaft bestätigen</PlainButton>
  </div>
);
