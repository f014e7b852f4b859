import { einmaligerFeiertag } from '@kehrtour/contract/unternehmen';
import type { EinmaligerFeiertag } from '@kehrtour/contract/unternehmen';
import { type Bundesland, BUNDESLAENDER, BUNDESLANDKUERZEL } from '@kehrtour/domain/bundesland';
import { ComboBox } from '@kehrtour/ui/field/ComboBox.tsx';
import { DateField } from '@kehrtour/ui/field/DateField.tsx';
import { TextField } from '@kehrtour/ui/field/TextField.tsx';
import * as z from 'zod/mini';

import { Formulardialog } from '../../../shared/Formulardialog.tsx';
import { useContractForm } from '../../../shared/useContractForm.ts';

export type FeiertagdialogProps = {
  ab: string;
  /** The company's state, which is the likeliest. */
  land: Bundesland;
  schonDa: readonly EinmaligerFeiertag[];
  onSave: (neu: EinmaligerFeiertag) => Promise<void>;
  onClose: () => void;
};

const LABELS = { name: 'Anlass', tag: 'Tag', bundesland: 'Bundesland' };
const LAENDER = BUNDESLANDKUERZEL.map((id) => ({ id, label: BUNDESLAENDER[id] }));

/** A holiday that a state keeps in one year only. */
export function Feiertagdialog({ ab, land, schonDa, onSave, onClose }: FeiertagdialogProps) {
  const form = useContractForm({
    schema: einmaligerFeiertag.check(
      z.refine(
        (neu) => !schonDa.some(({ tag, bundesland }) => tag === neu.tag && bundesland === neu.bundesland),
        {
          path: ['tag'],
          error: 'steht für dieses Land schon in der Liste',
        },
      ),
    ),
    start: { name: '', tag: '', bundesland: land },
    labels: LABELS,
    send: async (neu) => {
      await onSave(neu);
      onClose();
    },
  });
  const tag = form.field('tag');
  return (
    <Formulardialog title="Einmaligen Feiertag eintragen" saveLabel="Eintragen" form={form} onClose={onClose}>
      <TextField {...form.field('name')} maxLength={80} />
      <DateField
        {...tag}
        value={tag.value === '' ? null : tag.value}
        min={ab}
        onChange={(neu) => tag.onChange(neu ?? '')}
      />
      <ComboBox
        {...form.field('bundesland')}
        onChange={(id) => id !== null && form.set('bundesland', id as Bundesland)}
        choices={LAENDER}
        width="medium"
      />
    </Formulardialog>
  );
}
