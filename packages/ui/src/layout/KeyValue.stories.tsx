import type { OwnGuide } from '../../patternlib/pattern.props.ts';
import type { KeyValueProps } from './KeyValue.tsx';
import { KeyValue } from './KeyValue.tsx';

export default {
  title: 'Aufbau/KeyValue',
  component: KeyValue,
  parameters: {
    guide: {
      text: 'Angaben zu einer Sache; gestapelt für Zahlen nebeneinander.',
      also: ['Angaben', 'Datenblatt', 'Definitionsliste'],
      english: ['Description list', 'Definition list', 'Properties', 'Metadata'],
      status: 'fest',
      since: '0.1.0',
      instead: [
        ['Jede Zeile soll „Ändern“ haben', 'SummaryList'],
        ['Es sind viele gleiche Dinge', 'DataTable'],
      ],
      related: ['Card'],
      reader: ['Eine Liste aus Wort und Wert.'],
      yes: ['Ziffern gleicher Breite.'],
      no: ['Eine Angabe weglassen, nur weil sie fehlt: dann steht da „nicht bekannt“.'],
    } satisfies OwnGuide,
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
