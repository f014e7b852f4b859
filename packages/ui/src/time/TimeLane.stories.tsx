import type { OwnGuide } from '../../patternlib/pattern.props.ts';
import { TimeAxis } from './TimeAxis.tsx';
import { TimeBlock } from './TimeBlock.tsx';
import type { LaneColour } from './TimeLane.tsx';
import { TimeLane } from './TimeLane.tsx';

export default {
  title: 'Planen/TimeLane',
  component: TimeLane,
  parameters: {
    guide: {
      text: 'Der Tag eines Menschen: Name und Zahlen links, seine Halte auf der Achse.',
      also: ['Zeile', 'Person', 'Spur'],
      english: ['Lane', 'Swimlane', 'Resource row'],
      status: 'fest',
      since: '0.1.0',
      instead: [['Für sich allein', 'TimeAxis']],
      related: ['TimeBlock', 'TimeBand'],
      reader: ['Die Zeile ist eine Liste; sie heißt wie ihre Person.'],
      yes: ['Dieselbe Farbe wie auf der Karte.'],
      no: ['Die Farbe allein: der Name steht immer dabei.'],
    } satisfies OwnGuide,
  },
};

const COLOURS: readonly LaneColour[] = [1, 2, 3, 4, 5, 6];

export const Normal = () => (
  <TimeAxis label="Dienstag, 4. Mai 2027" fromMinute={420} toMinute={960}>
    <TimeLane id="anna" label="Anna Berger" hint="1 Halt · 0:20 h">
      <TimeBlock id="1" startMinute={485} endMinute={505} label="Marktplatz 4" short="1" />
    </TimeLane>
  </TimeAxis>
);

export const Colours = () => (
  <TimeAxis label="Sechs Menschen" fromMinute={420} toMinute={720}>
    {COLOURS.map((colour) => (
      <TimeLane key={colour} id={String(colour)} label={`Mensch ${colour}`} colour={colour}>
        <TimeBlock id={`halt-${colour}`} startMinute={480} endMinute={600} label={`Halt ${colour}`} />
      </TimeLane>
    ))}
  </TimeAxis>
);
