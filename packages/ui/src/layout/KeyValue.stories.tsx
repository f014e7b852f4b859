import type { KeyValueProps } from './KeyValue.tsx';
import { KeyValue } from './KeyValue.tsx';

export default {
  title: 'Aufbau/KeyValue',
  component: KeyValue,
  parameters: {
    guide: {
      text: 'Angaben zu einer Sache; gestapelt für Zahlen nebeneinander.',
      also: ['Angaben', 'Datenblatt', 'Definitionsliste'],
      reader: ['Eine Liste aus Wort und Wert.'],
      yes: ['Ziffern gleicher Breite.'],
      no: ['Für vieles Gleichartige: das ist eine Tabelle.'],
    },
  },
};

export const Normal = {
  args: {
    items: [
      { label: 'Eigentümer', value: 'Familie Özdemir' },
      { label: 'Frist', value: '1. April bis 30. Juni' },
    ],
    look: 'rows',
  } satisfies KeyValueProps,
};

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
