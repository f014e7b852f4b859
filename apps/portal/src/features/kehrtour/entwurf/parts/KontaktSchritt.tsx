import { NumberField } from '@kehrtour/ui/field/NumberField.tsx';
import { Select } from '@kehrtour/ui/field/Select.tsx';

import { personName } from '../../kehrtour.format.ts';
import type { SchrittProps } from './schritt.props.ts';

const BUERO = 'buero';

/** Who answers customers, until when they may reply, and how many other times they are offered. */
export function KontaktSchritt({ wert, setze, mitarbeiter, fehlerVon }: SchrittProps<'kontakt'>) {
  return (
    <div className="flex flex-col gap-6">
      <Select
        label="Rückfragen beantwortet"
        hint="Name und Telefonnummer stehen auf dem Zettel."
        choices={[
          { id: BUERO, label: 'Das Büro' },
          ...mitarbeiter
            .filter(({ aktiv }) => aktiv)
            .map((person) => ({
              id: person.id,
              label: personName(person),
              hint: person.telefon || 'ohne Telefonnummer',
            })),
        ]}
        value={wert.mitarbeiterId ?? BUERO}
        onChange={(id) => setze({ ...wert, mitarbeiterId: id === BUERO ? null : id })}
      />
      <NumberField
        id="kontakt-antwort"
        label="Antworten bis so lange vor dem Termin"
        hint="Danach können Kunden nicht mehr absagen oder einen anderen Termin wählen."
        unit="Werktage"
        min={0}
        max={20}
        value={wert.antwortBisWerktage}
        error={fehlerVon('kontakt-antwort')}
        onChange={(tage) => setze({ ...wert, antwortBisWerktage: tage ?? 0 })}
      />
      <NumberField
        id="kontakt-alternativen"
        label="Alternativtermine"
        hint="Wer nicht kann, sieht so viele Zeiten, die wirklich auf Ihrem Weg liegen. Mit 0 nur einen Wunsch."
        min={0}
        max={6}
        value={wert.alternativen}
        error={fehlerVon('kontakt-alternativen')}
        onChange={(anzahl) => setze({ ...wert, alternativen: anzahl ?? 0 })}
      />
    </div>
  );
}
