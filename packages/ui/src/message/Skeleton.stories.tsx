import type { OwnGuide } from '../../patternlib/pattern.props.ts';
import type { SkeletonProps } from './Skeleton.tsx';
import { Skeleton } from './Skeleton.tsx';

export default {
  title: 'Mitteilen/Skeleton',
  component: Skeleton,
  parameters: {
    guide: {
      text: 'Hält den Platz dessen, was geladen wird, in seiner Form.',
      also: ['Platzhalter', 'Laden', 'Ladezustand'],
      english: ['Skeleton loader', 'Placeholder', 'Loading state', 'Shimmer'],
      status: 'fest',
      since: '0.1.0',
      instead: [
        ['Ein Knopf arbeitet', 'Spinner'],
        ['Es ist wirklich nichts da', 'EmptyState'],
        ['Es gibt echten Fortschritt zu zeigen', 'Progress'],
      ],
      related: [],
      reader: ['Statt der Formen wird ein Satz vorgelesen.'],
      yes: ['Erst nach 200 Millisekunden.'],
      no: ['Ein leerer Kalender, der aussieht wie „keine Termine“.'],
    } satisfies OwnGuide,
  },
};

export const Normal = { args: { shape: 'rows', count: 4 } satisfies SkeletonProps };

export const Shapes = () => (
  <div className="grid gap-8">
    <Skeleton shape="text" count={3} />
    <Skeleton shape="rows" count={3} />
    <Skeleton shape="cards" count={2} />
    <Skeleton shape="block" />
  </div>
);
