import type { OwnGuide } from '../../patternlib/pattern.props.ts';
import { Button } from '../action/Button.tsx';
import { Status } from '../message/Status.tsx';
import { Breadcrumb } from './Breadcrumb.tsx';
import type { PageHeaderProps } from './PageHeader.tsx';
import { PageHeader } from './PageHeader.tsx';

export default {
  title: 'Aufbau/PageHeader',
  component: PageHeader,
  parameters: {
    guide: {
      text: 'Die Überschrift der Seite mit Zustand und Befehlen.',
      also: ['Überschrift', 'Titel', 'Kopf'],
      english: ['Page header', 'Page title', 'Heading', 'Header', 'Toolbar'],
      status: 'fest',
      since: '0.1.0',
      instead: [['Es ist der Rahmen um alle Seiten', 'AppFrame']],
      related: ['Breadcrumb', 'Schrift'],
      reader: ['Die eine `h1` der Seite.'],
      yes: ['Die Überschrift ist die Frage oder die Sache selbst.'],
      no: ['Zwei Überschriften der ersten Ebene.'],
    } satisfies OwnGuide,
  },
};

export const Normal = {
  args: {
    title: 'Dienstag, 4. Mai 2027',
    description: '40 Halte, 2 Personen, 31 Antworten',
  } satisfies PageHeaderProps,
};

export const Full = () => (
  <PageHeader
    above={
      <Breadcrumb items={[{ label: 'Kehrtouren', href: '/kehrtouren' }, { label: 'Dienstag, 4. Mai' }]} />
    }
    title="Dienstag, 4. Mai 2027"
    status={<Status tone="info">angekündigt</Status>}
    description="40 Halte, 2 Personen, 31 Antworten"
    actions={
      <>
        <Button>Terminzettel drucken</Button>
        <Button kind="primary">Neu planen</Button>
      </>
    }
  />
);

export const TitleOnly = () => <PageHeader title="Liegenschaften" />;

export const LongTexts = () => (
  <PageHeader
    title="Feuerstättenschau und Abgaswegüberprüfung in der Wohnungseigentümergemeinschaft Obere Bahnhofstraße 14–18"
    status={<Status tone="warning">Antworten offen</Status>}
    actions={<Button kind="primary">Alternativtermine anbieten</Button>}
  />
);
