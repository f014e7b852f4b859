import type { OwnGuide } from '../../patternlib/pattern.props.ts';
import { TaskList } from './TaskList.tsx';

export default {
  title: 'Aufbau/TaskList',
  component: TaskList,
  parameters: {
    guide: {
      text: 'Aufgaben in beliebiger Reihenfolge, jede mit ihrem Stand.',
      also: ['Aufgaben', 'Checkliste', 'To-do'],
      english: ['Task list', 'Checklist', 'Setup guide'],
      status: 'fest',
      since: '0.1.0',
      instead: [['Die Reihenfolge steht fest', 'Stepper']],
      related: ['Aufgabenliste', 'Status'],
      reader: ['Eine Liste mit Namen; der Stand steht als Wort hinter jedem Link.'],
      keys: [['Enter', 'öffnet die Aufgabe']],
      yes: ['Sagen, warum etwas noch nicht geht.'],
      no: ['Zustände ohne Wort.'],
    } satisfies OwnGuide,
  },
};

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

export const LongTexts = () => (
  <div className="max-w-72">
    <TaskList
      label="Noch zu klären"
      tasks={[
        {
          id: 'z',
          title: 'Zustellungsbevollmächtigte Hausverwaltung fehlt',
          hint: 'Immobilienverwaltungsgesellschaft Oberfranken-Mittelfranken mbH & Co. KG',
          href: '/x',
          status: { tone: 'danger', text: 'Frist in drei Tagen' },
        },
      ]}
    />
  </div>
);
