import { DateField } from '@kehrtour/ui/field/DateField.tsx';
import { NumberField } from '@kehrtour/ui/field/NumberField.tsx';
import { Select } from '@kehrtour/ui/field/Select.tsx';
import { TimeField } from '@kehrtour/ui/field/TimeField.tsx';

export type EigeneZeit = {
  mitarbeiterId: string | null;
  tag: string | null;
  uhrzeit: string | null;
  dauerMinuten: number | null;
};

type EigeneZeitfelderProps = {
  wahl: EigeneZeit;
  leute: readonly { id: string; name: string }[];
  heute: string;
  onZeit: (zeit: EigeneZeit) => void;
};

/** A time that the office sets itself: day, beginning, duration and who drives. */
export function EigeneZeitfelder({ wahl, leute, heute, onZeit }: EigeneZeitfelderProps) {
  return (
    <div className="flex flex-wrap gap-4 rounded-sm border border-line p-4">
      <DateField label="Tag" value={wahl.tag} min={heute} onChange={(tag) => onZeit({ ...wahl, tag })} />
      <TimeField label="Beginn" value={wahl.uhrzeit} onChange={(uhrzeit) => onZeit({ ...wahl, uhrzeit })} />
      <NumberField
        label="Dauer"
        unit="Min."
        value={wahl.dauerMinuten}
        onChange={(dauerMinuten) => onZeit({ ...wahl, dauerMinuten })}
      />
      <Select
        label="Wer fährt"
        choices={leute.map(({ id, name }) => ({ id, label: name }))}
        value={wahl.mitarbeiterId}
        onChange={(mitarbeiterId) => onZeit({ ...wahl, mitarbeiterId })}
      />
    </div>
  );
}
