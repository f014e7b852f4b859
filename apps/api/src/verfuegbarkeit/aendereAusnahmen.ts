import { randomUUID } from 'node:crypto';

import type { Ausnahmedaten, Verfuegbarkeiten } from '@kehrtour/contract/verfuegbarkeit';
import { darf } from '@kehrtour/domain/rolle';
import { plusTage, wochentag } from '@kehrtour/domain/tag';

import type { StaffCtx } from '../platform/ctx.ts';
import { sqlState } from '../platform/db/db.ts';
import { record } from '../platform/history.ts';
import { Refused } from '../platform/refusal/refused.ts';
import { deleteAusnahme, insertAusnahme, lockMitarbeiter } from './verfuegbarkeit.store.ts';
import { verlangeJugendzeiten } from './verlangeJugendzeiten.ts';
import { verfuegbarkeitenJetzt } from './zeigeVerfuegbarkeiten.ts';

/** Gives single days other hours, or none. @throws Refused 'nicht-gefunden' | 'verfuegbarkeit.ausnahme-doppelt' | 'eingabe-ungueltig' (JArbSchG) */
export async function legeAusnahmeAn(ctx: StaffCtx, daten: Ausnahmedaten): Promise<Verfuegbarkeiten> {
  if (!darf(ctx.actor.rolle, 'buchung.einrichten')) throw new Refused('nicht-erlaubt');
  return ctx.transaction(async (tx) => {
    if ((await lockMitarbeiter(tx, [daten.mitarbeiterId])).length === 0) throw new Refused('nicht-gefunden');
    await verlangeJugendzeiten(ctx, tx, zeitenDer(daten));
    await insertAusnahme(tx, { ...daten, id: randomUUID() }).catch((error: unknown) => {
      throw sqlState(error) === '23P01' ? new Refused('verfuegbarkeit.ausnahme-doppelt') : error;
    });
    await record(ctx, tx, {
      gegenstand: 'mitarbeiter',
      id: daten.mitarbeiterId,
      was: 'ausnahme-angelegt',
      nach: daten,
    });
    return verfuegbarkeitenJetzt(ctx, tx);
  });
}

/** By day, a week of them at most: after it the weekdays come again. */
function zeitenDer({ mitarbeiterId, von, bis, zeiten }: Ausnahmedaten) {
  const tage = Array.from({ length: 7 }, (_, i) => plusTage(von, i)).filter((tag) => tag <= bis);
  return tage.flatMap((tag) =>
    zeiten.map((zeit) => ({ ...zeit, mitarbeiterId, tag, wochentag: wochentag(tag) })),
  );
}

/** @throws Refused 'nicht-gefunden' */
export async function loescheAusnahme(ctx: StaffCtx, id: string): Promise<Verfuegbarkeiten> {
  if (!darf(ctx.actor.rolle, 'buchung.einrichten')) throw new Refused('nicht-erlaubt');
  return ctx.transaction(async (tx) => {
    const vorher = await deleteAusnahme(tx, id);
    if (!vorher) throw new Refused('nicht-gefunden');
    await record(ctx, tx, {
      gegenstand: 'mitarbeiter',
      id: vorher.mitarbeiter_id,
      was: 'ausnahme-entfernt',
      von: vorher,
    });
    return verfuegbarkeitenJetzt(ctx, tx);
  });
}
