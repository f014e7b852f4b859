import type { BodyOf } from '@kehrtour/contract/endpoint';
import type { Mitarbeiter, mitarbeiterAendern } from '@kehrtour/contract/mitarbeiter';
import { darf } from '@kehrtour/domain/rolle';

import { speichereMitarbeiter } from '../mitarbeiter/speichereMitarbeiter.ts';
import { mitarbeiterJetzt } from '../mitarbeiter/zeigeMitarbeiter.ts';
import type { StaffCtx } from '../platform/ctx.ts';
import type { Tx } from '../platform/db.ts';
import { Refused } from '../platform/refused.ts';
import { kontoRefused } from './konto.grund.ts';
import { setAnmeldungAktiv, setAnmeldungEmail } from './konto.store.ts';

/** Changes a colleague and, with her, the login: a new address, or none any more for who has left. */
export async function aendereMitarbeiter(
  ctx: StaffCtx,
  id: string,
  daten: BodyOf<typeof mitarbeiterAendern>,
): Promise<Mitarbeiter> {
  if (!darf(ctx.actor.rolle, 'mitarbeiter.verwalten')) throw new Refused('nicht-erlaubt');
  return ctx.transaction(async (tx) => {
    const vorher = await mitarbeiterJetzt(tx, id);
    const nachher = await speichereMitarbeiter(ctx, tx, vorher, daten);
    if (vorher.zugang !== 'keiner') await fuehreZugangNach(tx, vorher, nachher);
    return mitarbeiterJetzt(tx, id);
  });
}

async function fuehreZugangNach(tx: Tx, vorher: Mitarbeiter, nachher: Mitarbeiter): Promise<void> {
  if (nachher.email === '') throw kontoRefused('zugang-ohne-mail');
  if (nachher.email !== vorher.email && !(await setAnmeldungEmail(tx, nachher.id, nachher.email)))
    throw kontoRefused('mail-vergeben');
  if (nachher.aktiv !== vorher.aktiv) await setAnmeldungAktiv(tx, nachher.id, nachher.aktiv);
}
