import { abwesenheitsdaten } from '@kehrtour/contract/verfuegbarkeit';
import type { Abwesenheitsdaten } from '@kehrtour/contract/verfuegbarkeit';

import { Formulardialog } from '../../../shared/Formulardialog.tsx';
import { useContractForm } from '../../../shared/useContractForm.ts';
import { ABWESENHEITSFELDER, Abwesenheitsfelder } from './Abwesenheitsfelder.tsx';

export type AbwesenheitsdialogProps = {
  mitarbeiterId: string;
  name: string;
  /** @returns false when nothing was saved: the dialog stays */
  onSave: (neu: Abwesenheitsdaten) => Promise<boolean>;
  onClose: () => void;
};

/** When somebody is away: days, or hours of a day. */
export function Abwesenheitsdialog({ mitarbeiterId, name, onSave, onClose }: AbwesenheitsdialogProps) {
  const start: Abwesenheitsdaten = {
    mitarbeiterId,
    von: '',
    bis: '',
    vonUhr: null,
    bisUhr: null,
    grund: 'Urlaub',
  };
  const form = useContractForm({
    schema: abwesenheitsdaten,
    start,
    labels: ABWESENHEITSFELDER,
    send: async (neu) => {
      if (await onSave(neu)) onClose();
    },
  });
  return (
    <Formulardialog title={`${name} ist nicht da`} saveLabel="Eintragen" form={form} onClose={onClose}>
      <Abwesenheitsfelder form={form} />
    </Formulardialog>
  );
}
