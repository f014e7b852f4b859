import { NumberField } from '@kehrtour/ui/field/NumberField.tsx';
import { Switch } from '@kehrtour/ui/field/Switch.tsx';
import { Card } from '@kehrtour/ui/layout/Card.tsx';

import { personName } from '../../kehrtour.format.ts';
import { ueblicheZeit } from '../ueblicheZeit.ts';
import type { SchrittProps } from './schritt.props.ts';

const UEBERSTUNDEN_MINUTEN = 60;

/** Length of each person's day, and whether it may become longer. */
export function ArbeitszeitSchritt(props: SchrittProps<'arbeitszeit'>) {
  const { wert, setze, vorgaben, mitarbeiter, fehlerVon } = props;
  const fahrende = mitarbeiter.filter(({ id }) => vorgaben.mitarbeiter.ids.includes(id));
  return (
    <div className="flex flex-col gap-6">
      {fahrende.map((person) => {
        const zeit = wert[person.id] ?? {
          minuten: ueblicheZeit(person, vorgaben).minuten,
          ueberstundenMinuten: 0,
        };
        const aendere = (neu: Partial<typeof zeit>) => setze({ ...wert, [person.id]: { ...zeit, ...neu } });
        return (
          <Card key={person.id} title={personName(person)}>
            <div className="flex flex-col gap-4">
              <NumberField
                id={`zeit-${person.id}`}
                label="Arbeitszeit am Tag"
                hint="Ohne Pause"
                unit="Min."
                step={15}
                error={fehlerVon(`zeit-${person.id}`)}
                value={zeit.minuten === 0 ? null : zeit.minuten}
                onChange={(minuten) => aendere({ minuten: minuten ?? 0 })}
              />
              <Switch
                label="Überstunden erlauben"
                hint="Nur, wenn sonst Häuser übrig bleiben."
                checked={zeit.ueberstundenMinuten > 0}
                onChange={(on) => aendere({ ueberstundenMinuten: on ? UEBERSTUNDEN_MINUTEN : 0 })}
              />
              {zeit.ueberstundenMinuten > 0 ? (
                <NumberField
                  label="Höchstens"
                  unit="Min."
                  min={5}
                  max={240}
                  step={15}
                  value={zeit.ueberstundenMinuten}
                  onChange={(minuten) => aendere({ ueberstundenMinuten: minuten ?? UEBERSTUNDEN_MINUTEN })}
                />
              ) : null}
            </div>
          </Card>
        );
      })}
    </div>
  );
}
