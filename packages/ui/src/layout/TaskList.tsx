import { Link } from '../action/Link.tsx';
import type { Tone } from '../look/tone.ts';
import { Status } from '../message/Status.tsx';

export type Task = {
  id: string;
  title: string;
  hint?: string;
  /** Without it the task cannot be started yet. */
  href?: string;
  status: { tone: Tone; text: string };
};

export type TaskListProps = { label: string; tasks: readonly Task[] };

/** Work that can be done in any order, with the state of each piece. */
export function TaskList({ label, tasks }: TaskListProps) {
  return (
    <ul aria-label={label} className="divide-y divide-line">
      {tasks.map((task) => (
        <li
          key={task.id}
          className="relative flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-4 has-[a:hover]:bg-sunken sm:px-3"
        >
          <div className="min-w-0 grow basis-64">
            {task.href === undefined ? (
              <span className="font-medium text-muted">{task.title}</span>
            ) : (
              <span className="font-semibold [&_a]:static [&_a]:after:absolute [&_a]:after:inset-0">
                <Link href={task.href}>{task.title}</Link>
              </span>
            )}
            {task.hint === undefined ? null : <p className="text-sm text-muted">{task.hint}</p>}
          </div>
          <Status tone={task.status.tone}>{task.status.text}</Status>
        </li>
      ))}
    </ul>
  );
}
