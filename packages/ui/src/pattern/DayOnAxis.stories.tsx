import { useState } from 'react';

import type { OwnGuide } from '../../patternlib/pattern.props.ts';
import { Button } from '../action/Button.tsx';
import { KeyValue } from '../layout/KeyValue.tsx';
import { PageHeader } from '../layout/PageHeader.tsx';
import { Status } from '../message/Status.tsx';
import { TimeAxis } from '../time/TimeAxis.tsx';
import { TimeBand } from '../time/TimeBand.tsx';
import { TimeBlock } from '../time/TimeBlock.tsx';
import { TimeLane } from '../time/TimeLane.tsx';

export default {
  title: 'Muster/Tag auf der Zeitachse',
  component: TimeAxis,
  subcomponents: { TimeLane, TimeBand, TimeBlock },
  parameters: {
    guide: {
      text: 'Ein Tag, zwei Menschen: verschieben, und die Zahlen ändern sich mit.',
      also: ['Tagesplan', 'Kalender', 'Zeitachse', 'Kehrtour'],
      english: ['Day view', 'Schedule', 'Timeline', 'Scheduler', 'Gantt chart'],
      status: 'fest',
      since: '0.2.0',
      instead: [['Es geht um Tage und nicht um Stunden', 'Calendar']],
      related: ['TimeAxis', 'TimeLane', 'TimeBlock', 'TimeBand'],
      reader: ['Jede Person ist eine Liste ihrer Halte, mit Namen, Zeit und Hinweis.'],
      keys: [
        ['Pfeil links, Pfeil rechts', 'verschiebt um fünf Minuten'],
        ['Pfeil auf, Pfeil ab', 'gibt den Halt weiter'],
      ],
      yes: ['Was eine Zusage bricht, steht als Satz über der Achse.'],
      no: ['Rot ohne Worte.'],
    } satisfies OwnGuide,
  },
};

type Stop = { id: string; lane: string; start: number; minutes: number; label: string };

const WINDOW = { from: 8 * 60, to: 10 * 60 };
const DAY: Stop[] = [
  { id: '1', lane: 'anna', start: 485, minutes: 20, label: 'Marktplatz 4' },
  { id: '2', lane: 'anna', start: 510, minutes: 15, label: 'Marktplatz 9' },
  { id: '3', lane: 'anna', start: 530, minutes: 60, label: 'Obere Bahnhofstraße 14–18' },
  { id: '4', lane: 'jonas', start: 480, minutes: 90, label: 'Grundschule am Kunigundenberg' },
];
const PEOPLE = [
  { id: 'anna', name: 'Anna Berger', colour: 1 as const },
  { id: 'jonas', name: 'Jonas Vogt', colour: 2 as const },
];
const breaks = (stop: Stop) => stop.start < WINDOW.from || stop.start > WINDOW.to;

function Day({ first }: { first: readonly Stop[] }) {
  const [stops, setStops] = useState(first);
  const broken = stops.filter(breaks);
  const minutes = stops.reduce((sum, stop) => sum + stop.minutes, 0);
  return (
    <>
      <PageHeader
        title="Dienstag, 4. Mai 2027"
        status={
          <Status tone={broken.length === 0 ? 'success' : 'danger'}>
            {broken.length === 0 ? 'Alles hält' : `${broken.length} Zusage gebrochen`}
          </Status>
        }
        actions={<Button onPress={() => setStops(first)}>Zurücksetzen</Button>}
      />
      <div className="mb-4">
        <KeyValue
          look="stacked"
          items={[
            { label: 'Halte', value: stops.length },
            {
              label: 'Arbeit',
              value: `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')} h`,
            },
          ]}
        />
      </div>
      <TimeAxis label="Dienstag, 4. Mai 2027" fromMinute={7 * 60} toMinute={14 * 60}>
        {PEOPLE.map((person) => (
          <TimeLane key={person.id} id={person.id} label={person.name} colour={person.colour}>
            <TimeBand startMinute={WINDOW.from} endMinute={WINDOW.to} label="zugesagt" />
            {stops
              .filter(({ lane }) => lane === person.id)
              .map((stop) => (
                <TimeBlock
                  key={stop.id}
                  id={stop.id}
                  startMinute={stop.start}
                  endMinute={stop.start + stop.minutes}
                  label={stop.label}
                  short={stop.id}
                  tone={breaks(stop) ? 'danger' : 'normal'}
                  hint={breaks(stop) ? 'beginnt außerhalb des zugesagten Fensters' : 'zugesagt 08:00–10:00'}
                  onMove={({ startMinute, laneId }) =>
                    setStops(
                      stops.map((other) =>
                        other.id === stop.id ? { ...other, start: startMinute, lane: laneId } : other,
                      ),
                    )
                  }
                />
              ))}
          </TimeLane>
        ))}
      </TimeAxis>
    </>
  );
}

export const Normal = () => <Day first={DAY} />;
export const Empty = () => <Day first={[]} />;
export const Refused = () => (
  <Day first={DAY.map((stop) => (stop.id === '2' ? { ...stop, start: 640 } : stop))} />
);
