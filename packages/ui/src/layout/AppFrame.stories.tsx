import { Building2, CalendarDays, ChevronDown, House, Map, Settings, Users } from 'lucide-react';

import type { OwnGuide } from '../../patternlib/pattern.props.ts';
import { Button } from '../action/Button.tsx';
import { Logo } from '../brand/Logo.tsx';
import { Banner } from '../message/Banner.tsx';
import { Status } from '../message/Status.tsx';
import { Menu } from '../overlay/Menu.tsx';
import { AppFrame } from './AppFrame.tsx';
import { Breadcrumb } from './Breadcrumb.tsx';
import { Card } from './Card.tsx';
import { KeyValue } from './KeyValue.tsx';
import type { NavItem } from './nav.props.ts';
import { PageHeader } from './PageHeader.tsx';
import { TaskList } from './TaskList.tsx';

export default {
  title: 'Aufbau/AppFrame',
  component: AppFrame,
  parameters: {
    layout: 'fullscreen',
    guide: {
      text: 'Der Rahmen der Programme: links die Orte, auf dem Telefon unten.',
      also: ['Rahmen', 'Layout', 'Kopfzeile'],
      english: ['App shell', 'Frame', 'App bar', 'Top bar', 'Navigation', 'Page layout', 'Skip link'],
      status: 'fest',
      since: '0.1.0',
      instead: [['Die Seite gehört der Kundschaft', 'Kundenseite']],
      related: ['SideNav', 'BottomBar', 'Banner'],
      reader: ['Navigation und Inhalt sind Landmarken; den Sprunglink bringt die Seite mit.'],
      keys: [['Tab', 'zuerst der Sprung zum Inhalt']],
      yes: ['Höchstens sechs Orte.'],
      no: ['Zweite Ebenen in der Leiste.'],
    } satisfies OwnGuide,
  },
};

const nav: NavItem[] = [
  { href: '/heute', label: 'Heute', icon: <House aria-hidden /> },
  { href: '/kehrtouren', label: 'Kehrtouren', icon: <Map aria-hidden />, current: true },
  { href: '/termine', label: 'Termine', icon: <CalendarDays aria-hidden />, count: 7 },
  { href: '/liegenschaften', label: 'Liegenschaften', short: 'Häuser', icon: <Building2 aria-hidden /> },
  { href: '/konto/mitarbeiter', label: 'Mitarbeiter', icon: <Users aria-hidden /> },
  { href: '/konto/einstellungen', label: 'Einstellungen', icon: <Settings aria-hidden /> },
];

const account = (
  <Menu
    label="Konto"
    trigger={
      <Button kind="frame" size="small" icon={<ChevronDown aria-hidden className="size-4" />}>
        Anna Berger
      </Button>
    }
    entries={[
      { id: 'konto', label: 'Mein Konto', href: '/konto' },
      'separator',
      { id: 'ab', label: 'Abmelden' },
    ]}
  />
);

export const Page = () => (
  <AppFrame
    brand={<Logo />}
    nav={nav}
    account={account}
    banner={<Banner>Vorführung mit erfundenen Daten. Es wird nichts verschickt.</Banner>}
  >
    <PageHeader
      above={
        <Breadcrumb items={[{ label: 'Kehrtouren', href: '/kehrtouren' }, { label: 'Dienstag, 4. Mai' }]} />
      }
      title="Dienstag, 4. Mai 2027"
      status={<Status tone="info">angekündigt</Status>}
      description="Marktplatz und Bahnhofstraße"
      actions={
        <>
          <Button>Terminzettel drucken</Button>
          <Button kind="primary">Neu planen</Button>
        </>
      }
    />
    <div className="grid gap-6">
      <KeyValue
        look="stacked"
        items={[
          { label: 'Halte', value: '40' },
          { label: 'Antworten', value: '31' },
          { label: 'Arbeitszeit', value: '6:40 h' },
          { label: 'Weg', value: '18,4 km' },
        ]}
      />
      <Card title="Noch zu klären">
        <TaskList
          label="Noch zu klären"
          tasks={[
            {
              id: 'a',
              title: 'Marktplatz 9 passt der Termin nicht',
              hint: 'Wunsch: nachmittags',
              href: '/1',
              status: { tone: 'danger', text: 'abgelehnt' },
            },
            {
              id: 'b',
              title: 'Bahnhofstraße 12 hat eine Frage',
              hint: '„Muss der Ofen kalt sein?“',
              href: '/2',
              status: { tone: 'warning', text: 'offen' },
            },
          ]}
        />
      </Card>
    </div>
  </AppFrame>
);

export const Empty = () => (
  <AppFrame brand={<Logo />} nav={nav.slice(0, 4)}>
    <PageHeader title="Kehrtouren" />
  </AppFrame>
);
