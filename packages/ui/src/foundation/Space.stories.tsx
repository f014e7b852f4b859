import { TokenTable } from '../../patternlib/foundation/TokenTable.tsx';
import type { OwnGuide } from '../../patternlib/pattern.props.ts';
import { cssValue, inPixels } from './cssValue.ts';

export default {
  title: 'Grundlagen/Abstände und Formen',
  parameters: {
    guide: {
      text: 'Acht Abstände, zwei Rundungen, zwei Schatten. Ziele sind unterwegs mindestens 48 Pixel hoch.',
      also: ['Abstand', 'Rundung', 'Schatten', 'Raster'],
      english: ['Spacing', 'Space', 'Radius', 'Elevation', 'Shadow', 'Layout grid', 'Target size'],
      status: 'fest',
      since: '0.1.0',
      instead: [['Eine Fläche braucht Abstand und Rand zugleich', 'Card']],
      related: ['Farben', 'Schrift'],
      yes: ['Innen enger als außen: Zusammengehöriges rückt zusammen.'],
      no: ['Abstände zwischen den Stufen.', 'Schatten als Schmuck.'],
    } satisfies OwnGuide,
  },
};

const STEPS = [
  ['1', 'w-1', 'Zeichen und Wort'],
  ['2', 'w-2', 'Zwischen Knöpfen, innen in kleinen Knöpfen'],
  ['3', 'w-3', 'Zeilen einer dichten Liste'],
  ['4', 'w-4', 'Innen in Karten auf dem Telefon'],
  ['6', 'w-6', 'Innen in Karten, zwischen Feldern'],
  ['8', 'w-8', 'Zwischen Überschrift und Inhalt'],
  ['12', 'w-12', 'Zwischen Abschnitten'],
  ['16', 'w-16', 'Unter dem letzten Abschnitt'],
] as const;

export const Steps = () => (
  <TokenTable
    label="Abstände"
    tokens={STEPS.map(([name, width, use]) => ({
      name: `gap-${name}`,
      value: `${Number(name) * 4} px`,
      use,
      sample: (
        <span aria-hidden className="flex w-16 shrink-0">
          <span className={`h-4 bg-accent ${width}`} />
        </span>
      ),
    }))}
  />
);

const SHAPES = [
  ['rounded-sm', '--radius-sm', 'Alles, was sich bedienen lässt', 'rounded-sm border border-edge'],
  ['rounded-lg', '--radius-lg', 'Karten und Tabellen', 'rounded-lg border border-line'],
  ['rounded-full', '--radius-full', 'Zustände, Zahlen, Menschen', 'rounded-full border border-line'],
  ['shadow-sm', '--shadow-sm', 'Was auf der Seite liegt', 'rounded-lg shadow-sm'],
  ['shadow-lg', '--shadow-lg', 'Was über der Seite schwebt', 'rounded-lg shadow-lg'],
] as const;

export const RadiiAndShadows = () => (
  <TokenTable
    label="Rundungen und Schatten"
    tokens={SHAPES.map(([name, property, use, look]) => {
      const value = cssValue(property) ?? '';
      return {
        name,
        value: name.startsWith('shadow') ? `var(${property})` : value,
        use,
        sample: <span aria-hidden className={`size-12 shrink-0 bg-raised ${look}`} />,
      };
    })}
  />
);

const HEIGHTS = [
  ['min-h-control', '--control-size', 'Knöpfe und Felder'],
  ['min-h-control-sm', '--control-size-small', 'Knöpfe in Zeilen und Tabellen'],
] as const;

export const Heights = () => (
  <div className="grid gap-6">
    <TokenTable
      label="Höhen"
      tokens={HEIGHTS.map(([name, property, use]) => ({
        name,
        value: `${inPixels(cssValue(property) ?? '')} · unterwegs ${inPixels(cssValue(property, 'field') ?? '')}`,
        use,
      }))}
    />
    <Controls label="Büro" />
    <div data-density="field">
      <Controls label="Unterwegs" />
    </div>
  </div>
);

const Controls = ({ label }: { label: string }) => (
  <div className="flex flex-wrap items-end gap-3">
    <span className="grid min-h-control place-items-center rounded-sm border border-edge px-4">{label}</span>
    <span className="grid min-h-control-sm place-items-center rounded-sm border border-edge px-3 text-sm">
      klein
    </span>
  </div>
);
