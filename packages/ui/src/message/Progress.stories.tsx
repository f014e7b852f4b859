import type { OwnGuide } from '../../patternlib/pattern.props.ts';
import type { ProgressProps } from './Progress.tsx';
import { Progress } from './Progress.tsx';

export default {
  title: 'Mitteilen/Progress',
  component: Progress,
  parameters: {
    guide: {
      text: 'Lange Arbeit mit echtem Fortschritt: man kann weggehen und sie abbrechen.',
      also: ['Fortschritt', 'Balken', 'Laden'],
      english: ['Progress bar', 'Progressbar', 'Linear progress', 'Meter', 'Loading bar'],
      status: 'fest',
      since: '0.1.0',
      instead: [
        ['Es dauert weniger als zwei Sekunden', 'Spinner'],
        ['Der Inhalt der Seite lädt', 'Skeleton'],
        ['Es sind Schritte des Menschen', 'Stepper'],
      ],
      related: ['FileDrop'],
      reader: ['Ein Fortschrittsbalken mit Namen, Stand und Worten.'],
      keys: [['Tab', 'geht zum Abbrechen']],
      yes: ['In Worten zählen: „1.240 von 2.200“.', 'Sagen, dass man die Seite verlassen darf.'],
      no: ['Einen Balken, der nur so tut.'],
    } satisfies OwnGuide,
  },
};

const nothing = () => undefined;

export const Normal = {
  args: {
    label: 'Liegenschaften werden übernommen',
    value: 1240,
    max: 2200,
    text: '1.240 von 2.200',
  } satisfies ProgressProps,
};

export const Determinate = () => (
  <Progress
    label="Liegenschaften werden übernommen"
    value={1240}
    max={2200}
    text="1.240 von 2.200"
    hint="Sie können die Seite verlassen. Wir melden uns, wenn es fertig ist."
    onCancel={nothing}
  />
);

export const Unknown = () => (
  <Progress
    label="Kehrtour wird geplant"
    text="beste Lösung bisher: 6:40 h"
    onCancel={nothing}
    cancelLabel="Diese nehmen"
  />
);

export const Canceling = () => (
  <Progress
    label="Mails werden verschickt"
    value={12}
    max={40}
    text="12 von 40"
    onCancel={nothing}
    canceling
  />
);

export const Done = () => <Progress label="Terminzettel" value={40} max={40} text="40 von 40" />;
