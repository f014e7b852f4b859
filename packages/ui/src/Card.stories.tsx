import { Button } from './Button.tsx';
import { Card } from './Card.tsx';
import { KeyValue } from './KeyValue.tsx';

export default { title: 'Aufbau/Card', component: Card };

const facts = [
  { label: 'Eigentümer', value: 'Familie Özdemir' },
  { label: 'Anschrift', value: 'Marktplatz 4, 91207 Lauf' },
  { label: 'Frist', value: '1. April bis 30. Juni' },
];

export const WithFacts = () => (
  <Card title="Marktplatz 4" actions={<Button size="small">Bearbeiten</Button>}>
    <KeyValue items={facts} />
  </Card>
);

export const Figures = () => (
  <KeyValue
    look="stacked"
    items={[
      { label: 'Halte', value: '40' },
      { label: 'Fahrzeit', value: '1:12 h' },
      { label: 'Arbeitszeit', value: '6:40 h' },
      { label: 'Weg', value: '18,4 km' },
    ]}
  />
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
