import type { OwnGuide } from '../../patternlib/pattern.props.ts';
import type { StepperProps } from './Stepper.tsx';
import { Stepper } from './Stepper.tsx';

export default {
  title: 'Aufbau/Stepper',
  component: Stepper,
  parameters: {
    guide: {
      text: '„Schritt 2 von 4“, und was schon entschieden ist.',
      also: ['Schritte', 'Assistent', 'Fortschritt'],
      english: ['Wizard', 'Steps', 'Progress indicator', 'Step indicator'],
      status: 'fest',
      since: '0.1.0',
      instead: [
        ['Die Reihenfolge ist frei', 'TaskList'],
        ['Es ist Arbeit des Rechners, kein Weg des Menschen', 'Progress'],
        ['Eine Zahl soll hoch- und runtergehen', 'NumberField'],
      ],
      related: ['Assistentenseite', 'SummaryList'],
      reader: ['„Schritt 2 von 5“ steht als Satz da; die Striche sind Schmuck.'],
      keys: [['Enter auf „Ändern“', 'geht zur Frage zurück']],
      yes: ['Jede Entscheidung lässt sich ändern.'],
      no: ['Schritte zählen, die niemand sieht.'],
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

export const Normal = { args: { current: 2, total: 4, title: 'Neue Kehrtour' } satisfies StepperProps };

export const First = () => <Stepper current={1} total={4} title="Neue Kehrtour" />;

export const WithDecisions = () => (
  <div className="max-w-80">
    <Stepper current={3} total={4} title="Neue Kehrtour" decisions={decisions} />
  </div>
);

export const LongTexts = () => (
  <div className="max-w-64">
    <Stepper
      current={9}
      total={11}
      title="Neue Kehrtour"
      decisions={[
        {
          id: 'x',
          label: 'Zustellungsbevollmächtigte Hausverwaltung',
          value: 'Immobilienverwaltungsgesellschaft Mittelfranken',
          href: '/x',
        },
      ]}
    />
  </div>
);
