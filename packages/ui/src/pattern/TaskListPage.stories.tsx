import type { OwnGuide } from '../../patternlib/pattern.props.ts';
import { Button } from '../action/Button.tsx';
import { PageHeader } from '../layout/PageHeader.tsx';
import type { Task } from '../layout/TaskList.tsx';
import { TaskList } from '../layout/TaskList.tsx';
import { Notice } from '../message/Notice.tsx';
import { Skeleton } from '../message/Skeleton.tsx';

export default {
  title: 'Muster/Aufgabenliste',
  component: TaskList,
  parameters: {
    guide: {
      text: 'Mehrere Aufgaben in beliebiger Reihenfolge, mit Stand und nächstem Schritt.',
      also: ['Checkliste', 'To-do', 'Einrichtung'],
      english: ['Task list pages', 'Setup checklist', 'Todo list'],
      status: 'fest',
      since: '0.2.0',
      instead: [['Die Reihenfolge steht fest', 'Assistentenseite']],
      related: ['TaskList'],
      reader: ['Eine Liste mit Namen; der Stand steht als Wort hinter jedem Link.'],
      keys: [['Tab, Enter', 'öffnet eine Aufgabe']],
      yes: [
        'Oben steht, wie weit man ist.',
        'Am Ende ein Knopf, der erst geht, wenn alles fertig ist, und sagt, was fehlt.',
      ],
      no: ['Eine Reihenfolge erzwingen, die es nicht braucht.'],
    } satisfies OwnGuide,
  },
};

const open: Task[] = [
  { id: '1', title: 'Kontaktdaten', href: '/1', status: { tone: 'success', text: 'fertig' } },
  {
    id: '2',
    title: 'Kundendaten',
    hint: 'Exportdatei oder verbundenes Kehrprogramm',
    href: '/2',
    status: { tone: 'warning', text: 'angefangen' },
  },
  { id: '3', title: 'Mitarbeiter', href: '/3', status: { tone: 'neutral', text: 'offen' } },
];
const done: Task[] = open.map((task) => ({ ...task, status: { tone: 'success', text: 'fertig' } }));

const page = (tasks: readonly Task[], description: string, canStart: boolean) => (
  <div className="max-w-3xl">
    <PageHeader title="Kehrtourplaner einrichten" description={description} />
    <TaskList label="Einrichten" tasks={tasks} />
    <div className="mt-6 grid gap-3">
      {canStart ? null : <p className="text-muted">Noch offen: Kundendaten und Mitarbeiter.</p>}
      <div>
        <Button kind="primary" disabled={!canStart}>
          Erste Kehrtour planen
        </Button>
      </div>
    </div>
  </div>
);

export const Begun = () => page(open, '1 von 3 fertig', false);
export const Done = () => page(done, 'Alles fertig', true);
export const Busy = () => (
  <div className="max-w-3xl">
    <PageHeader title="Kehrtourplaner einrichten" />
    <Skeleton shape="rows" count={3} />
  </div>
);
export const Refused = () => (
  <div className="grid max-w-3xl gap-6">
    <PageHeader title="Kehrtourplaner einrichten" />
    <Notice
      tone="danger"
      title="Der Stand ließ sich nicht laden"
      action={<Button>Noch einmal versuchen</Button>}
    >
      Was Sie gespeichert haben, ist noch da.
    </Notice>
  </div>
);
