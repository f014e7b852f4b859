import type { Vorgaben } from '@kehrtour/contract/vorgaben';
import { Select } from '@kehrtour/ui/field/Select.tsx';
import { TimeField } from '@kehrtour/ui/field/TimeField.tsx';
import { Card } from '@kehrtour/ui/layout/Card.tsx';

import { personName } from '../../kehrtour.format.ts';
import { ueblicheZeit } from '../ueblicheZeit.ts';
import type { SchrittProps } from './schritt.props.ts';

type Beginn = Vorgaben['arbeitsbeginn'][string];
type Ort = Beginn['start'];

const EIGENER = 'eigener';

/** Where and when each person's day begins and ends. */
export function ArbeitsbeginnSchritt(props: SchrittProps<'arbeitsbeginn'>) {
  const { wert, setze, vorgaben, mitarbeiter, fehlerVon } = props;
  const fahrende = mitarbeiter.filter(({ id }) => vorgaben.mitarbeiter.ids.includes(id));
  const orte = mitarbeiter.flatMap(({ startort }) => startort ?? []);
  return (
    <div className="flex flex-col gap-6">
      {fahrende.map((person) => {
        const beginn = wert[person.id] ?? {
          beginn: ueblicheZeit(person, vorgaben).beginn,
          start: null,
          ziel: null,
        };
        const aendere = (neu: Partial<Beginn>) => setze({ ...wert, [person.id]: { ...beginn, ...neu } });
        return (
          <Card key={person.id} title={personName(person)}>
            <div className="flex flex-wrap items-start gap-4">
              <TimeField
                id={`beginn-${person.id}`}
                label="Beginn"
                value={beginn.beginn === '' ? null : beginn.beginn}
                error={fehlerVon(`beginn-${person.id}`)}
                onChange={(zeit) => aendere({ beginn: zeit ?? '' })}
              />
              <Ortswahl
                label="Startet bei"
                ort={beginn.start}
                eigener={person.startort}
                orte={orte}
                onChange={(start) => aendere({ start })}
              />
              <Ortswahl
                label="Endet bei"
                ort={beginn.ziel}
                eigener={person.startort}
                orte={orte}
                onChange={(ziel) => aendere({ ziel })}
              />
            </div>
          </Card>
        );
      })}
    </div>
  );
}

type OrtswahlProps = {
  label: string;
  ort: Ort;
  eigener: Ort;
  orte: readonly NonNullable<Ort>[];
  onChange: (ort: Ort) => void;
};

function Ortswahl({ label, ort, eigener, orte, onChange }: OrtswahlProps) {
  const namen = [...new Set([...orte.map(({ name }) => name), ...(ort === null ? [] : [ort.name])])];
  return (
    <Select
      label={label}
      width="medium"
      choices={[
        eigener === null
          ? {
              id: EIGENER,
              label: 'Ihr Betrieb',
              hint: 'solange ihn die Karte nicht kennt, die Mitte des Bezirks',
            }
          : { id: EIGENER, label: eigener.name, hint: 'wie immer' },
        ...namen.filter((name) => name !== eigener?.name).map((name) => ({ id: name, label: name })),
      ]}
      value={ort?.name ?? EIGENER}
      onChange={(name) => onChange(orte.find((one) => one.name === name) ?? null)}
    />
  );
}
