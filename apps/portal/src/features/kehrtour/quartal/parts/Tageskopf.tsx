import { formatDauer } from '@kehrtour/domain/format';
import { Status } from '@kehrtour/ui/message/Status.tsx';

import { Farbpunkt } from '../../../../shared/person/Farbpunkt.tsx';
import type { Schichtblick } from '../quartalsplan.ts';

/** Who works on a day, and how full it is. */
export function Tageskopf({ schicht }: { schicht: Schichtblick }) {
  const { name, farbe, arbeitMinuten, fahrtMinuten, platzMinuten, belegtMinuten, zuVielMinuten } = schicht;
  const anteil = platzMinuten === 0 ? 0 : (arbeitMinuten + fahrtMinuten) / platzMinuten;
  return (
    <header className="mb-1.5">
      <div className="flex flex-wrap items-baseline gap-x-3">
        <h4 className="flex items-center gap-2 font-semibold">
          <Farbpunkt farbe={farbe} />
          {name}
        </h4>
        <p className="text-sm text-muted tabular-nums">
          {arbeitMinuten === 0
            ? `${formatDauer(platzMinuten)} frei`
            : `${formatDauer(arbeitMinuten)} vor Ort, etwa ${formatDauer(fahrtMinuten)} Fahrt`}
          {belegtMinuten > 0 ? ` · ${formatDauer(belegtMinuten)} schon belegt` : ''}
        </p>
        {zuVielMinuten > 0 ? (
          <Status tone="danger" look="bare">{`${formatDauer(zuVielMinuten)} zu viel`}</Status>
        ) : null}
      </div>
      <div aria-hidden className="mt-1 h-1 overflow-hidden rounded-full bg-sunken">
        <div
          className={`h-full ${zuVielMinuten > 0 ? 'bg-danger' : 'bg-accent'}`}
          style={{ width: `${Math.min(100, Math.round(anteil * 100))}%` }}
        />
      </div>
    </header>
  );
}
