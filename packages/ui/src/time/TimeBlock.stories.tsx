import type { OwnGuide } from '../../patternlib/pattern.props.ts';
import { TimeAxis } from './TimeAxis.tsx';
import type { TimeBlockProps } from './TimeBlock.tsx';
import { TimeBlock } from './TimeBlock.tsx';
import { TimeLane } from './TimeLane.tsx';

export default {
  title: 'Planen/TimeBlock',
  component: TimeBlock,
  parameters: {
    guide: {
      text: 'Ein Halt oder ein Termin auf der Achse.',
      also: ['Halt', 'Termin', 'Balken'],
      english: ['Event', 'Appointment block', 'Gantt bar', 'Task bar'],
      status: 'fest',
      since: '0.1.0',
      instead: [
        ['Es ist nur ein Zeitfenster', 'TimeBand'],
        ['Es ist der Weg dorthin', 'TimeWay'],
      ],
      related: ['TimeLane'],
      reader: [
        'Ein Knopf: Beschriftung und Zeit, dann bei wem, ob gesperrt, und der Hinweis; gewählt gilt er als gedrückt.',
      ],
      keys: [
        ['Pfeil links, Pfeil rechts', 'verschiebt um fünf Minuten'],
        ['Enter', 'wählt den Halt'],
      ],
      yes: ['Die Nummer steht immer da, der Name, wo er ganz passt.'],
      no: ['Ziehen, was feststeht: es trägt ein Schloss.'],
    } satisfies OwnGuide,
  },
};

const block = (props: Partial<TimeBlockProps>) => (
  <TimeAxis label="Dienstag, 4. Mai 2027" fromMinute={420} toMinute={720}>
    <TimeLane id="anna" label="Anna Berger">
      <TimeBlock id="1" startMinute={480} endMinute={540} label="Marktplatz 4" short="1" {...props} />
    </TimeLane>
  </TimeAxis>
);

export const Normal = () => block({ onMove: () => undefined });

export const Locked = () => block({ locked: true, hint: 'fest vereinbart', onMove: () => undefined });

export const Refused = () => block({ tone: 'danger', hint: 'endet nach dem zugesagten Fenster' });

const TONES = ['normal', 'confirmed', 'unsure', 'declined', 'danger', 'muted'] as const;

export const Tones = () => (
  <TimeAxis label="Dienstag, 4. Mai 2027" fromMinute={420} toMinute={720}>
    {[2, 10, 40].map((minutes) => (
      <TimeLane key={minutes} id={`lane-${minutes}`} label={`${minutes} Minuten`}>
        {TONES.map((tone, index) => (
          <TimeBlock
            key={tone}
            id={`${tone}-${minutes}`}
            startMinute={430 + index * 48}
            endMinute={430 + index * 48 + minutes}
            label={`Ring ${index + 1}`}
            short={String(index + 1)}
            tone={tone}
          />
        ))}
      </TimeLane>
    ))}
  </TimeAxis>
);

export const LongTexts = () =>
  block({
    endMinute: 600,
    label: 'Wohnungseigentümergemeinschaft Obere Bahnhofstraße 14–18',
    selected: true,
  });
