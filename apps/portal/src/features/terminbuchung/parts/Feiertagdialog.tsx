import { einmaligerFeiertag, einmalNur } from '@kehrtour/contract/einstellungen';
import type { EinmaligerFeiertag } from '@kehrtour/contract/einstellungen';
import { type Bundesland, BUNDESLAENDER, BUNDESLANDKUERZEL } from '@kehrtour/domain/recht/bundesland';
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
  /** False when the person thought better of it: what was typed stays. */
  onSave: (neu: EinmaligerFeiertag) => Promise<boolean>;
  onClose: () => void;
};

const LABELS = { name: 'Anlass', tag: 'Tag', bundesland: 'Bundesland', gemeinde: 'Nur in der Gemeinde' };
const LAENDER = BUNDESLANDKUERZEL.map((id) => ({ id, label: BUNDESLAENDER[id] }));

/** A holiday that a state or a municipality keeps in one year only. */
export function Feiertagdialog({ ab, land, schonDa, onSave, onClose }: FeiertagdialogProps) {
  const form = useContractForm({
    schema: einmaligerFeiertag.check(
      z.refine((neu) => !schonDa.some((eine) => einmalNur(eine) === einmalNur(neu)), {
        path: ['tag'],
        error: 'steht für diesen Ort schon in der Liste',
      }),
    ),
    start: { name: '', tag: '', bundesland: land, gemeinde: '' },
    labels: LABELS,
    send: async (neu) => {
      if (await onSave(neu)) onClose();
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
        onChange={(id) => id !== null && form.set('bundesland', id)}
        choices={LAENDER}
        width="medium"
      />
      <TextField
        {...form.field('gemeinde')}
        optional
        value={form.values.gemeinde ?? ''}
        hint="Name oder PLZ; leer gilt er im ganzen Land"
        maxLength={80}
      />
    </Formulardialog>
  );
}
