import type { AngemeldeterMitarbeiter } from '@kehrtour/contract/konto';
import { darf } from '@kehrtour/domain/rolle';

/** Whether the planner still has to be set up, and this person is one who does it. */
export const einrichtungOffen = ({ rolle, unternehmen }: AngemeldeterMitarbeiter): boolean =>
  unternehmen.kehrtourplaner && unternehmen.offeneEinrichtung.length > 0 && darf(rolle, 'import.ausfuehren');
