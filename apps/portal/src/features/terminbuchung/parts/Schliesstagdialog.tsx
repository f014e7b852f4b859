import { schliesstagdaten } from '@kehrtour/contract/schliesstag';
import type { Schliesstagdaten } from '@kehrtour/contract/schliesstag';
import { DateField } from '@kehrtour/ui/DateField.tsx';
import { TextField } from '@kehrtour/ui/TextField.tsx';

import { Formulardialog } from '../../../shared/Formulardialog.tsx';
import { useContractForm } from '../../../shared/useContractForm.ts';

export type SchliesstagdialogProps = {
  ab: string;
  /** @returns false when nothing was saved: the dialog stays */
  onSave: (neu: Schliesstagdaten) => Promise<boolean>;
  onClose: () => void;
};

const LABELS = { name: 'Anlass', von: 'Erster Tag', bis: 'Letzter Tag' };

/** Days on which nobody can book: Betriebsferien, a holiday of the town. */
export function Schliesstagdialog({ ab, onSave, onClose }: SchliesstagdialogProps) {
  const form = useContractForm({
    schema: schliesstagdaten,
    start: { name: 'Betriebsferien', von: '', bis: '', offen: false },
    labels: LABELS,
    send: async (neu) => {
      if (await onSave(neu)) onClose();
    },
  });
  const von = form.field('von');
  const bis = form.field('bis');
  return (
    <Formulardialog title="Schließtage eintragen" saveLabel="Eintragen" form={form} onClose={onClose}>
      <TextField {...form.field('name')} maxLength={80} />
      <div className="flex flex-wrap gap-x-6 gap-y-4">
        <DateField
          {...von}
          value={von.value === '' ? null : von.value}
          min={ab}
          onChange={(tag) => {
            von.onChange(tag ?? '');
            if (tag !== null && (bis.value === '' || bis.value < tag)) bis.onChange(tag);
          }}
        />
        <DateField
          {...bis}
          value={bis.value === '' ? null : bis.value}
          min={von.value === '' ? ab : von.value}
          onChange={(tag) => bis.onChange(tag ?? '')}
        />
      </div>
    </Formulardialog>
  );
}
