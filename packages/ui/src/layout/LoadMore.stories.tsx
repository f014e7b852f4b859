import type { OwnGuide } from '../../patternlib/pattern.props.ts';
import type { LoadMoreProps } from './LoadMore.tsx';
import { LoadMore } from './LoadMore.tsx';

export default {
  title: 'Aufbau/LoadMore',
  component: LoadMore,
  parameters: {
    guide: {
      text: 'Der Fuß einer Liste, die weitergeht.',
      also: ['Mehr laden', 'Blättern', 'Paginierung'],
      english: ['Load more', 'Pagination', 'Show more', 'Infinite scroll'],
      status: 'fest',
      since: '0.1.0',
      instead: [['Alle Zeilen passen in einen Lauf', 'DataTable']],
      related: ['Listenseite'],
      reader: ['Wie viele schon da sind, wird nach dem Laden gesagt.'],
      keys: [['Enter, Leertaste', 'löst aus']],
      yes: ['Sagen, wie viele es sind.'],
      no: ['Beim Rollen von selbst nachladen, ohne dass man es merkt.'],
    } satisfies OwnGuide,
  },
};

export const Normal = {
  args: { shown: 50, total: 214, noun: 'Mails', onMore: () => undefined } satisfies LoadMoreProps,
};

export const Busy = () => <LoadMore shown={50} noun="Mails" busy onMore={() => undefined} />;

export const Done = () => <LoadMore shown={214} total={214} noun="Mails" onMore={() => undefined} />;
