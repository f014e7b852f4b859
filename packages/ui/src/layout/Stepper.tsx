import { Link } from '../action/Link.tsx';

export type Decision = { id: string; label: string; value: string; href: string };

export type StepperProps = {
  /** 1-based. */
  current: number;
  total: number;
  /** Name of the whole: "Neue Kehrtour". */
  title?: string;
  /** What was decided so far, each with the way back to its step. */
  decisions?: readonly Decision[];
};

/** "Schritt 2 von 4" above the question, with the decisions already taken. */
export function Stepper({ current, total, title, decisions = [] }: StepperProps) {
  return (
    <aside aria-label="Fortschritt" className="flex flex-col gap-4">
      <div>
        {title === undefined ? null : <p className="text-sm text-muted">{title}</p>}
        <p className="font-semibold tabular-nums">
          Schritt {current} von {total}
        </p>
        <div aria-hidden className="mt-2 flex gap-1">
          {Array.from({ length: total }, (_, position) => (
            <span
              key={position}
              className={`h-1 grow rounded-full ${position < current ? 'bg-accent' : 'bg-line'} ${position === current - 1 ? '' : position < current ? 'opacity-60' : ''}`}
            />
          ))}
        </div>
      </div>
      {decisions.length === 0 ? null : (
        <dl className="border-t border-line">
          {decisions.map((decision) => (
            <div
              key={decision.id}
              className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 border-b border-line py-2"
            >
              <dt className="text-sm text-muted">{decision.label}</dt>
              <dd className="row-span-2 self-center text-sm">
                <Link href={decision.href} aria-label={`${decision.label} ändern`}>
                  Ändern
                </Link>
              </dd>
              <dd className="font-medium">{decision.value}</dd>
            </div>
          ))}
        </dl>
      )}
    </aside>
  );
}
