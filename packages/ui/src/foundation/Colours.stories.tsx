import { COLOURS, contrastOf } from './colourTokens.ts';

export default {
  title: 'Grundlagen/Farben',
  parameters: {
    guide: {
      text: 'Ruß, Kreide, Glut und Messing. Jede Rolle hat ihren hellen und ihren dunklen Wert; eigene Farben gibt es nicht.',
      also: ['Farben', 'Palette', 'Tokens'],
      yes: ['Nach der Rolle greifen: text-muted, bg-surface, border-line.', 'Zustände mit Zeichen und Wort.'],
      no: [
        'Einen Ton aus der Palette nehmen, weil er gefällt.',
        'Glut für mehr als eine Sache auf der Seite.',
      ],
    },
  },
};

const count = new Intl.NumberFormat('de-DE', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

type SwatchesProps = { names: readonly string[]; on?: string };

/** Left as in light, right as in dark; with `on` its contrast there. */
function Swatches({ names, on }: SwatchesProps) {
  const ground = on === undefined ? undefined : COLOURS.get(on);
  return (
    <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      {names.map((name) => {
        const token = COLOURS.get(name);
        if (token === undefined) return null;
        return (
          <li key={name} className="overflow-clip rounded-lg border border-line bg-surface">
            <div className="flex h-16" aria-hidden>
              <span className="grow" style={{ backgroundColor: token.light }} />
              <span className="grow" style={{ backgroundColor: token.dark }} />
            </div>
            <div className="px-4 py-3">
              <p className="font-semibold">{name}</p>
              <p className="font-mono text-sm text-muted">
                {token.light === token.dark ? token.light : `${token.light} · ${token.dark}`}
              </p>
              {ground === undefined ? null : (
                <p className="text-sm text-muted tabular-nums">
                  {count.format(contrastOf(token.light, ground.light))} : 1 hell,{' '}
                  {count.format(contrastOf(token.dark, ground.dark))} : 1 dunkel
                </p>
              )}
            </div>
          </li>
        );
      })}
    </ul>
  );
}

const states = ['success', 'warning', 'danger', 'info'];

export const Surfaces = () => <Swatches names={['page', 'surface', 'raised', 'sunken']} />;
export const TextAndLines = () => <Swatches names={['ink', 'muted', 'line', 'edge', 'focus']} on="page" />;
export const Ember = () => (
  <Swatches names={['accent', 'accent-hover', 'on-accent', 'accent-ink', 'accent-soft', 'accent-line']} />
);
export const Brass = () => <Swatches names={['brass', 'brass-soft', 'brass-ink']} />;
export const States = () => (
  <Swatches names={states.flatMap((state) => [state, `${state}-soft`, `${state}-line`])} />
);
export const Frame = () => (
  <Swatches names={['frame', 'frame-hover', 'frame-line', 'on-frame', 'on-frame-muted', 'frame-accent']} />
);
export const People = () => (
  <Swatches names={[1, 2, 3, 4, 5, 6].map((lane) => `lane-${lane}`)} on="surface" />
);
export const Soot = () => (
  <Swatches names={[...COLOURS.keys()].filter((name) => /^(soot-|chalk)/.test(name))} />
);
