import type { Quartalsvorschlag } from '@kehrtour/contract/quartal';
import { formatMenge } from '@kehrtour/domain/format';
import { Link } from '@kehrtour/ui/action/Link.tsx';
import { Notice } from '@kehrtour/ui/message/Notice.tsx';

import { tageText } from '../../kehrtour.format.ts';
import { schrittAdresse } from '../../wizardSchritt.ts';

/** The Kehrtouren that came of the proposal, each a press away from being checked. */
export function AngelegteKehrtouren({ kehrtouren }: Pick<Quartalsvorschlag, 'kehrtouren'>) {
  return (
    <section aria-label="Angelegte Kehrtouren" className="flex flex-col gap-3">
      <Notice
        tone="success"
        live
        title={`${formatMenge(kehrtouren.length, 'Kehrtour ist', 'Kehrtouren sind')} angelegt`}
      >
        <p>Angekündigt ist noch nichts. Öffnen Sie eine Kehrtour, um sie zu prüfen und anzukündigen.</p>
      </Notice>
      <ul className="flex flex-col divide-y divide-line rounded-lg border border-line bg-surface">
        {kehrtouren.map(({ id, name, tage }) => (
          <li key={id} className="flex flex-wrap items-baseline justify-between gap-x-6 px-4 py-2">
            <Link href={schrittAdresse('pruefen', id)}>{name}</Link>
            <span className="text-sm text-muted">{tageText(tage)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
