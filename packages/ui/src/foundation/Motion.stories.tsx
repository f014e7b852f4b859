import { TokenTable } from '../../patternlib/foundation/TokenTable.tsx';
import type { OwnGuide } from '../../patternlib/pattern.props.ts';
import { cssValue } from './cssValue.ts';
import { MOTION_USE } from './motionUse.ts';

export default {
  title: 'Grundlagen/Bewegung',
  parameters: {
    guide: {
      text: 'Kurz, und nur wo sie etwas sagt: dass etwas kam, woher, und dass etwas dauert. Wer sein Gerät um Ruhe bittet, hat Ruhe.',
      also: ['Animation', 'Übergang', 'Dauer', 'Tempo'],
      english: ['Motion', 'Animation tokens', 'Transition', 'Easing', 'Duration', 'Reduced motion'],
      status: 'neu',
      since: '0.5.0',
      instead: [
        ['Man soll merken, dass geladen wird', 'Skeleton'],
        ['Man soll merken, dass etwas getan wurde', 'Toast'],
      ],
      related: ['Spinner', 'Progress', 'Dialog'],
      yes: [
        'Unter 200 ms, was auf eine Hand folgt.',
        'Erst nach 200 ms zeigen, dass gewartet wird.',
        'Ohne Bewegung steht dasselbe da.',
      ],
      no: [
        'Bewegen, damit es auffällt.',
        'Etwas verschieben, wonach gerade jemand greift.',
        'Länger als fünf Sekunden, ohne dass man es anhalten kann.',
      ],
    } satisfies OwnGuide,
  },
};

/** Tailwind's own two carry no number in their name. */
const PRESETS: Readonly<Record<string, string>> = { 'animate-pulse': '2 s', 'animate-spin': '1 s' };

function lastsOf(name: string): string {
  const [, ms] = /^duration-(\d+)$/.exec(name) ?? [];
  const [, number, unit] = /_([\d.]+)(m?s)/.exec(name) ?? [];
  return PRESETS[name] ?? (ms === undefined ? `${number?.replace('.', ',')} ${unit}` : `${ms} ms`);
}

export const Movements = () => (
  <TokenTable
    label="Bewegungen"
    tokens={Object.entries(MOTION_USE).map(([name, use]) => ({ name, value: lastsOf(name), use }))}
  />
);

export const Curve = () => (
  <TokenTable
    label="Kurve"
    tokens={[
      {
        name: 'var(--ease-out)',
        value: cssValue('--ease-out') ?? '',
        use: 'Schnell los, sanft an: für alles, was auf die Seite kommt',
        sample: (
          <svg aria-hidden viewBox="0 0 64 64" className="size-16 shrink-0 fill-none stroke-accent stroke-2">
            <path d="M4 60C14.4 20.8 14.4 4 60 4" />
          </svg>
        ),
      },
    ]}
  />
);

export const Still = () => (
  <ul className="grid max-w-2xl list-disc gap-3 pl-6">
    <li>
      Mit <code className="font-mono">prefers-reduced-motion</code> endet jede Bewegung nach einer
      Millisekunde, und Übergänge gibt es keine.
    </li>
    <li>Ein Balken ohne bekanntes Ende füllt dann seine Bahn, halb durchsichtig, statt zu gleiten.</li>
    <li>Auf gedruckten Seiten und in Bildern der Prüfung bewegt sich nichts.</li>
  </ul>
);
