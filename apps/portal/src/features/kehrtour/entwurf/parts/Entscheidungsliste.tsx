import { ButtonLink } from '@kehrtour/ui/action/ButtonLink.tsx';
import type { Decision } from '@kehrtour/ui/layout/Stepper.tsx';

/** Decisions folded away where there is no side. */
export function Entscheidungsliste({ decisions }: { decisions: readonly Decision[] }) {
  return (
    <details className="rounded-lg border border-line bg-surface">
      <summary className="min-h-control cursor-pointer px-4 py-3 font-semibold">
        Entscheidungen ansehen und ändern
      </summary>
      <dl className="grid gap-x-8 px-4 pb-4 sm:grid-cols-2 xl:grid-cols-3">
        {decisions.map(({ id, label, value, href }) => (
          <div key={id} className="flex items-baseline justify-between gap-4 border-t border-line py-2">
            <div className="min-w-0">
              <dt className="text-sm text-muted">{label}</dt>
              <dd className="font-medium">{value}</dd>
            </div>
            <dd>
              <ButtonLink kind="quiet" size="small" href={href}>
                Ändern<span className="sr-only">: {label}</span>
              </ButtonLink>
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
