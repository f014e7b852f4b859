import { TokenTable, type Token } from '../../patternlib/foundation/TokenTable.tsx';
import type { OwnGuide } from '../../patternlib/pattern.props.ts';
import { COLOURS, type ColourToken, weakestContrast } from './colourTokens.ts';
import { COLOUR_USE } from './colourUse.ts';

export default {
  title: 'Grundlagen/Farben',
  parameters: {
    guide: {
      text: 'Ruß, Kreide, Glut und Messing. Jede Rolle hat ihren hellen und ihren dunklen Wert; eigene Farben gibt es nicht.',
      also: ['Farbe', 'Farbpalette', 'Farbtöne', 'Dunkelmodus'],
      english: ['Colour', 'Color', 'Palette', 'Theme', 'Dark mode', 'Contrast', 'Design tokens'],
      status: 'fest',
      since: '0.1.0',
      instead: [
        ['Ein Zustand soll erkennbar sein', 'Status'],
        ['Ein Hinweis soll auffallen', 'Notice'],
      ],
      related: ['Schrift', 'Symbole', 'Zeichen'],
      yes: ['Nach der Rolle greifen: text-muted, bg-surface, border-line.', 'Zustände mit Zeichen und Wort.'],
      no: [
        'Einen Ton aus der Palette nehmen, weil er gefällt.',
        'Glut für mehr als eine Sache auf der Seite.',
      ],
    } satisfies OwnGuide,
  },
};

const count = new Intl.NumberFormat('de-DE', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

type ColoursProps = { label: string; names: readonly string[] };

/** Left as in light, right as in dark; contrast on the ground where it is weakest. */
function Colours({ label, names }: ColoursProps) {
  const tokens = names.flatMap((name) => {
    const colour = COLOURS.get(name);
    return colour ? [tokenOf(colour)] : [];
  });
  return <TokenTable label={label} tokens={tokens} />;
}

function tokenOf(colour: ColourToken): Token {
  const { use = 'Ton der Palette; nur für Rollen', on = [] } = COLOUR_USE[colour.name] ?? {};
  const [light, dark] = (['light', 'dark'] as const).map((theme) => weakestContrast(colour, on, theme));
  return {
    name: `var(--color-${colour.name})`,
    value: colour.light === colour.dark ? colour.light : `${colour.light} · ${colour.dark}`,
    use,
    sample: (
      <span aria-hidden className="flex h-8 w-16 shrink-0 overflow-clip rounded-sm border border-line">
        <span className="grow" style={{ backgroundColor: colour.light }} />
        <span className="grow" style={{ backgroundColor: colour.dark }} />
      </span>
    ),
    ...(light && dark
      ? {
          contrast: `${count.format(light.ratio)} : 1 hell auf ${light.on}, ${count.format(dark.ratio)} : 1 dunkel auf ${dark.on}`,
        }
      : {}),
  };
}

const states = ['success', 'warning', 'danger', 'info'];

export const Surfaces = () => <Colours label="Flächen" names={['page', 'surface', 'raised', 'sunken']} />;
export const TextAndLines = () => (
  <Colours label="Text und Linien" names={['ink', 'muted', 'line', 'edge', 'focus']} />
);
export const Ember = () => (
  <Colours
    label="Glut"
    names={['accent', 'accent-hover', 'on-accent', 'accent-ink', 'accent-soft', 'accent-line']}
  />
);
export const Brass = () => <Colours label="Messing" names={['brass', 'brass-soft', 'brass-ink']} />;
export const States = () => (
  <Colours
    label="Zustände"
    names={[
      ...states.flatMap((state) => [state, `${state}-soft`, `${state}-line`]),
      'danger-solid',
      'danger-solid-hover',
      'on-danger',
    ]}
  />
);
export const Frame = () => (
  <Colours
    label="Rahmen"
    names={['frame', 'frame-hover', 'frame-line', 'on-frame', 'on-frame-muted', 'frame-accent']}
  />
);
export const People = () => (
  <Colours label="Menschen" names={[1, 2, 3, 4, 5, 6].map((lane) => `lane-${lane}`)} />
);
export const Soot = () => (
  <Colours label="Ruß und Kreide" names={[...COLOURS.keys()].filter((name) => /^(soot-|chalk)/.test(name))} />
);
