import { SIGNS, type SignGroup } from '../../patternlib/foundation/signs.ts';
import { TokenTable } from '../../patternlib/foundation/TokenTable.tsx';
import type { OwnGuide } from '../../patternlib/pattern.props.ts';

export default {
  title: 'Grundlagen/Symbole',
  parameters: {
    guide: {
      text: 'Ein Zeichen, eine Bedeutung, in allen Programmen. Gezeichnet von Lucide, zwei Pixel stark, so hoch wie ihre Zeile.',
      also: ['Icon', 'Piktogramm', 'Bildzeichen'],
      english: ['Icons', 'Iconography', 'Glyph', 'Lucide'],
      status: 'neu',
      since: '0.5.0',
      instead: [
        ['Es ist ein Zustand: jeder Ton hat seine eigene Form', 'Zeichen'],
        ['Das Zeichen steht allein auf einem Knopf', 'IconButton'],
      ],
      related: ['Tooltip', 'Logo'],
      yes: ['Neben einem Wort ist das Zeichen Schmuck: aria-hidden.', 'In Zeilen size-4, in Knöpfen size-5.'],
      no: [
        'Dasselbe Zeichen für zwei Dinge.',
        'Ein zweites Zeichen für dieselbe Sache.',
        'Ein Zeichen als einziger Hinweis.',
      ],
    } satisfies OwnGuide,
  },
};

const Signs = ({ label, group }: { label: string; group: SignGroup }) => (
  <TokenTable
    label={label}
    tokens={SIGNS.filter(([of]) => of === group).map(([, name, Sign, use]) => ({
      name,
      use,
      sample: <Sign aria-hidden className="size-6 shrink-0" />,
    }))}
  />
);

export const Deeds = () => <Signs label="Taten" group="deed" />;
export const Ways = () => <Signs label="Wege" group="way" />;
export const Things = () => <Signs label="Dinge" group="thing" />;
export const States = () => <Signs label="Zustände" group="state" />;
