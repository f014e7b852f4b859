import type { Tone } from './look/tone.ts';
import { SkipLink } from './SkipLink.tsx';
import { ToneSign } from './ToneSign.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

export default { title: 'Marke/Zeichen', component: ToneSign };

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

export const SkipLinkAppearsOnFocus = () => (
  <>
    <SkipLink target="inhalt" />
    <p id="inhalt">Mit der Tabulatortaste erscheint oben links der Sprung zum Inhalt.</p>
  </>
);
