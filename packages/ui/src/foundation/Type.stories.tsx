import { TokenTable } from '../../patternlib/foundation/TokenTable.tsx';
import type { OwnGuide } from '../../patternlib/pattern.props.ts';
import { cssValue, inPixels } from './cssValue.ts';

export default {
  title: 'Grundlagen/Schrift',
  parameters: {
    guide: {
      text: 'Eine Schrift, Inter, von unserem eigenen Server. Sechs Stufen, vier Stärken, Ziffern gleicher Breite.',
      also: ['Typografie', 'Größe'],
      english: ['Typography', 'Type', 'Font', 'Text styles', 'Headings'],
      status: 'fest',
      since: '0.1.0',
      instead: [['Es geht um die Überschrift der Seite', 'PageHeader']],
      related: ['Ton und Worte'],
      yes: ['Zahlen untereinander mit tabular-nums.', 'Lange Wörter dürfen getrennt werden.'],
      no: ['Eine siebte Größe.', 'Großbuchstaben, um etwas wichtig zu machen.'],
    } satisfies OwnGuide,
  },
};

const STEPS = [
  ['text-2xl', 'Überschrift der Seite', 'Wir kommen am Dienstag'],
  ['text-xl', 'Überschrift eines Abschnitts', 'Noch zu klären'],
  ['text-lg', 'Überschrift einer Karte', 'Marktplatz 4, Familie Özdemir'],
  ['text-base', 'Text', 'Bis hierher hat niemand eine Nachricht.'],
  ['text-sm', 'Angaben und Hinweise', 'Zwei Häuser weiter wohnt der Schlüssel.'],
  ['text-xs', 'Was man nur sucht, wenn man es braucht', 'Frist bis 30.06.2027'],
] as const;

export const Steps = () => (
  <div className="grid gap-6">
    <TokenTable
      label="Schriftgrößen"
      tokens={STEPS.map(([name, use]) => {
        const size = inPixels(cssValue(`--${name}`) ?? '');
        const field = cssValue(`--${name}`, 'field');
        return { name, value: field === undefined ? size : `${size} · unterwegs ${inPixels(field)}`, use };
      })}
    />
    <ul className="grid gap-3">
      {STEPS.map(([name, , sample]) => (
        <li key={name} className={`${name} wrap-break-word`}>
          {sample}
        </li>
      ))}
    </ul>
  </div>
);

const WEIGHTS = [
  ['font-normal', '--font-weight-normal', 'Text'],
  ['font-medium', '--font-weight-medium', 'Namen in Listen'],
  ['font-semibold', '--font-weight-semibold', 'Knöpfe, Beschriftungen, Zustände'],
  ['font-bold', '--font-weight-bold', 'Überschriften'],
] as const;

export const Weights = () => (
  <TokenTable
    label="Schriftstärken"
    tokens={WEIGHTS.map(([name, property, use]) => ({
      name,
      value: cssValue(property) ?? '',
      use,
      sample: (
        <span aria-hidden className={`w-16 shrink-0 text-lg ${name}`}>
          Kehren
        </span>
      ),
    }))}
  />
);

export const Figures = () => (
  <table className="text-right tabular-nums [&_td]:px-4 [&_td]:py-1 [&_th]:px-4 [&_th]:text-left [&_th]:font-normal">
    <tbody>
      {[
        ['Kehrung', '1.111,10 €'],
        ['Abgaswegüberprüfung', '48,20 €'],
        ['Feuerstättenschau', '9.998,75 €'],
      ].map(([what, price]) => (
        <tr key={what}>
          <th scope="row">{what}</th>
          <td>{price}</td>
        </tr>
      ))}
    </tbody>
  </table>
);

export const Field = () => (
  <div data-density="field" className="grid gap-3">
    <p className="text-lg font-bold">Marktplatz 4</p>
    <p className="text-base">Unterwegs ist alles eine Stufe größer und kontrastreicher.</p>
    <p className="text-sm text-muted">Auch das Kleine bleibt im Sonnenlicht lesbar.</p>
  </div>
);
