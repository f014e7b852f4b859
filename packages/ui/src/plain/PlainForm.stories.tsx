import type { OwnGuide } from '../../patternlib/pattern.props.ts';
import { PlainField } from './PlainField.tsx';
import { PlainForm } from './PlainForm.tsx';
import type { PlainFormState } from './usePlainForm.ts';

export default {
  title: 'Leicht/PlainForm',
  component: PlainForm,
  parameters: {
    guide: {
      text: 'Felder des Browsers und ein Knopf; was abgelehnt wurde, steht darüber.',
      also: ['Formular'],
      english: ['Form', 'HTML form', 'No JavaScript form'],
      status: 'fest',
      since: '0.3.0',
      instead: [['Neben React Aria', 'Fehler im Formular']],
      related: ['Kundenseite', 'PlainButton'],
      reader: ['Nach einem abgelehnten Senden steht der Fokus auf der Fehlerübersicht.'],
      keys: [['Enter', 'sendet']],
      yes: ['Der Knopf sagt, was geschieht.'],
      no: ['Mehr als eine Sache in einem Formular.'],
    } satisfies OwnGuide,
  },
};

const still: PlainFormState = {
  busy: false,
  faults: [],
  errorOf: () => undefined,
  onSubmit: (event) => event.preventDefault(),
};

const form = (state: Partial<PlainFormState>, error?: string) => (
  <PlainForm form={{ ...still, ...state }} sendLabel="Link anfordern">
    <PlainField id="email" name="email" type="email" label="E-Mail-Adresse" error={error} />
  </PlainForm>
);

export const Normal = () => form({});

export const Busy = () => form({ busy: true });

const MISSING = 'Bitte füllen Sie „E-Mail-Adresse“ aus.';

export const Refused = () => form({ faults: [{ fieldId: 'email', text: MISSING }] }, MISSING);
