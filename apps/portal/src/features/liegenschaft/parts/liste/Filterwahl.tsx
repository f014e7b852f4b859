import { Select } from '@kehrtour/ui/field/Select.tsx';

const ALLE = '*';

type Props = {
  label: string;
  /** What the choice says that narrows nothing. */
  alle: string;
  choices: readonly { id: string; label: string }[];
  wert: string | null;
  onWahl: (wert: string | null) => void;
};

/** One of several, or all of them (null). */
export function Filterwahl({ label, alle, choices, wert, onWahl }: Props) {
  return (
    <Select
      label={label}
      choices={[{ id: ALLE, label: alle }, ...choices]}
      value={wert ?? ALLE}
      onChange={(id) => onWahl(id === ALLE ? null : id)}
    />
  );
}
