import type { OwnGuide } from '../../patternlib/pattern.props.ts';
import { Button } from '../action/Button.tsx';
import type { CardProps } from './Card.tsx';
import { Card } from './Card.tsx';
import { KeyValue } from './KeyValue.tsx';

export default {
  title: 'Aufbau/Card',
  component: Card,
  parameters: {
    guide: {
      text: 'Eine Sache auf eigener Fläche. Einfacher Text braucht keine Karte.',
      also: ['Karte', 'Kasten', 'Abschnitt'],
      english: ['Tile', 'Container', 'Panel', 'Box', 'Surface'],
      status: 'fest',
      since: '0.1.0',
      instead: [
        ['Es ist nur Text unter einer Überschrift', 'PageHeader'],
        ['Es sind viele gleiche Dinge', 'DataTable'],
        ['Es ist etwas zu wissen oder zu tun', 'Notice'],
      ],
      related: ['KeyValue'],
      reader: ['Die Überschrift steht in der Gliederung der Seite, auf der Ebene, die `level` nennt.'],
      yes: ['Ein Titel, ein Gedanke.'],
      no: ['Karten in Karten.'],
    } satisfies OwnGuide,
  },
};

const facts = [
  { label: 'Eigentümer', value: 'Familie Özdemir' },
  { label: 'Anschrift', value: 'Marktplatz 4, 91207 Lauf' },
  { label: 'Frist', value: '1. April bis 30. Juni' },
];

export const Normal = {
  args: {
    title: 'Marktplatz 4',
    children: 'Familie Özdemir, Frist 1. April bis 30. Juni',
  } satisfies CardProps,
};

export const WithFacts = () => (
  <Card title="Marktplatz 4" actions={<Button size="small">Bearbeiten</Button>}>
    <KeyValue items={facts} />
  </Card>
);

export const WithoutTitle = () => <Card>Plain text needs no card, this one shows the edge.</Card>;

export const LongTexts = () => (
  <div className="max-w-72">
    <Card
      title="Wohnungseigentümergemeinschaft Obere Bahnhofstraße 14–18"
      actions={<Button size="small">Bearbeiten</Button>}
    >
      <KeyValue
        items={[
          {
            label: 'Zustellungsbevollmächtigter',
            value: 'Immobilienverwaltungsgesellschaft Mittelfranken mbH & Co. KG',
          },
        ]}
      />
    </Card>
  </div>
);
