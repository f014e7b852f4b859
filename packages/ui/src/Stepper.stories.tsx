import { Button } from './Button.tsx';
import { RadioGroup } from './RadioGroup.tsx';
import { Stepper } from './Stepper.tsx';

export default { title: 'Aufbau/Stepper', component: Stepper };

const decisions = [
  {
    id: 'l',
    label: 'Liegenschaften',
    value: 'Marktplatz, Bahnhofstraße · 40 Häuser',
    href: '/liegenschaften',
  },
  { id: 'd', label: 'Tag', value: 'Dienstag, 4. Mai 2027', href: '/datum' },
];

export const First = () => <Stepper current={1} total={4} title="Neue Kehrtour" />;

export const WithDecisions = () => (
  <div className="max-w-80">
    <Stepper current={3} total={4} title="Neue Kehrtour" decisions={decisions} />
  </div>
);

export const WizardPage = () => (
  <div className="grid gap-8 md:grid-cols-[minmax(0,1fr)_18rem]">
    <form className="flex flex-col gap-8">
      <RadioGroup
        label="Wer fährt am Dienstag, 4. Mai?"
        hint="Eine Feuerstättenschau darf nur die bevollmächtigte Person machen."
        look="cards"
        defaultValue="b"
        choices={[
          { id: 'b', label: 'Anna Berger', hint: 'bevollmächtigt · frei von 07:00 bis 16:00 Uhr' },
          { id: 'v', label: 'Jonas Vogt', hint: 'Geselle · Berufsschule bis 12:00 Uhr' },
        ]}
      />
      <div className="flex flex-wrap gap-3">
        <Button kind="primary">Weiter</Button>
        <Button>Zurück</Button>
        <Button kind="quiet">Weiter mit Vorgaben</Button>
      </div>
    </form>
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
