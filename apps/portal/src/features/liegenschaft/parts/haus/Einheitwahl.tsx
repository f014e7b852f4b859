import type { Liegenschaft } from '@kehrtour/contract/liegenschaft';
import { Select } from '@kehrtour/ui/field/Select.tsx';

import type { BoundField } from '../../../../shared/useContractForm.ts';
import { einheitText } from '../../liegenschaft.format.ts';

export type EinheitwahlProps = { haus: Liegenschaft; feld: BoundField<string | null> };

const HAUS = 'haus';

/** Which unit something belongs to, or the whole house; nothing is asked where a house has no units. */
export function Einheitwahl({ haus, feld }: EinheitwahlProps) {
  if (haus.einheiten.length === 0) return null;
  return (
    <Select
      {...feld}
      value={feld.value ?? HAUS}
      choices={[
        { id: HAUS, label: 'Ganzes Haus' },
        ...haus.einheiten.map((one) => ({ id: one.id, label: einheitText(one) })),
      ]}
      onChange={(id) => feld.onChange(id === HAUS ? null : id)}
    />
  );
}
