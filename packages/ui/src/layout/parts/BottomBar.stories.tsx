import { Building2, CalendarDays, House, Map, Settings, Users } from 'lucide-react';
import type { ReactNode } from 'react';

import type { OwnGuide } from '../../../patternlib/pattern.props.ts';
import type { NavItem } from '../nav.props.ts';
import { BottomBar } from './BottomBar.tsx';

export default {
  title: 'Aufbau/BottomBar',
  component: BottomBar,
  parameters: {
    guide: {
      text: 'Die Hauptnavigation auf dem Telefon, Teil von AppFrame.',
      also: ['Fußleiste', 'Telefonleiste'],
      english: ['Bottom navigation', 'Bottom bar', 'Tab bar mobile'],
      status: 'fest',
      since: '0.1.0',
      instead: [
        ['Auf breiten Fenstern', 'SideNav'],
        ['Für sich allein', 'AppFrame'],
      ],
      related: [],
      keys: [['Tab', 'geht von Ort zu Ort']],
      yes: ['Höchstens fünf Plätze; was übrig bleibt, steht hinter „Mehr“.'],
      no: ['Kürzel, die niemand sagt.'],
    } satisfies OwnGuide,
  },
};

const places: NavItem[] = [
  { href: '/heute', label: 'Heute', icon: <House aria-hidden />, current: true },
  { href: '/kehrtouren', label: 'Kehrtouren', icon: <Map aria-hidden /> },
  { href: '/termine', label: 'Termine', icon: <CalendarDays aria-hidden />, count: 7 },
  { href: '/liegenschaften', label: 'Liegenschaften', short: 'Häuser', icon: <Building2 aria-hidden /> },
  { href: '/mitarbeiter', label: 'Mitarbeiter', icon: <Users aria-hidden /> },
  { href: '/einstellungen', label: 'Einstellungen', icon: <Settings aria-hidden /> },
];

/** The bar is held by the window; here the window is a small box. */
const Phone = ({ children }: { children: ReactNode }) => (
  <div className="relative h-24 max-w-md translate-z-0 bg-page">{children}</div>
);

export const Normal = () => (
  <Phone>
    <BottomBar items={places.slice(0, 4)} />
  </Phone>
);

export const MoreThanFit = () => (
  <Phone>
    <BottomBar items={places} />
  </Phone>
);

export const LongTexts = () => (
  <Phone>
    <BottomBar
      items={places.slice(1, 5).map(({ short: _short, ...place }) => ({ ...place, count: 128 }))}
      label="Seiten mit langen Namen"
    />
  </Phone>
);
