import type { Mitarbeiterdaten } from '@kehrtour/contract/mitarbeiter';
import { MITARBEITERFARBEN } from '@kehrtour/domain/unternehmen/mitarbeiter';
import { RadioGroup } from '@kehrtour/ui/field/RadioGroup.tsx';

import type { ContractForm } from '../../../shared/useContractForm.ts';

const FARBEN = MITARBEITERFARBEN.map((label, index) => ({
  id: String(index + 1),
  label,
  icon: (
    <span
      aria-hidden
      className="block size-6 rounded-full border border-edge forced-color-adjust-none"
      style={{ background: `var(--color-lane-${index + 1})` }}
    />
  ),
}));

/** By which somebody is found on the board, the map and in the week. */
export function Farbwahl({ form }: { form: ContractForm<Mitarbeiterdaten> }) {
  const { farbe } = form.values;
  return (
    <RadioGroup
      id="farbe"
      label="Farbe"
      hint={
        farbe === undefined
          ? 'In Plan, Karte und Kalender. Ohne Wahl bekommt die Person die nächste.'
          : 'In Plan, Karte und Kalender'
      }
      look="cards"
      columns={3}
      choices={FARBEN}
      value={farbe === undefined ? null : String(farbe)}
      onChange={(id) => form.set('farbe', Number(id))}
      error={form.errorOf('farbe')}
    />
  );
}
