import type { Mitarbeiter } from '@kehrtour/contract/mitarbeiter';
import { formatMenge, formatTagKurz } from '@kehrtour/domain/format';
import { Button } from '@kehrtour/ui/action/Button.tsx';

import { minutenText, personName, uhr } from '../../kehrtour.format.ts';
import type { Platz } from '../anordnung.ts';
import type { Haltansicht } from '../planansicht.ts';

export type AndernortsProps = {
  halt: Haltansicht;
  mitarbeiter: readonly Mitarbeiter[];
  aenderbar: boolean;
  onSetze: (platz: Platz) => void;
};

/** Less than this is no difference to a person. */
const KAUM_SEKUNDEN = 60;

/** Why a stop is where it is: the cheapest other places, each one press away. */
export function Andernorts({
  halt: { halt, verstoesse, gesperrt },
  mitarbeiter,
  aenderbar,
  onSetze,
}: AndernortsProps) {
  const name = (id: string): string => {
    const person = mitarbeiter.find((one) => one.id === id);
    return person === undefined ? 'jemand' : personName(person);
  };
  return (
    <div>
      <h3 className="font-semibold">Warum hier?</h3>
      {halt.andernorts.length === 0 ? (
        <p className="text-sm text-muted">
          {verstoesse.length > 0
            ? 'Von Hand gesetzt. Andere Plätze zeigt der Plan wieder, sobald alles hält.'
            : 'An diesen Tagen passt der Halt an keinen anderen Platz, ohne etwas zu verletzen.'}
        </p>
      ) : (
        <>
          <p className="text-sm text-muted">
            {gesperrt ? 'Von Hand festgehalten. ' : ''}
            {halt.andernorts.some(({ mehrSekunden }) => mehrSekunden <= -KAUM_SEKUNDEN)
              ? 'Ein anderer Platz wäre günstiger. '
              : 'Hier kostet er am wenigsten Weg. '}
            {formatMenge(halt.andernorts.length, 'anderer Platz', 'andere Plätze')}:
          </p>
          <ul className="mt-1 flex flex-col">
            {halt.andernorts.map((ort) => (
              <li
                key={`${ort.mitarbeiterId}${ort.tag}${ort.position}`}
                className="flex items-center justify-between gap-4 border-t border-line py-1 text-sm"
              >
                <span>
                  {formatTagKurz(ort.tag)} um {uhr(ort.beginn)} Uhr bei {name(ort.mitarbeiterId)}
                  <span className="text-muted"> · {mehr(ort.mehrSekunden)}</span>
                </span>
                {aenderbar ? (
                  <Button size="small" kind="quiet" onPress={() => onSetze(ort)}>
                    Dorthin
                  </Button>
                ) : null}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

/** The planner's price is in seconds of driving. */
function mehr(sekunden: number): string {
  if (sekunden <= -KAUM_SEKUNDEN) return `spart ${minutenText(-sekunden)} Weg`;
  return sekunden < KAUM_SEKUNDEN ? 'fast genauso gut' : `wie ${minutenText(sekunden)} mehr Weg`;
}
