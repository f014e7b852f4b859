import type { BetroffenerTermin } from '@kehrtour/contract/gebiet';
import { formatTagKurz, formatUhrzeit } from '@kehrtour/domain/format';
import { ortszeitAus } from '@kehrtour/domain/ortszeit';
import { Link } from '@kehrtour/ui/action/Link.tsx';

const SICHTBAR_MAX = 20;

/** Appointments that a change would touch, each with the way to its page. */
export function BetroffeneListe({ termine }: { termine: readonly BetroffenerTermin[] }) {
  const mehr = termine.length - SICHTBAR_MAX;
  return (
    <>
      <ul className="divide-y divide-line">
        {termine.slice(0, SICHTBAR_MAX).map((termin) => (
          <li key={termin.id} className="flex flex-wrap gap-x-4 py-2">
            <span className="w-44 shrink-0 font-semibold tabular-nums">
              <Link href={`/termine/${termin.id}`}>{wannInWorten(termin)}</Link>
            </span>
            <span className="min-w-0 grow basis-48">
              {termin.name === '' ? null : <>{termin.name}, </>}
              {termin.anschrift}
              {termin.mitarbeiter === '' ? null : <span className="text-muted"> · {termin.mitarbeiter}</span>}
            </span>
          </li>
        ))}
      </ul>
      {mehr > 0 ? <p className="pt-2 text-muted">und {mehr} weitere</p> : null}
    </>
  );
}

/** "Di., 02.02., 09:00 Uhr" */
function wannInWorten({ beginn }: Pick<BetroffenerTermin, 'beginn'>): string {
  const { tag, uhrzeit } = ortszeitAus(new Date(beginn));
  return `${formatTagKurz(tag)}, ${formatUhrzeit(uhrzeit)}`;
}
