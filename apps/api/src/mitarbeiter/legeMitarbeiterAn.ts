import { randomUUID } from 'node:crypto';

import type { Rolle } from '@kehrtour/contract/konto';
import type { Mitarbeiterdaten } from '@kehrtour/contract/mitarbeiter';
import { faehrtAllein, type Mitarbeiterqualifikation } from '@kehrtour/domain/unternehmen/mitarbeiter';

import type { Tx } from '../platform/db/db.ts';
import { insertMitarbeiter } from './mitarbeiter.store.ts';

/** Monday to Friday 08:00–16:30 with a free half hour: what a new colleague begins with, to be changed in the settings. */
const ARBEITSZEIT = [1, 2, 3, 4, 5].map((wochentag) => ({ wochentag, von: '08:00', bis: '16:30' }));
const PAUSE = { fruehestens: '11:30', spaetestens: '13:00', minuten: 30 };

export type NeuerMitarbeiter = {
  vorname: string;
  nachname: string;
  rolle: Rolle;
  qualifikation: Mitarbeiterqualifikation;
  email: string;
  telefon?: string;
  faehrt?: boolean;
} & Partial<
  Pick<Mitarbeiterdaten, 'anrede' | 'arbeitszeit' | 'pause' | 'startort' | 'farbe' | 'geburtsdatum'>
>;

/** Adds a colleague, with the usual week where none is given. Answers the id. */
export async function legeMitarbeiterAn(tx: Tx, neu: NeuerMitarbeiter): Promise<string> {
  const id = randomUUID();
  await insertMitarbeiter(tx, {
    id,
    ...neu,
    anrede: neu.anrede ?? '',
    telefon: neu.telefon ?? '',
    faehrt: neu.faehrt ?? faehrtAllein(neu),
    arbeitszeit: neu.arbeitszeit ?? ARBEITSZEIT,
    pause: neu.pause === undefined ? PAUSE : neu.pause,
    startort: neu.startort ?? null,
  });
  return id;
}
