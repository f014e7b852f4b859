import { type Aufgabenfrist, folgefrist, ueberschneidenSich } from '@kehrtour/domain/taetigkeit/folgefrist';
import type { Taetigkeit } from '@kehrtour/domain/taetigkeit/taetigkeit';
import type { Tag } from '@kehrtour/domain/tag';

import type { Tx } from '../platform/db/db.ts';
import {
  type ArbeitRow,
  type FolgeaufgabeNeu,
  type HausarbeitRow,
  insertFolgeaufgaben,
  listHausarbeit,
  listRegeln,
} from './folgeaufgabe.store.ts';

type Regel = Pick<Taetigkeit, 'wiederholung' | 'fenster'>;

/** Makes the next turn of work that was done on this day, unless it is known already, from a file or by hand. */
export async function legeFolgeaufgabenAn(tx: Tx, ids: readonly string[], am: Tag): Promise<void> {
  const regeln = new Map((await listRegeln(tx)).map(({ id, regel }) => [id, regel]));
  const arbeiten = await listHausarbeit(tx, ids, [...regeln.keys()]);
  const jeHaus = Map.groupBy(arbeiten, (eine) => eine.liegenschaft_id);
  const neue = arbeiten.flatMap((row) => {
    const regel = row.wiederkehrend ? regeln.get(row.taetigkeit_id) : undefined;
    return regel ? folgeVon(row, regel, jeHaus.get(row.liegenschaft_id) ?? [], am) : [];
  });
  if (neue.length > 0) await insertFolgeaufgaben(tx, neue);
}

function folgeVon(
  row: HausarbeitRow,
  regel: Regel,
  bekannte: readonly ArbeitRow[],
  am: Tag,
): FolgeaufgabeNeu[] {
  const gleiche = bekannte.filter((eine) => istGleicheArbeit(row, eine));
  const frist = folgefrist(regel, {
    am,
    frist: fristVon(row),
    bekannte: gleiche.map(fristVon),
    anlageJahr: row.anlage_jahr ?? row.baujahr,
    selbstkalibrierend: row.selbstkalibrierend,
  });
  if (frist === undefined) return [];
  const istBekannt = gleiche.some(
    (eine) =>
      eine.id !== row.id && eine.frist_bis > row.frist_bis && ueberschneidenSich(fristVon(eine), frist),
  );
  return istBekannt ? [] : [{ vorgaengerId: row.id, von: frist.von, bis: frist.bis }];
}

const fristVon = ({ frist_von: von, frist_bis: bis }: ArbeitRow): Aufgabenfrist => ({ von, bis });

const istGleicheArbeit = (a: ArbeitRow, b: ArbeitRow): boolean =>
  a.liegenschaft_id === b.liegenschaft_id &&
  a.nutzungseinheit_id === b.nutzungseinheit_id &&
  a.taetigkeit_id === b.taetigkeit_id &&
  // Files do not say which installation they mean.
  (a.anlage_id === b.anlage_id || a.anlage_id === null || b.anlage_id === null) &&
  a.bezeichnung === b.bezeichnung;
