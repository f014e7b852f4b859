import { schliesstagdaten } from '@kehrtour/contract/schliesstag';
import type { Schliesstagdaten } from '@kehrtour/contract/schliesstag';
import { TextField } from '@kehrtour/ui/TextField.tsx';

import { Formulardialog } from '../../../shared/Formulardialog.tsx';
import { useContractForm } from '../../../shared/useContractForm.ts';
import { Tagesspanne } from './Tagesspanne.tsx';

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
  return (
    <Formulardialog title="Schließtage eintragen" saveLabel="Eintragen" form={form} onClose={onClose}>
      <TextField {...form.field('name')} maxLength={80} />
      <Tagesspanne ab={ab} von={form.field('von')} bis={form.field('bis')} />
    </Formulardialog>
  );
}
