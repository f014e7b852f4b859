import type { Gebietsdaten } from '@kehrtour/contract/gebiet';
import { keysOf } from '@kehrtour/domain/keysOf';
import { RadioGroup } from '@kehrtour/ui/field/RadioGroup.tsx';
import { TextField } from '@kehrtour/ui/field/TextField.tsx';
import { Fragment } from 'react';

import type { ContractForm } from '../../../shared/useContractForm.ts';
import { BEDIENUNG, bedienungVon, merkmaleVon } from '../gebiet.format.ts';

const WAHL = keysOf(BEDIENUNG).map((id) => ({ id, label: BEDIENUNG[id].label }));

/** Whether the company comes, for what, and whom to ask for the rest. */
export function Bedienungswahl({ form }: { form: ContractForm<Gebietsdaten> }) {
  const bedienung = bedienungVon(form.values);
  return (
    <Fragment>
      <RadioGroup
        label="Was gilt hier?"
        choices={WAHL}
        value={bedienung}
        onChange={(id) => {
          const { hoheitlich, ausgenommen } = merkmaleVon(id);
          form.set('hoheitlich', hoheitlich);
          form.set('ausgenommen', ausgenommen);
        }}
      />
      {bedienung === 'hoheitlich' ? null : (
        <TextField
          {...form.field('zustaendig')}
          optional
          maxLength={200}
          hint="Name und Telefon; das lesen Kundinnen und Kunden, denen wir absagen müssen."
        />
      )}
    </Fragment>
  );
}
