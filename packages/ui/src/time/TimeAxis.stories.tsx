import { useState } from 'react';

import type { OwnGuide } from '../../patternlib/pattern.props.ts';
import { TimeAxis } from './TimeAxis.tsx';
import { TimeBand } from './TimeBand.tsx';
import { TimeBlock } from './TimeBlock.tsx';
import { TimeLane } from './TimeLane.tsx';

export default {
  title: 'Planen/TimeAxis',
  component: TimeAxis,
  subcomponents: { TimeLane, TimeBand, TimeBlock },
  parameters: {
    guide: {
      text: 'Menschen untereinander, Zeit nach rechts: Fenster sind Bänder, Halte sind Blöcke darin.',
      also: ['Zeitachse', 'Tagesplan', 'Plantafel', 'Kalender', 'Zeitstrahl'],
      english: ['Gantt', 'Timeline view', 'Scheduler board', 'Day planner'],
      status: 'fest',
      since: '0.1.0',
      instead: [['Es geht um Tage oder Monate', 'Calendar']],
      related: ['TimeLane', 'TimeBlock', 'TimeBand', 'TimeWay', 'Tag auf der Zeitachse'],
      reader: [
        'Die Zeilen sind Listen mit dem Namen der Person; jeder Halt ist ein Knopf darin.',
        'Die Tasten stehen als Beschreibung an jedem Halt, der sich verschieben lässt.',
      ],
      keys: [
        ['Pfeil links, Pfeil rechts', 'verschiebt um fünf Minuten'],
        ['Pfeil auf, Pfeil ab', 'gibt den Halt einer anderen Person'],
        ['Enter', 'wählt den Halt'],
      ],
      yes: ['Was eine Zusage bricht, ist rot und sagt es.'],
      no: ['Ziehen als einziger Weg.'],
    } satisfies OwnGuide,
  },
};

type Stop = { id: string; lane: string; start: number; minutes: number; label: string };

const first: Stop[] = [
  { id: '1', lane: 'anna', start: 485, minutes: 20, label: 'Marktplatz 4' },
  { id: '2', lane: 'anna', start: 510, minutes: 15, label: 'Marktplatz 9' },
  { id: '3', lane: 'anna', start: 530, minutes: 60, label: 'Obere Bahnhofstraße 14–18' },
  { id: '4', lane: 'anna', start: 600, minutes: 30, label: 'Bahnhofstraße 2' },
  { id: '5', lane: 'jonas', start: 480, minutes: 90, label: 'Grundschule am Kunigundenberg' },
  { id: '6', lane: 'jonas', start: 690, minutes: 45, label: 'Hersbrucker Straße 31' },
];

const endsLate = (stop: Stop) => stop.lane === 'anna' && stop.start + stop.minutes > 600 && stop.id !== '4';

export const Movable = () => {
  const [stops, setStops] = useState(first);
  const [selected, setSelected] = useState('2');
  const blocksOf = (lane: string) =>
    stops
      .filter((stop) => stop.lane === lane)
      .map((stop) => (
        <TimeBlock
          key={stop.id}
          id={stop.id}
          startMinute={stop.start}
          endMinute={stop.start + stop.minutes}
          label={stop.label}
          short={stop.id}
          tone={endsLate(stop) ? 'danger' : 'normal'}
          hint={endsLate(stop) ? 'endet nach dem zugesagten Fenster' : 'zugesagt 08:00–10:00'}
          locked={stop.id === '5'}
          selected={selected === stop.id}
          onSelect={() => setSelected(stop.id)}
          onMove={({ startMinute, laneId }) =>
            setStops(
              stops.map((other) =>
                other.id === stop.id ? { ...other, start: startMinute, lane: laneId } : other,
              ),
            )
          }
        />
      ));
  return (
    <TimeAxis label="Dienstag, 4. Mai 2027" fromMinute={7 * 60} toMinute={17 * 60} nowMinute={9 * 60 + 12}>
      <TimeLane id="anna" label="Anna Berger" hint="4 Halte · 2:25 h" colour={1}>
        <TimeBand startMinute={480} endMinute={600} label="zugesagt" />
        <TimeBand startMinute={720} endMinute={765} label="Pause" tone="off" />
        {blocksOf('anna')}
      </TimeLane>
      <TimeLane id="jonas" label="Jonas Vogt" hint="2 Halte · 2:15 h" colour={2}>
        <TimeBand startMinute={690} endMinute={780} label="zugesagt" />
        <TimeBand startMinute={930} endMinute={1020} label="Berufsschule" tone="off" />
        {blocksOf('jonas')}
      </TimeLane>
    </TimeAxis>
  );
};

export const Empty = () => (
  <TimeAxis label="Mittwoch, 5. Mai 2027" fromMinute={7 * 60} toMinute={16 * 60}>
    <TimeLane id="a" label="Anna Berger" hint="frei" colour={3} />
  </TimeAxis>
);

export const LongTexts = () => (
  <TimeAxis label="Donnerstag" fromMinute={7 * 60} toMinute={16 * 60}>
    <TimeLane
      id="a"
      label="Maximilian-Alexander Freiherr von Stauffenberg-Hohenlohe"
      hint="14 Halte · 9:40 h · 40 Min. über der Arbeitszeit"
      colour={4}
    >
      <TimeBand startMinute={840} endMinute={960} label="über der Arbeitszeit" tone="danger" />
      <TimeBlock
        id="x"
        startMinute={480}
        endMinute={540}
        label="Wohnungseigentümergemeinschaft Obere Bahnhofstraße"
      />
      <TimeBlock
        id="y"
        startMinute={850}
        endMinute={900}
        label="Marktplatz 1"
        tone="muted"
        hint="soll wegfallen"
      />
    </TimeLane>
  </TimeAxis>
);
