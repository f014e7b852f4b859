import type { OwnGuide } from '../../patternlib/pattern.props.ts';
import type { SummaryListProps } from './SummaryList.tsx';
import { SummaryList } from './SummaryList.tsx';

export default {
  title: 'Aufbau/SummaryList',
  component: SummaryList,
  parameters: {
    guide: {
      text: 'Jede Antwort noch einmal, jede mit „Ändern“.',
      also: ['Zusammenfassung', 'Angaben', 'Prüfen'],
      english: ['Summary list', 'Check answers', 'Review'],
      status: 'fest',
      since: '0.1.0',
      instead: [['Nichts lässt sich ändern', 'KeyValue']],
      related: ['Prüfseite'],
      reader: ['Jedes „Ändern“ nennt, was es ändert.'],
      keys: [['Enter auf „Ändern“', 'geht zur Frage zurück']],
      yes: ['Vor allem, was Kunden erreicht.'],
      no: ['Zwischen zwei Schritten.'],
    } satisfies OwnGuide,
  },
};

export const Normal = {
  args: {
    rows: [{ id: 'd', label: 'Tag', value: 'Dienstag, 4. Mai 2027', changeHref: '/datum' }],
  } satisfies SummaryListProps,
};

export const CheckPage = () => (
  <SummaryList
    rows={[
      { id: 'd', label: 'Tag', value: 'Dienstag, 4. Mai 2027', changeHref: '/datum' },
      {
        id: 'l',
        label: 'Liegenschaften',
        value: '40 Häuser in Marktplatz und Bahnhofstraße',
        changeHref: '/liegenschaften',
      },
      { id: 'f', label: 'Zeitfenster', value: '120 Minuten', changeHref: '/puffer' },
      { id: 'k', label: 'Wer was bekommt', value: '31 Terminzettel, 9 Mails' },
    ]}
  />
);

export const LongTexts = () => (
  <div className="max-w-72">
    <SummaryList
      rows={[
        {
          id: 'z',
          label: 'Zustellungsbevollmächtigte Hausverwaltung',
          value: 'Immobilienverwaltungsgesellschaft Oberfranken-Mittelfranken mbH & Co. KG',
          changeHref: '/x',
        },
      ]}
    />
  </div>
);
