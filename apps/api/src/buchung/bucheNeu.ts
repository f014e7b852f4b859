import { randomUUID } from 'node:crypto';

import { ortszeitAus } from '@kehrtour/domain/ortszeit';
import { kehrtourVon, zeitenAm } from '@kehrtour/domain/zeiten/freieZeiten';

import type { TenantCtx } from '../platform/ctx.ts';
import type { Tx } from '../platform/db/db.ts';
import { liesAngebot } from './angebot/angebot.ts';
import { type BetriebRow } from './angebot/betrieb.store.ts';
import { merkeNachfolger } from './bestaetigung.store.ts';
import { buchungRefused } from './buchung.grund.ts';
import type { BuchungRow } from './buchung.store.ts';
import { taetigkeitDer, zeitwunschDer } from './gebuchterWunsch.ts';
import { nimmZeit } from './reservierung/nimmZeit.ts';
import { schreibeBuchung } from './schreibeBuchung.ts';

/** The same visit once more, under the lock of its person: its time is looked at like any other. */
export async function bucheNeu(
  ctx: TenantCtx,
  tx: Tx,
  buchung: BuchungRow,
  { slug }: BetriebRow,
): Promise<string> {
  const { tag } = ortszeitAus(buchung.fenster_von);
  const angebot = await liesAngebot(ctx, tx, { nur: tag });
  const zeit = zeitenAm(angebot.grundlage, zeitwunschDer(buchung, angebot), tag).find(
    (eine) =>
      eine.mitarbeiterId === buchung.mitarbeiter_id &&
      eine.fenster.von * 60_000 === buchung.fenster_von.getTime() &&
      kehrtourVon(eine) === buchung.kehrtour_id,
  );
  const id = randomUUID();
  const terminId = randomUUID();
  const fest = {
    id,
    laeuftAb: null,
    jetzt: ctx.now(),
    plaetzeMax: angebot.regeln.plaetzeJeHalbtag,
  };
  if (!zeit || !(await nimmZeit(tx, zeit, fest, terminId))) throw buchungRefused('zeit-inzwischen-vergeben');
  await schreibeBuchung(ctx, tx, {
    id,
    terminId,
    zeit,
    taetigkeit: taetigkeitDer(buchung, angebot),
    slug,
    wunsch: buchung.wunsch,
    kontakt: buchung,
    notiz: buchung.notiz,
    einwilligungen: buchung.einwilligungen,
    herkunft: buchung.herkunft,
    status: buchung.nach_bestaetigung ?? 'bestaetigt',
    bestaetigenBis: null,
    bestaetigtAm: null,
    spur: null,
  });
  await merkeNachfolger(tx, buchung.id, terminId);
  return terminId;
}
