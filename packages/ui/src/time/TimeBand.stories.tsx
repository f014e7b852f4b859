import type { OwnGuide } from '../../patternlib/pattern.props.ts';
import { TimeAxis } from './TimeAxis.tsx';
import type { TimeBandProps } from './TimeBand.tsx';
import { TimeBand } from './TimeBand.tsx';
import { TimeLane } from './TimeLane.tsx';

export default {
  title: 'Planen/TimeBand',
  component: TimeBand,
  parameters: {
    guide: {
      text: 'Eine Strecke hinter den Halten: zugesagt, Pause, gesperrt.',
      also: ['Zeitfenster', 'Pause', 'Sperrzeit'],
      english: ['Time window', 'Background event', 'Time range'],
      status: 'fest',
      since: '0.1.0',
      instead: [['Man soll es verschieben können', 'TimeBlock']],
      related: ['TimeLane'],
      reader: ['Beschriftung mit Anfang und Ende: „zugesagt, 8 bis 10 Uhr“.'],
      yes: ['Sagt in einem Wort, was sie ist.'],
      no: ['Ein Band für etwas, das selbst ein Halt ist.'],
    } satisfies OwnGuide,
  },
};

const band = (props: TimeBandProps) => (
  <TimeAxis label="Dienstag, 4. Mai 2027" fromMinute={420} toMinute={720}>
    <TimeLane id="anna" label="Anna Berger">
      <TimeBand {...props} />
    </TimeLane>
  </TimeAxis>
);

export const Normal = () => band({ startMinute: 480, endMinute: 600, label: 'zugesagt' });

export const TwoRows = () => (
  <TimeAxis label="Dienstag, 4. Mai 2027" fromMinute={420} toMinute={720}>
    <TimeLane id="anna" label="Anna Berger" bands={2}>
      <TimeBand startMinute={480} endMinute={600} label="08:00–10:00" />
      <TimeBand startMinute={540} endMinute={660} label="09:00–11:00" row={1} />
      <TimeBand startMinute={660} endMinute={675} label="passt nicht" />
    </TimeLane>
  </TimeAxis>
);

export const Off = () => band({ startMinute: 540, endMinute: 585, label: 'Pause', tone: 'off' });

export const Danger = () =>
  band({ startMinute: 660, endMinute: 720, label: 'über der vereinbarten Arbeitszeit', tone: 'danger' });
