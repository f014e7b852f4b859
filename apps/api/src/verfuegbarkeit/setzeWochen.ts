import { randomUUID } from 'node:crypto';

import type { BodyOf } from '@kehrtour/contract/endpoint';
import type { Verfuegbarkeiten, Woche, wochenSetzen } from '@kehrtour/contract/verfuegbarkeit';
import { darf } from '@kehrtour/domain/rolle';

import type { StaffCtx } from '../platform/ctx.ts';
import type { Tx } from '../platform/db/db.ts';
import { record } from '../platform/history.ts';
import { Refused } from '../platform/refusal/refused.ts';
import { minutenspanne, zeitspanne } from './minutenspanne.ts';
import { listMuster, lockMitarbeiter, replaceMuster } from './verfuegbarkeit.store.ts';
import { verlangeJugendzeiten } from './verlangeJugendzeiten.ts';
import { verfuegbarkeitenJetzt } from './zeigeVerfuegbarkeiten.ts';

/**
 * Sets the weekly patterns of one or several people at once, so that copying to all can be undone as one.
 * @throws Refused 'nicht-gefunden' | 'veraltet' when a pattern is not the one the change was made on
 */
export async function setzeWochen(
  ctx: StaffCtx,
  { wochen }: BodyOf<typeof wochenSetzen>,
): Promise<Verfuegbarkeiten> {
  if (!darf(ctx.actor.rolle, 'buchung.einrichten')) throw new Refused('nicht-erlaubt');
  return ctx.transaction(async (tx) => {
    const ids = [...new Set(wochen.map(({ mitarbeiterId }) => mitarbeiterId))];
    if ((await lockMitarbeiter(tx, ids)).length < ids.length) throw new Refused('nicht-gefunden');
    await verlangeJugendzeiten(
      ctx,
      tx,
      wochen.flatMap(({ mitarbeiterId, woche }) => woche.map((zeit) => ({ ...zeit, mitarbeiterId }))),
    );
    const jetzt = await wochenJetzt(tx);
    for (const { mitarbeiterId, woche, vorher } of wochen) {
      if (!gleich(jetzt.get(mitarbeiterId) ?? [], vorher))
        throw new Refused('veraltet', { angaben: { stand: await verfuegbarkeitenJetzt(ctx, tx) } });
      await speichereWoche(tx, mitarbeiterId, woche);
      await record(ctx, tx, {
        gegenstand: 'mitarbeiter',
        id: mitarbeiterId,
        was: 'buchungszeiten',
        von: vorher,
        nach: woche,
      });
    }
    return verfuegbarkeitenJetzt(ctx, tx);
  });
}

/** Puts a weekly pattern in the place of the present one, inside the caller's transaction. */
export async function speichereWoche(tx: Tx, mitarbeiterId: string, woche: Woche): Promise<void> {
  await replaceMuster(
    tx,
    mitarbeiterId,
    woche.map(({ wochentag, ...spanne }) => ({ id: randomUUID(), wochentag, ...minutenspanne(spanne) })),
  );
}

/** The patterns as they are, by person. */
export async function wochenJetzt(tx: Tx): Promise<Map<string, Woche>> {
  const wochen = new Map<string, Woche>();
  for (const { mitarbeiter_id, wochentag, ...spanne } of await listMuster(tx))
    wochen.set(mitarbeiter_id, [...(wochen.get(mitarbeiter_id) ?? []), { wochentag, ...zeitspanne(spanne) }]);
  return wochen;
}

function gleich(a: Woche, b: Woche): boolean {
  const text = (woche: Woche): string =>
    woche
      .map(({ wochentag, von, bis }) => `${wochentag} ${von}-${bis}`)
      .toSorted()
      .join();
  return text(a) === text(b);
}
