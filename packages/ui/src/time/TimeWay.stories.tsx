import type { OwnGuide } from '../../patternlib/pattern.props.ts';
import { TimeAxis } from './TimeAxis.tsx';
import { TimeBlock } from './TimeBlock.tsx';
import { TimeLane } from './TimeLane.tsx';
import { TimeWay } from './TimeWay.tsx';

export default {
  title: 'Planen/TimeWay',
  component: TimeWay,
  parameters: {
    guide: {
      text: 'Der Weg zu einem Halt: durchgezogen gefahren, gepunktet zu Fuß.',
      also: ['Fahrt', 'Weg', 'Strecke'],
      english: ['Travel line', 'Connector', 'Drive time'],
      status: 'fest',
      since: '0.4.0',
      instead: [['Es soll für sich stehen und eine Dauer sagen', 'TimeBlock']],
      related: ['TimeLane'],
      reader: ['Nur Schmuck: Wie lange ein Weg dauert, sagt der Halt, zu dem er führt.'],
      yes: ['Endet, wo der Halt beginnt.'],
      no: ['Ein Weg als eigener Block: er ist nichts, was man verschiebt.'],
    } satisfies OwnGuide,
  },
};

export const Normal = () => (
  <TimeAxis label="Dienstag, 4. Mai 2027" fromMinute={420} toMinute={720}>
    <TimeLane id="anna" label="Anna Berger" levels={2}>
      <TimeWay startMinute={440} endMinute={470} />
      <TimeWay startMinute={500} endMinute={520} level={1} mode="foot" />
      <TimeBlock id="1" startMinute={470} endMinute={500} label="Marktplatz 4" short="1" />
      <TimeBlock id="2" startMinute={520} endMinute={600} label="Marktplatz 9" short="2" level={1} />
    </TimeLane>
  </TimeAxis>
);
