import { Check, CircleSlash } from 'lucide-react';

/** Two answers of the planner as it gives them: why here, and why not. */
export function ReasonsDrawing() {
  return (
    <div className="flex flex-col gap-4">
      <div className="rounded-lg border border-line bg-surface p-4 sm:p-6">
        <p className="text-sm font-semibold text-muted">Warum hier?</p>
        <p className="mt-1 font-bold">Kirchgasse 11, 10:15 Uhr bei Anna</p>
        <ul className="mt-3 flex flex-col gap-2 text-sm">
          <Reason>Die Kundin ist erst ab 10 Uhr da.</Reason>
          <Reason>Von der Hauptstraße 3 sind es zwei Minuten, der kürzeste Umweg des Tages.</Reason>
        </ul>
      </div>
      <div className="rounded-lg border border-warning-line bg-warning-soft p-4 sm:p-6">
        <p className="text-sm font-semibold text-muted">Warum nicht?</p>
        <p className="mt-1 font-bold">Am Hang 18 passt nicht mehr hinein</p>
        <p className="mt-3 flex gap-2 text-sm">
          <CircleSlash aria-hidden className="mt-0.5 size-4 shrink-0 text-warning" />
          Anna käme 25 Minuten nach Feierabend zurück.
        </p>
        <p className="mt-3 text-sm">
          Was hilft: <strong className="font-semibold">zu Mehmet geben</strong> oder Überstunden erlauben.
        </p>
      </div>
    </div>
  );
}

function Reason({ children }: { children: string }) {
  return (
    <li className="flex gap-2">
      <Check aria-hidden className="mt-0.5 size-4 shrink-0 text-success" />
      {children}
    </li>
  );
}
