import { schliesstagdaten } from '@kehrtour/contract/schliesstag';
import type { Schliesstagdaten } from '@kehrtour/contract/schliesstag';
import { TextField } from '@kehrtour/ui/field/TextField.tsx';

import { Formulardialog } from '../../../shared/Formulardialog.tsx';
import { useContractForm } from '../../../shared/useContractForm.ts';
import { Tagesspanne } from './Tagesspanne.tsx';

export type SchliesstagdialogProps = {
  ab: string;
  /** The entry that is changed; without it a new one. */
  eintrag?: Schliesstagdaten;
  /** @returns false when nothing was saved: the dialog stays */
  onSave: (neu: Schliesstagdaten) => Promise<boolean>;
  onClose: () => void;
};

const LABELS = { name: 'Anlass', von: 'Erster Tag', bis: 'Letzter Tag' };

/** Days on which nobody can book: Betriebsferien, a holiday of the town. */
export function Schliesstagdialog({ ab, eintrag, onSave, onClose }: SchliesstagdialogProps) {
  const form = useContractForm({
    schema: schliesstagdaten,
    start: startAus(eintrag),
    labels: LABELS,
    send: async (neu) => {
      if (await onSave(neu)) onClose();
    },
  });
  return (
    <Formulardialog
      title={eintrag === undefined ? 'Schließtage eintragen' : 'Schließtage ändern'}
      saveLabel={eintrag === undefined ? 'Eintragen' : 'Speichern'}
      form={form}
      onClose={onClose}
    >
      <TextField {...form.field('name')} maxLength={80} />
      <Tagesspanne ab={ab} von={form.field('von')} bis={form.field('bis')} />
    </Formulardialog>
  );
}

/** Only what the contract takes: an entry carries its id too. */
function startAus(eintrag: Schliesstagdaten | undefined): Schliesstagdaten {
  const { name, von, bis, offen } = eintrag ?? { name: 'Betriebsferien', von: '', bis: '', offen: false };
  return { name, von, bis, offen };
}
