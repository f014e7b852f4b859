import type { BodyOf } from '@kehrtour/contract/endpoint';
import type { Mitfahrten, mitfahrtNennen } from '@kehrtour/contract/mitfahrt';
import { istJugendlich, JUGENDTAG_SATZ } from '@kehrtour/domain/recht/jugendarbeit';
import { darf } from '@kehrtour/domain/rolle';
import { type Tag, wochentag } from '@kehrtour/domain/tag';
import { faehrtAllein } from '@kehrtour/domain/unternehmen/mitarbeiter';

import type { StaffCtx } from '../../platform/ctx.ts';
import type { Tx } from '../../platform/db/db.ts';
import { announce } from '../../platform/db/events.ts';
import { Refused } from '../../platform/refusal/refused.ts';
import { mitarbeiterRefused } from '../mitarbeiter.grund.ts';
import {
  deleteMitfahrt,
  findPerson,
  listMitfahrten,
  listMoegliche,
  type MitfahrtRow,
  saveMitfahrt,
} from './mitfahrt.store.ts';

/** Everybody sees who drives with whom: they meet in the morning. */
export async function zeigeMitfahrten(ctx: StaffCtx, tag: Tag): Promise<Mitfahrten> {
  if (!darf(ctx.actor.rolle, 'kehrtour.ansehen-eigene')) throw new Refused('nicht-erlaubt');
  return ctx.transaction((tx) => mitfahrtenJetzt(ctx, tx, tag));
}

/**
 * From then on whoever drives along sees the day of the driver.
 * @throws Refused 'nicht-erlaubt' where it is neither the own car nor the office
 */
export async function nenneMitfahrt(
  ctx: StaffCtx,
  { tag, mitarbeiterId, beiId }: BodyOf<typeof mitfahrtNennen>,
): Promise<Mitfahrten> {
  return ctx.transaction(async (tx) => {
    const alle = await listMitfahrten(tx, tag);
    const bisher = alle.find((eine) => eine.mitarbeiter_id === mitarbeiterId);
    verlangeEigenesAuto(ctx, [beiId, bisher?.bei_id ?? null]);
    if (beiId === null) await deleteMitfahrt(tx, tag, mitarbeiterId);
    else {
      const neu = { tag, mitarbeiterId, beiId };
      await verlangeErlaubteMitfahrt(tx, neu, alle);
      if ((await saveMitfahrt(tx, neu)) === 0) throw new Refused('nicht-gefunden');
    }
    await announce(tx, { art: 'mitarbeiter', id: mitarbeiterId });
    return mitfahrtenJetzt(ctx, tx, tag);
  });
}

/** Whoever learns is with somebody who does not, and nobody of two rides along with the other. */
async function verlangeErlaubteMitfahrt(
  tx: Tx,
  { tag, mitarbeiterId, beiId }: { tag: Tag; mitarbeiterId: string; beiId: string },
  alle: readonly MitfahrtRow[],
): Promise<void> {
  if (beiId === mitarbeiterId) throw mitarbeiterRefused('faehrt-bei-sich');
  const [person, bei] = [await findPerson(tx, mitarbeiterId), await findPerson(tx, beiId)];
  if (!person || !bei) throw new Refused('nicht-gefunden');
  if (!faehrtAllein(bei)) throw mitarbeiterRefused('faehrt-bei-lernenden');
  const reihum = alle.some((eine) => eine.mitarbeiter_id === beiId || eine.bei_id === mitarbeiterId);
  if (reihum) throw mitarbeiterRefused('faehrt-reihum');
  if (istJugendlich(person.geburtsdatum, tag) && wochentag(tag) > FREITAG)
    throw mitarbeiterRefused('jugend-am-wochenende');
}
const FREITAG = 5;

function verlangeEigenesAuto({ actor }: StaffCtx, autos: readonly (string | null)[]): void {
  if (darf(actor.rolle, 'kehrtour.planen')) return;
  const eigenes = autos.every((bei) => bei === null || bei === actor.id);
  if (!eigenes || !darf(actor.rolle, 'kehrtour.fahren')) throw new Refused('nicht-erlaubt');
}

async function mitfahrtenJetzt({ actor }: StaffCtx, tx: Tx, tag: Tag): Promise<Mitfahrten> {
  const rows = await listMitfahrten(tx, tag);
  return {
    tag,
    mitfahrten: rows.map((row) => ({
      mitarbeiterId: row.mitarbeiter_id,
      name: row.name,
      beiId: row.bei_id,
      bei: row.bei,
      fehlt: row.fehlt,
    })),
    moegliche: darf(actor.rolle, 'kehrtour.planen')
      ? (await listMoegliche(tx)).map(({ id, name, geburtsdatum }) => ({
          id,
          name,
          hinweis: istJugendlich(geburtsdatum, tag) ? JUGENDTAG_SATZ : '',
        }))
      : [],
  };
}
