import type { Deps } from '../../platform/deps.ts';
import {
  type AuftragRow,
  type AusgangRow,
  countGescheiterte,
  findGesichert,
  listAuftraege,
  listAusgang,
} from './messwerte.store.ts';

export type Messwerte = {
  readonly ausgang: readonly AusgangRow[];
  readonly gescheitert: number;
  readonly gesichertAm: Date | null;
  readonly auftraege: readonly AuftragRow[];
  /** Lie there until an operator looks at them. */
  readonly beiseite: number;
};

/** How the whole installation stands, for pages and for programs. */
export async function liesMesswerte({ db, jobs, now }: Deps): Promise<Messwerte> {
  const beiseite = (await jobs.aside.list()).length;
  const auftraege = (await listAuftraege(db)).filter(({ name }) => name !== 'beiseite');
  return db.transaction({ role: 'kehrtour_jobs' }, async (tx) => ({
    ausgang: await listAusgang(tx, now()),
    gescheitert: await countGescheiterte(tx),
    gesichertAm: await findGesichert(tx),
    auftraege,
    beiseite,
  }));
}
