import { randomUUID } from 'node:crypto';

import { type Aufgabenfrist, folgefrist, ueberschneidenSich } from '@kehrtour/domain/folgefrist';
import type { Tag } from '@kehrtour/domain/tag';

import type { Tx } from '../platform/db.ts';
import {
  type ArbeitRow,
  type FolgeaufgabeNeu,
  insertFolgeaufgaben,
  listArbeitDerHaeuser,
  listWiederkehrende,
  type WiederkehrendeRow,
} from './folgeaufgabe.store.ts';

/** Makes the next turn of work that was done on this day, unless it is known already, from a file or by hand. */
export async function legeFolgeaufgabenAn(tx: Tx, ids: readonly string[], am: Tag): Promise<void> {
  const erledigte = await listWiederkehrende(tx, ids);
  if (erledigte.length === 0) return;
  const haeuser = [...new Set(erledigte.map(({ liegenschaft_id }) => liegenschaft_id))];
  const bekannte = await listArbeitDerHaeuser(tx, haeuser);
  const neue = erledigte.flatMap((row) => folgeVon(row, bekannte, am));
  if (neue.length > 0) await insertFolgeaufgaben(tx, neue);
}

function folgeVon(row: WiederkehrendeRow, bekannte: readonly ArbeitRow[], am: Tag): FolgeaufgabeNeu[] {
  const gleiche = bekannte.filter((eine) => istGleicheArbeit(row, eine));
  const frist = folgefrist(row.regel, {
    am,
    frist: fristVon(row),
    bekannte: gleiche.map(fristVon),
    anlageJahr: row.anlage_jahr,
  });
  if (frist === undefined) return [];
  const istBekannt = gleiche.some(
    (eine) =>
      eine.id !== row.id && eine.frist_bis > row.frist_bis && ueberschneidenSich(fristVon(eine), frist),
  );
  if (istBekannt) return [];
  const { regel: _regel, id, ...arbeit } = row;
  return [{ ...arbeit, id: randomUUID(), vorgaenger_id: id, frist_von: frist.von, frist_bis: frist.bis }];
}

const fristVon = ({ frist_von: von, frist_bis: bis }: ArbeitRow): Aufgabenfrist => ({ von, bis });

const istGleicheArbeit = (a: ArbeitRow, b: ArbeitRow): boolean =>
  a.liegenschaft_id === b.liegenschaft_id &&
  a.nutzungseinheit_id === b.nutzungseinheit_id &&
  a.taetigkeit_id === b.taetigkeit_id &&
  a.bezeichnung === b.bezeichnung;
