import type { OwnGuide } from '../../patternlib/pattern.props.ts';
import { Button } from '../action/Button.tsx';
import { RadioGroup } from '../field/RadioGroup.tsx';
import { Stepper } from '../layout/Stepper.tsx';
import { ErrorSummary } from '../message/ErrorSummary.tsx';

export default {
  title: 'Muster/Assistentenseite',
  component: Stepper,
  parameters: {
    guide: {
      text: 'Eine Frage je Seite; die Überschrift ist die Frage. Was schon entschieden ist, steht daneben.',
      also: ['Assistent', 'Schritte', 'Wizard'],
      english: ['Wizard page', 'Multi step form', 'One thing per page', 'Question page', 'Form wizard'],
      status: 'fest',
      since: '0.2.0',
      instead: [
        ['Die Reihenfolge ist frei', 'Aufgabenliste'],
        ['Es sind nur zwei Fragen', 'Dialog'],
      ],
      related: ['Stepper', 'Prüfseite'],
      reader: ['„Schritt 2 von 5“ steht als Satz da; die Striche sind Schmuck.'],
      keys: [
        ['Tab', 'Frage, Weiter, Zurück, Entscheidungen'],
        ['Enter', 'geht weiter'],
      ],
      yes: [
        '„Zurück“ verliert nie etwas.',
        'Das Übliche ist vorgewählt; „Weiter mit Vorgaben“ springt zur Prüfung.',
        'Auf der letzten Seite nennt „Weiter“ die Tat.',
      ],
      no: ['Zwei Fragen auf einer Seite.', 'Einen Schritt sperren, ohne zu sagen, was fehlt.'],
    } satisfies OwnGuide,
  },
};

const decisions = [
  {
    id: 'l',
    label: 'Liegenschaften',
    value: 'Marktplatz, Bahnhofstraße · 40 Häuser',
    href: '/liegenschaften',
  },
  { id: 'd', label: 'Tag', value: 'Dienstag, 4. Mai 2027', href: '/datum' },
];

const people = [
  { id: 'b', label: 'Anna Berger', hint: 'bevollmächtigt · frei von 07:00 bis 16:00 Uhr' },
  { id: 'v', label: 'Jonas Vogt', hint: 'Geselle · Berufsschule bis 12:00 Uhr' },
];

type WizardPageProps = { busy?: boolean; error?: string; chosen?: string };

function WizardPage({ busy = false, error, chosen }: WizardPageProps) {
  return (
    <div className="grid gap-8 md:grid-cols-[minmax(0,1fr)_18rem]">
      <form className="flex flex-col gap-8">
        {error === undefined ? null : <ErrorSummary faults={[{ fieldId: 'wer', text: error }]} />}
        <RadioGroup
          id="wer"
          label="Wer fährt am Dienstag, 4. Mai?"
          hint="Eine Feuerstättenschau darf nur die bevollmächtigte Person machen."
          look="cards"
          {...(chosen === undefined ? {} : { defaultValue: chosen })}
          error={error}
          choices={people}
        />
        <div className="flex flex-wrap gap-3">
          <Button kind="primary" busy={busy}>
            Weiter
          </Button>
          <Button>Zurück</Button>
          <Button kind="quiet">Weiter mit Vorgaben</Button>
        </div>
      </form>
      <Stepper current={3} total={4} title="Neue Kehrtour" decisions={decisions} />
    </div>
  );
}

export const Normal = () => <WizardPage chosen="b" />;
export const Busy = () => <WizardPage chosen="b" busy />;
export const Refused = () => <WizardPage error="Bitte wählen Sie mindestens eine Person." />;
