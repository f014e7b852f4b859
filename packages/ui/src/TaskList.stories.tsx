import { SummaryList } from './SummaryList.tsx';
import { TaskList } from './TaskList.tsx';

export default { title: 'Aufbau/TaskList', component: TaskList };

export const SetUp = () => (
  <TaskList
    label="Kehrtourplaner einrichten"
    tasks={[
      { id: '1', title: 'Kontaktdaten', href: '/1', status: { tone: 'success', text: 'fertig' } },
      {
        id: '2',
        title: 'Kundendaten',
        hint: 'Exportdatei oder verbundenes Kehrprogramm',
        href: '/2',
        status: { tone: 'warning', text: 'angefangen' },
      },
      { id: '3', title: 'Mitarbeiter', href: '/3', status: { tone: 'neutral', text: 'offen' } },
      {
        id: '4',
        title: 'Terminzettel',
        hint: 'Geht, sobald die Kontaktdaten stehen',
        status: { tone: 'neutral', text: 'noch nicht möglich' },
      },
    ]}
  />
);

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
