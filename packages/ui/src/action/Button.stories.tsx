import { CalendarPlus, Printer } from 'lucide-react';

import type { OwnGuide } from '../../patternlib/pattern.props.ts';
import type { ButtonProps } from './Button.tsx';
import { Button } from './Button.tsx';

export default {
  title: 'Aktionen/Button',
  component: Button,
  parameters: {
    guide: {
      text: 'Tut etwas. Was woandershin führt, ist ein Link oder ButtonLink.',
      also: ['Schaltfläche', 'Knopf'],
      english: ['CTA', 'Submit button', 'Action button'],
      status: 'fest',
      since: '0.1.0',
      instead: [
        ['Es führt auf eine andere Seite', 'ButtonLink'],
        ['Für Worte ist kein Platz', 'IconButton'],
        ['Die Seite muss ohne JavaScript gehen', 'PlainButton'],
      ],
      related: ['Spinner', 'Menu'],
      reader: ['Beschäftigt behält er Fokus und Namen; dazu kommt „Bitte warten“.'],
      keys: [
        ['Enter, Leertaste', 'löst aus'],
        ['Tab', 'geht weiter; beschäftigte Knöpfe behalten den Fokus'],
      ],
      yes: [
        'Der Knopf nennt die Tat: „40 Haushalten ansagen“.',
        'Höchstens ein Knopf in Glut je Seite.',
        'Beschäftigt statt gesperrt, solange gesendet wird.',
      ],
      no: [
        '„OK“, „Absenden“ oder „Hier klicken“.',
        'Zwei hervorgehobene Knöpfe nebeneinander.',
        'Einen Knopf sperren, ohne daneben zu sagen, warum.',
      ],
    } satisfies OwnGuide,
  },
};

const nothing = () => undefined;

export const Normal = { args: { children: 'Termine ansagen', kind: 'primary' } satisfies ButtonProps };

export const Kinds = () => (
  <div className="flex flex-wrap items-center gap-3">
    <Button kind="primary" onPress={nothing}>
      Termine ansagen
    </Button>
    <Button onPress={nothing}>Zurück</Button>
    <Button kind="quiet" onPress={nothing}>
      Überspringen
    </Button>
    <Button kind="danger" onPress={nothing}>
      Kehrtour absagen
    </Button>
  </div>
);

export const WithIcon = () => (
  <div className="flex flex-wrap items-center gap-3">
    <Button kind="primary" icon={<CalendarPlus aria-hidden className="size-5" />}>
      Neue Kehrtour
    </Button>
    <Button icon={<Printer aria-hidden className="size-5" />}>Terminzettel drucken</Button>
  </div>
);

export const Small = () => (
  <div className="flex flex-wrap items-center gap-3">
    <Button kind="primary" size="small">
      Sperren
    </Button>
    <Button size="small">Verschieben</Button>
    <Button kind="quiet" size="small">
      Warum hier?
    </Button>
  </div>
);

export const Busy = () => (
  <div className="flex flex-wrap items-center gap-3">
    <Button kind="primary" busy>
      Wird gesendet
    </Button>
    <Button busy>Wird geplant</Button>
  </div>
);

export const Refused = () => (
  <div className="flex flex-wrap items-center gap-3">
    <Button kind="primary" disabled>
      Termine ansagen
    </Button>
    <Button disabled>Zurück</Button>
    <Button kind="quiet" disabled>
      Überspringen
    </Button>
  </div>
);

export const LongLabel = () => (
  <div className="max-w-80">
    <Button kind="primary" wide>
      Terminzettel für alle Liegenschaften der Oberen Bahnhofstraße drucken und Ankündigungen verschicken
    </Button>
  </div>
);

export const Field = () => (
  <div data-density="field" className="flex flex-col gap-3">
    <Button kind="primary" wide>
      Erledigt
    </Button>
    <Button wide>Nicht da</Button>
    <Button kind="danger" wide>
      Mangel melden
    </Button>
  </div>
);
