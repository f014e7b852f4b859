import type { aenderungAnnehmen } from '@kehrtour/contract/aenderung';
import type { AnswerOf, BodyOf } from '@kehrtour/contract/endpoint';
import { wechsleKehrtourStatus } from '@kehrtour/domain/kehrtour/kehrtour';
import { bedenkzeitBis } from '@kehrtour/domain/termin/bedenkzeit';
import { KANAL_WORTE } from '@kehrtour/domain/versand/kanal';

import { gibAufgabenFrei } from '../../aufgabe/beendeAufgaben.ts';
import { uebernimmPlan } from '../../kehrtour/aenderungStand.ts';
import { lockKehrtour } from '../../kehrtour/kehrtourStand.ts';
import type { StaffCtx } from '../../platform/ctx.ts';
import type { Tx } from '../../platform/db/db.ts';
import { announce } from '../../platform/db/events.ts';
import { record, recordAll } from '../../platform/history.ts';
import { delayMessages } from '../../platform/post/heldMessages.ts';
import { Refused } from '../../platform/refusal/refused.ts';
import { verkuende, verlangeFrist } from '../ansage/verkuende.ts';
import { ansagenDerAenderung, fensterJeHalt } from './ansagenDerAenderung.ts';
import { type GeladenerUnterschied, ladeUnterschied } from './ladeUnterschied.ts';
import { entfallendeVon, entfallenes, sageEntfallendeAb, wartetWeiter } from './sageEntfallendeAb.ts';
import { betrifft, verlangeStand } from './verlangeStand.ts';

type Annahme = BodyOf<typeof aenderungAnnehmen>;

/**
 * Puts a plan in force that waited, in one transaction: stops, appointments, what is taken of people's time, work, notices
 * and their proofs. Whoever keeps the window that was told hears nothing, all others after the minutes in which it can be stopped.
 * @throws Refused 'veraltet' when the round or a promise moved since the plan was made
 */
export async function nimmAenderungAn(
  ctx: StaffCtx,
  id: string,
  annahme: Annahme,
): Promise<AnswerOf<typeof aenderungAnnehmen>> {
  return ctx.transaction(
    async (tx) => {
      const kehrtour = await lockKehrtour(tx, id);
      if (!kehrtour) throw new Refused('nicht-gefunden');
      const erlaubt = wechsleKehrtourStatus(kehrtour.status, 'aendere', ctx.actor.rolle);
      if (!erlaubt.ok) throw new Refused(erlaubt.reason);
      const geladen = await ladeUnterschied(ctx, tx, id, { gesperrt: true });
      verlangeStand(geladen, annahme);
      const ansagen = ansagenDerAenderung(geladen, annahme);
      const { aenderung, grundlage } = geladen;
      // A moved Feuerstättenschau is in the period or broken with a reason; a new one needs the period or the owner's waiver.
      verlangeFrist(
        ansagen.filter((ansage) => !ansage.aenderung),
        grundlage,
        annahme.trotzdem === true,
      );
      await uebernimmPlan(ctx, tx, { kehrtour, aenderung, fenster: fensterJeHalt(ansagen, geladen) });
      const gesagte = { ...grundlage, empfaenge: ansagen.map(({ empfang }) => empfang) };
      const angesagt = await verkuende(ctx, tx, { grundlage: gesagte, ansagen, plan: aenderung.plan });
      await gibArbeitFrei(tx, geladen);
      const abgesagt = await sageEntfallendeAb(ctx, tx, geladen, annahme);
      await schreibeVerlauf(ctx, tx, geladen, annahme);
      return {
        mails: angesagt.length + abgesagt.hinaus.length,
        hinausAb: await lassWarten(ctx, tx, new Set([...angesagt, ...abgesagt.hinaus])),
        zettel: ansagen.filter(({ kanal }) => !KANAL_WORTE[kanal].gesendet).length + abgesagt.zettel,
        abgesagt: abgesagt.anzahl,
      };
    },
    { statementTimeoutMs: 30_000 },
  );
}

/** How long what is told can be stopped; null where nothing leaves by itself. */
async function lassWarten(ctx: StaffCtx, tx: Tx, nachrichten: ReadonlySet<string>): Promise<string | null> {
  if (nachrichten.size === 0) return null;
  const bis = bedenkzeitBis(ctx.now());
  await delayMessages(tx, [...nachrichten], bis);
  return bis.toISOString();
}

/**
 * The work of stops which nobody drives to any more is free for another round, except that of households which wait for another
 * time.
 */
async function gibArbeitFrei(tx: Tx, geladen: GeladenerUnterschied): Promise<void> {
  const { aenderung, zusagen } = geladen;
  const geplant = new Set(
    aenderung.halte.filter(({ ausgelassen }) => !ausgelassen).flatMap(({ aufgabe_ids }) => aufgabe_ids),
  );
  const freie = entfallendeVon(geladen)
    .flatMap(({ zusage }) => zusagen.get(zusage.id)?.aufgabe_ids ?? [])
    .filter((id) => !geplant.has(id));
  await gibAufgabenFrei(tx, [...new Set(freie)]);
}

async function schreibeVerlauf(
  ctx: StaffCtx,
  tx: Tx,
  { kehrtour: { id }, aenderung, unterschied }: GeladenerUnterschied,
  { gruende, trotzdem }: Annahme,
): Promise<void> {
  const betroffene = unterschied.zusagen.filter(betrifft);
  // Whoever waits on has lost the place, and nothing else.
  const wartende = betroffene.filter((wechsel) => wartetWeiter(wechsel, aenderung));
  await recordAll(
    ctx,
    tx,
    wartende.map(({ zusage }) => ({
      gegenstand: 'termin',
      id: zusage.id,
      was: 'entfallen',
      ...entfallenes(zusage, gruende),
    })),
  );
  await record(ctx, tx, {
    gegenstand: 'kehrtour',
    id,
    was: 'aenderung-angenommen',
    nach: {
      ursache: aenderung.ursache,
      betroffene: betroffene.length,
      gebrochen: betroffene.filter(({ klasse }) => klasse === 'gebrochen').length,
      neue: unterschied.neue.length,
      trotzdem: trotzdem === true,
    },
  });
  await announce(tx, { art: 'termin', kehrtourId: id });
}
