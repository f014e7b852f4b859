import { sentenceOf } from '@kehrtour/api-client/faults';
import type { Verfuegbarkeit } from '@kehrtour/contract/verfuegbarkeit';
import { CheckboxGroup } from '@kehrtour/ui/field/CheckboxGroup.tsx';
import { useState } from 'react';

import { Formulardialog } from '../../../shared/Formulardialog.tsx';

export type MusterkopieProps = {
  von: Verfuegbarkeit;
  alle: readonly Verfuegbarkeit[];
  /** @returns false when nothing was saved: the dialog stays */
  onSave: (ziele: Verfuegbarkeit[]) => Promise<boolean>;
  onClose: () => void;
};

/** The pattern of one person for others too, in place of theirs. */
export function Musterkopie({ von, alle, onSave, onClose }: MusterkopieProps) {
  const [gewaehlt, setGewaehlt] = useState<string[]>([]);
  const [fehler, setFehler] = useState<string>();
  const [busy, setBusy] = useState(false);
  const andere = alle.filter(({ mitarbeiterId }) => mitarbeiterId !== von.mitarbeiterId);

  async function uebertrage() {
    if (gewaehlt.length === 0) return setFehler('Bitte wählen Sie mindestens eine Person.');
    setBusy(true);
    try {
      if (await onSave(andere.filter(({ mitarbeiterId }) => gewaehlt.includes(mitarbeiterId)))) onClose();
    } catch (error) {
      setFehler(sentenceOf(error));
    } finally {
      setBusy(false);
    }
    return undefined;
  }

  return (
    <Formulardialog
      title="Wochenmuster übertragen"
      saveLabel="Übertragen"
      form={{
        faults: fehler === undefined ? [] : [{ fieldId: 'personen', text: fehler }],
        busy,
        onSubmit: (event) => {
          event.preventDefault();
          void uebertrage();
        },
      }}
      onClose={onClose}
    >
      <CheckboxGroup
        id="personen"
        label={`Wer bekommt das Wochenmuster von ${von.name}?`}
        hint="Ihr bisheriges Muster wird ersetzt."
        choices={andere.map(({ mitarbeiterId, name }) => ({ id: mitarbeiterId, label: name }))}
        value={gewaehlt}
        onChange={setGewaehlt}
        error={fehler}
      />
    </Formulardialog>
  );
}
