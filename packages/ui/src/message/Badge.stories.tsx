import type { OwnGuide } from '../../patternlib/pattern.props.ts';
import type { BadgeProps } from './Badge.tsx';
import { Badge } from './Badge.tsx';

export default {
  title: 'Mitteilen/Badge',
  component: Badge,
  parameters: {
    guide: {
      text: 'Eine Zahl oder ein kurzes Wort ohne Zustand.',
      also: ['Zähler', 'Marke', 'Etikett'],
      english: ['Counter', 'Count', 'Pill', 'Chip'],
      status: 'fest',
      since: '0.1.0',
      instead: [
        ['Es ist ein Zustand', 'Status'],
        ['Man soll darauf drücken', 'Button'],
      ],
      related: ['Tabs', 'SideNav'],
      reader: ['Wird als Text gelesen; die Farbe sagt nichts, was nicht dasteht.'],
      yes: ['Daneben steht, was gezählt wird.'],
      no: ['Als Knopf.'],
    } satisfies OwnGuide,
  },
};

export const Normal = { args: { children: 14, tone: 'neutral' } satisfies BadgeProps };

export const Counts = () => (
  <div className="flex gap-3">
    <Badge>14</Badge>
    <Badge tone="danger">3</Badge>
    <Badge tone="accent">neu</Badge>
  </div>
);
