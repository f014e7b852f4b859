import type { Tx } from '../platform/db.ts';
import { json, sql } from '../platform/sql.ts';

type Insert = {
  id: string;
  vorname: string;
  nachname: string;
  rolle: string;
  qualifikation: string;
  email: string;
  telefon: string;
  faehrt: boolean;
  arbeitszeit: unknown;
  pause: unknown;
};

export async function insertMitarbeiter(tx: Tx, neu: Insert): Promise<void> {
  await tx.run(sql`
    insert into mitarbeiter (id, vorname, nachname, rolle, qualifikation, email, telefon, faehrt, arbeitszeit, pause, farbe)
    values (${neu.id}, ${neu.vorname}, ${neu.nachname}, ${neu.rolle}, ${neu.qualifikation}, ${neu.email}, ${neu.telefon}, ${neu.faehrt},
      ${json(neu.arbeitszeit)}::jsonb, ${json(neu.pause)}::jsonb, 1 + (select count(*) from mitarbeiter) % 8)`);
}
