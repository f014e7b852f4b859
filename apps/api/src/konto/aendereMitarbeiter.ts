import type { BodyOf } from '@kehrtour/contract/endpoint';
import type { Mitarbeiter, mitarbeiterAendern } from '@kehrtour/contract/mitarbeiter';
import { darf } from '@kehrtour/domain/rolle';
import { heikleAenderungen } from '@kehrtour/domain/unternehmen/heikleAenderung';

import { speichereMitarbeiter } from '../mitarbeiter/speichereMitarbeiter.ts';
import { mitarbeiterJetzt } from '../mitarbeiter/zeigeMitarbeiter.ts';
import type { StaffCtx } from '../platform/ctx.ts';
import type { Tx } from '../platform/db/db.ts';
import { Refused } from '../platform/refusal/refused.ts';
import { kontoRefused } from './konto.grund.ts';
import { setAnmeldungAktiv } from './konto.store.ts';
import { meldeHeikles } from './meldeHeikles.ts';
import { verlangeNachweis } from './verlangeNachweis.ts';
import { wuenscheAdresse } from './wuenscheAdresse.ts';
import { ziehtUm } from './ziehtUm.ts';

/**
 * Changes a colleague and, with her, the login: a new address, or none any more for whoever has left. Who runs the company, and the
 * address of somebody with a password, take a fresh proof; that address waits for a press in its mailbox.
 * @throws Refused 'nachweis-noetig' | 'email-vergeben' | 'letzter-inhaber' | 'veraltet'
 */
export async function aendereMitarbeiter(
  ctx: StaffCtx,
  id: string,
  { nachweis, ...daten }: BodyOf<typeof mitarbeiterAendern>,
): Promise<Mitarbeiter> {
  if (!darf(ctx.actor.rolle, 'mitarbeiter.verwalten')) throw new Refused('nicht-erlaubt');
  const bisher = await ctx.transaction((tx) => mitarbeiterJetzt(tx, id));
  const verlangt = heikleAenderungen(bisher, daten).length > 0;
  if (verlangt) await verlangeNachweis(ctx, nachweis);
  return ctx.transaction(async (tx) => {
    const vorher = await mitarbeiterJetzt(tx, id);
    const heikel = heikleAenderungen(vorher, daten);
    // Somebody else changed her in between: then it is asked now.
    if (heikel.length > 0 && !verlangt) throw new Refused('nachweis-noetig');
    if (vorher.zugang !== 'keiner' && daten.email === '') throw kontoRefused('zugang-ohne-mail');
    const wartet = heikel.includes('andere-adresse');
    const jetzt = wartet ? { ...daten, email: vorher.email } : daten;
    const nachher = await speichereMitarbeiter(ctx, tx, vorher, jetzt);
    if (vorher.zugang !== 'keiner') await fuehreZugangNach(ctx, tx, vorher, nachher);
    if (wartet) await wuenscheAdresse(ctx, tx, nachher, daten.email);
    await meldeHeikles(ctx, tx, heikel, { vorher, nachher });
    return mitarbeiterJetzt(tx, id);
  });
}

async function fuehreZugangNach(
  ctx: StaffCtx,
  tx: Tx,
  vorher: Mitarbeiter,
  nachher: Mitarbeiter,
): Promise<void> {
  if (nachher.email !== vorher.email) await ziehtUm(ctx, tx, nachher);
  if (nachher.aktiv !== vorher.aktiv) await setAnmeldungAktiv(tx, nachher.id, nachher.aktiv);
}
