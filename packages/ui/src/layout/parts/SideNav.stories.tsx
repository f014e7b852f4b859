import { Building2, CalendarDays, House, Map } from 'lucide-react';
import type { ReactNode } from 'react';

import type { OwnGuide } from '../../../patternlib/pattern.props.ts';
import { SideNav } from './SideNav.tsx';

export default {
  title: 'Aufbau/SideNav',
  component: SideNav,
  parameters: {
    guide: {
      text: 'Die Hauptnavigation als Spalte, Teil von AppFrame.',
      also: ['Seitenleiste', 'Hauptmenü'],
      english: ['Sidebar', 'Side navigation', 'Navigation rail', 'Navigation drawer', 'Drawer'],
      status: 'fest',
      since: '0.1.0',
      instead: [
        ['Auf dem Telefon', 'BottomBar'],
        ['Für sich allein', 'AppFrame'],
      ],
      related: [],
      keys: [['Tab', 'geht von Ort zu Ort']],
      yes: ['Die Zahl sagt, wie viel dort wartet; null wird nicht gezeigt.'],
      no: ['Zweite Ebenen.'],
    } satisfies OwnGuide,
  },
};

const Frame = ({ children }: { children: ReactNode }) => <div className="w-60 bg-frame p-3">{children}</div>;

export const Normal = () => (
  <Frame>
    <SideNav
      items={[
        { href: '/heute', label: 'Heute', icon: <House aria-hidden />, count: 0 },
        { href: '/kehrtouren', label: 'Kehrtouren', icon: <Map aria-hidden />, current: true },
        { href: '/termine', label: 'Termine', icon: <CalendarDays aria-hidden />, count: 7 },
      ]}
    />
  </Frame>
);

export const LongTexts = () => (
  <Frame>
    <SideNav
      label="Seiten mit langen Namen"
      items={[
        {
          href: '/liegenschaften',
          label: 'Liegenschaften und Hausverwaltungen',
          icon: <Building2 aria-hidden />,
          count: 1284,
        },
      ]}
    />
  </Frame>
);
