import type { OwnGuide } from '../../patternlib/pattern.props.ts';
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';
import type { Tone } from '../look/tone.ts';
import { ToneSign } from './ToneSign.tsx';

export default {
  title: 'Marke/Zeichen',
  component: ToneSign,
  subcomponents: { VisuallyHidden },
  parameters: {
    guide: {
      text: 'Jeder Ton hat seine Form, damit man ihn ohne Farbe erkennt.',
      also: ['Symbol', 'Icon'],
      english: ['Status icon', 'Tone icon', 'Indicator'],
      status: 'fest',
      since: '0.1.0',
      instead: [
        ['Das Wort steht nicht schon daneben', 'Status'],
        ['Das Zeichen sagt, was ein Knopf tut', 'Symbole'],
      ],
      related: ['Notice', 'Farben'],
      reader: ['Nur Schmuck; das Wort daneben sagt es.'],
    } satisfies OwnGuide,
  },
};

const tones: Tone[] = ['neutral', 'accent', 'success', 'warning', 'danger', 'info'];

export const EveryToneHasItsShape = () => (
  <ul className="flex gap-4 text-xl">
    {tones.map((tone) => (
      <li key={tone}>
        <ToneSign tone={tone} />
        <VisuallyHidden>{tone}</VisuallyHidden>
      </li>
    ))}
  </ul>
);
