import type { Liegenschaft } from '@kehrtour/contract/liegenschaft';
import { Select } from '@kehrtour/ui/field/Select.tsx';

import type { BoundField } from '../../../../shared/useContractForm.ts';
import { anlageEinzelheiten, anlageName } from '../../anlage.format.ts';

export type AnlagewahlProps = { haus: Liegenschaft; feld: BoundField<string | null | undefined> };

const KEINE = 'keine';

/** Which installation a task is about; nothing is asked where none is written down. */
export function Anlagewahl({ haus, feld }: AnlagewahlProps) {
  if (haus.anlagen.length === 0) return null;
  return (
    <Select
      {...feld}
      value={feld.value ?? KEINE}
      choices={[
        { id: KEINE, label: 'Keine bestimmte' },
        ...haus.anlagen.map((anlage) => ({
          id: anlage.id,
          label: [anlageName(anlage), anlageEinzelheiten(anlage, haus)].filter(Boolean).join(', '),
        })),
      ]}
      onChange={(id) => feld.onChange(id === KEINE ? null : id)}
    />
  );
}
