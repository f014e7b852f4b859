import type { TerminKurz } from '@kehrtour/contract/termin';
import { ortszeitAus } from '@kehrtour/domain/ortszeit';

import { fensterText } from '../termin.format.ts';
import { inReihenfolge, type Konflikte, zeilenDerWoche } from '../wochenplan.ts';
import { PersonName } from './PersonName.tsx';
import { Terminzeile } from './Terminzeile.tsx';

export type TagesplanProps = { termine: readonly TerminKurz[]; konflikte: Konflikte };

/** One day, everybody beside each other: visit after visit as it is planned, with what was told and what is wrong. */
export function Tagesplan({ termine, konflikte }: TagesplanProps) {
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2 xl:grid-cols-3">
      {zeilenDerWoche(termine).map(({ person, tage }) => (
        <section
          key={person.id ?? 'niemand'}
          aria-label={person.name}
          className="overflow-clip rounded-lg border border-line bg-surface"
        >
          <h3 className="border-b border-line bg-sunken px-3 py-2">
            <PersonName person={person} />
          </h3>
          <ul className="divide-y divide-line">
            {inReihenfolge([...tage.values()].flat()).map((termin) => (
              <li key={termin.id} className="flex gap-2 p-1">
                <Zeit termin={termin} />
                <div className="min-w-0 grow">
                  <Terminzeile termin={termin} konflikt={konflikte.get(termin.id)} />
                </div>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function Zeit({ termin }: { termin: TerminKurz }) {
  return (
    <p className="w-28 shrink-0 px-2 py-1 leading-tight tabular-nums">
      <span className="block font-semibold">{ortszeitAus(new Date(termin.beginn)).uhrzeit}</span>
      <span className="block text-xs text-muted">
        <span className="sr-only">zugesagt: </span>
        {fensterText(termin)}
      </span>
    </p>
  );
}
