import type { TerminKurz } from '@kehrtour/contract/termin';

import { listSchluessel } from '../liegenschaft/schluesselnamen.ts';
import type { Tx } from '../platform/db.ts';
import { betrifft } from './betroffeneAufgaben.ts';
import { type BeilageRow, listBeilagen } from './tagesbesuch.store.ts';
import { type KontaktRow, listTerminaufgaben, listTerminkontakte } from './terminblatt.store.ts';
import { listTermine } from './terminliste.store.ts';
import { kurzAus } from './terminsicht.ts';

/** A visit of somebody's day with what is needed at the door. */
export type Tagesbesuch = {
  readonly termin: TerminKurz;
  readonly beilage: BeilageRow;
  readonly arbeiten: readonly { bezeichnung: string; dauerMinuten: number }[];
  readonly kontakte: readonly KontaktRow[];
  readonly schluessel: readonly string[];
};

/** The visits of one person whose window opens in this span, in the order of the day; what is over among them. */
export async function ladeTagesbesuche(
  tx: Tx,
  zeitraum: { von: Date; bis: Date },
  mitarbeiterId: string,
): Promise<Tagesbesuch[]> {
  const rows = await listTermine(tx, zeitraum, { mitarbeiterId, nurOffene: false });
  const beilagen = await listBeilagen(
    tx,
    rows.map(({ id }) => id),
  );
  const jeTermin = new Map(beilagen.map((beilage) => [beilage.id, beilage]));
  const besuche: Tagesbesuch[] = [];
  for (const row of rows) {
    const beilage = jeTermin.get(row.id);
    if (!beilage) continue;
    const aufgaben = await listTerminaufgaben(tx, { id: row.id, halt_id: beilage.halt_id });
    const schluessel = await listSchluessel(tx, row.liegenschaft_id);
    besuche.push({
      termin: kurzAus(row),
      beilage,
      arbeiten: aufgaben
        .filter((aufgabe) => betrifft(row, aufgabe))
        .map(({ bezeichnung, dauer_minuten }) => ({ bezeichnung, dauerMinuten: dauer_minuten })),
      kontakte: await listTerminkontakte(tx, { ...row, buchung: null }),
      schluessel: schluessel.map(({ bezeichnung }) => bezeichnung),
    });
  }
  return besuche;
}
