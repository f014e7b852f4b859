import { randomUUID } from 'node:crypto';

import type { AnswerOf, BodyOf } from '@kehrtour/contract/endpoint';
import type { terminTeilen } from '@kehrtour/contract/terminteilung';
import { darf } from '@kehrtour/domain/rolle';

import type { StaffCtx } from '../../platform/ctx.ts';
import { announce } from '../../platform/db/events.ts';
import { record } from '../../platform/history.ts';
import { Refused } from '../../platform/refusal/refused.ts';
import { verlangeStand } from '../../termin/aendereTermin.ts';
import { neuigkeit } from '../../termin/terminnews.ts';
import { terminJetzt } from '../../termin/zeigeTermin.ts';
import { zeitwunschAus } from '../angebot/wunsch.ts';
import { type Wahl, nimmWahl, sieheVor } from '../buero/nimmWahl.ts';
import { auchVon, sperreBeteiligte } from '../reservierung/nimmZeit.ts';
import { abgeteilterBesuch } from './abgeteilterBesuch.ts';
import { ladeTeilbar } from './ladeTeilbar.ts';
import { legeEigenenAn } from './legeEigenenAn.ts';
import { teilungRefused } from './teilung.grund.ts';
import { verlangeTeil } from './verlangeTeil.ts';
import { nimmArbeitAb } from './wechsleArbeit.ts';

/**
 * Part of the work gets an appointment of its own: its time is taken and the work leaves the first one together, or everything
 * stays. Nobody else's time changes; an announced round proposes as an Änderung what it would do with the gap.
 */
export async function teileTermin(
  ctx: StaffCtx,
  id: string,
  { version, aufgabeIds, wahl, abgesprochen }: BodyOf<typeof terminTeilen>,
): Promise<AnswerOf<typeof terminTeilen>> {
  if (!darf(ctx.actor.rolle, 'termin.verlegen')) throw new Refused('nicht-erlaubt');
  const gesehen = await ctx.transaction((tx) => ladeTeilbar(tx, id));
  // Somebody was faster: that is said before what follows from it.
  const besuch =
    gesehen.row.version === version
      ? await abgeteilterBesuch(ctx, gesehen, verlangeTeil(gesehen, aufgabeIds, ctx.now()))
      : undefined;
  return ctx.transaction(async (tx) => {
    if (!besuch) {
      await verlangeStand(ctx, tx, id, version);
      throw new Refused('veraltet');
    }
    const terminId = randomUUID();
    const { taetigkeit, wunsch } = besuch;
    const zeitwunsch = zeitwunschAus(wunsch, taetigkeit);
    const gewaehlt: Wahl = { wahl, zeitwunsch, taetigkeit, terminId, bewegt: false };
    const vorwahl = await sieheVor(ctx, tx, gewaehlt);
    const { kehrtour_id: runde } = gesehen.row;
    await sperreBeteiligte(tx, auchVon(vorwahl, gesehen.row));
    await verlangeStand(ctx, tx, id, version);
    const termin = await ladeTeilbar(tx, id);
    const arbeiten = verlangeTeil(termin, aufgabeIds, ctx.now());
    await nimmArbeitAb(ctx, tx, termin, arbeiten);
    const zeit = await nimmWahl(ctx, tx, gewaehlt, vorwahl);
    if (zeit.art === 'platz' && zeit.kehrtourId === runde) throw teilungRefused('selbe-runde');
    await legeEigenenAn(ctx, tx, { terminId, termin, arbeiten, zeit, besuch, abgesprochen });
    await record(ctx, tx, {
      gegenstand: 'termin',
      id,
      was: 'geteilt',
      nach: { neu: terminId, arbeiten: arbeiten.map(({ bezeichnung }) => bezeichnung) },
    });
    await announce(tx, neuigkeit('termin', { id, kehrtour_id: runde }));
    const neu = await terminJetzt(ctx, tx, terminId);
    return {
      termin: await terminJetzt(ctx, tx, id),
      neu: { id: terminId, version: neu.version },
      gemailt: termin.row.email !== '',
    };
  });
}
