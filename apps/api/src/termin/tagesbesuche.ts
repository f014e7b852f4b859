import type { TerminKurz } from '@kehrtour/contract/termin';

import { listSchluessel } from '../liegenschaft/liegenschaftStand.ts';
import type { Tx } from '../platform/db/db.ts';
import { betrifft } from './betroffeneAufgaben.ts';
import { type BesuchsangabenRow, listBesuchsangaben } from './tagesbesuch.store.ts';
import { type KontaktRow, listTerminaufgaben, listTerminkontakte } from './terminblatt.store.ts';
import { listTermine } from './terminliste.store.ts';
import { kurzAus } from './terminsicht.ts';

/** A visit of somebody's day with what is needed at the door. */
export type Tagesbesuch = {
  readonly termin: TerminKurz;
  readonly angaben: BesuchsangabenRow;
  readonly arbeiten: readonly { bezeichnung: string; dauerMinuten: number }[];
  readonly kontakte: readonly KontaktRow[];
  readonly schluessel: readonly { readonly id: string; readonly bezeichnung: string }[];
};

/** The visits of one person whose window opens in this span, in the order of the day; what is over among them. */
export async function ladeTagesbesuche(
  tx: Tx,
  zeitraum: { von: Date; bis: Date },
  mitarbeiterId: string,
): Promise<Tagesbesuch[]> {
  const rows = await listTermine(tx, zeitraum, { mitarbeiterId });
  const alle = await listBesuchsangaben(
    tx,
    rows.map(({ id }) => id),
  );
  const jeTermin = new Map(alle.map((eine) => [eine.id, eine]));
  const besuche: Tagesbesuch[] = [];
  for (const row of rows) {
    const angaben = jeTermin.get(row.id);
    if (!angaben) continue;
    const aufgaben = await listTerminaufgaben(tx, { id: row.id, halt_id: angaben.halt_id });
    besuche.push({
      termin: kurzAus(row),
      angaben,
      arbeiten: aufgaben
        .filter((aufgabe) => betrifft(row, aufgabe))
        .map(({ bezeichnung, dauer_minuten }) => ({ bezeichnung, dauerMinuten: dauer_minuten })),
      kontakte: await listTerminkontakte(tx, { ...row, buchung: null }),
      schluessel: await listSchluessel(tx, row.liegenschaft_id),
    });
  }
  return besuche;
}
