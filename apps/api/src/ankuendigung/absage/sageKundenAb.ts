import { bedenkzeitBis } from '@kehrtour/domain/termin/bedenkzeit';
import { ALS_JOB } from '@kehrtour/domain/termin/terminwechsel';

import { loeseAufgaben } from '../../aufgabe/aufgabenstand.ts';
import { deleteSchichtbelegung } from '../../belegung/belegung.ts';
import type { TenantCtx } from '../../platform/ctx.ts';
import type { Tx } from '../../platform/db/db.ts';
import { announce } from '../../platform/db/events.ts';
import { delayMessages } from '../../platform/post/heldMessages.ts';
import { BUCHUNG_ABGESAGT } from '../../termin/aendereTermin.ts';
import { lockOffeneDerKehrtour } from '../../termin/terminstand.ts';
import { VORHER_DA } from '../../termin/verfallen.ts';
import { wechsleTermine } from '../../termin/wechsleTermin.ts';
import { ersetzeWartende } from '../ansage/ersetzeWartende.ts';
import { ladeAnkuendigung } from '../ansage/ladeAnkuendigung.ts';
import { type AnkuendigungNeu, insertAnkuendigungen } from '../empfang/ankuendigung.store.ts';
import type { TerminDesHalts } from '../empfang/empfang.store.ts';
import type { Empfang } from '../empfang/empfang.ts';
import { findAbsagegrund, findGesagtenHalt, listAhnungslose } from './absage.store.ts';
import { haltWieGesagt } from './haltWieGesagt.ts';
import { sageAb } from './sageAb.ts';
import { sageVerwaltungAb } from './sageVerwaltungAb.ts';

/**
 * What follows when a round is called off: its appointments end, its tasks are free again, and who was told hears of it.
 * Runs again without harm: an appointment that is off already is told of no second time.
 */
export async function sageKundenAb(ctx: TenantCtx, kehrtourId: string, grund: string): Promise<void> {
  // As what an accepted change tells: somebody may still stop it.
  const hinausAb = bedenkzeitBis(ctx.now());
  await ctx.transaction(
    async (tx) => {
      const beendete = await lockOffeneDerKehrtour(tx, kehrtourId);
      await wechsleTermine(
        ctx,
        tx,
        beendete.map((termin) => ({
          ...termin,
          nach: { grund: `Kehrtour abgesagt${grund && `: ${grund}`}` },
        })),
        { aktion: 'sageAb', wer: ALS_JOB, was: 'stand:sageAb' },
      );
      const abgesagt = new Set(beendete.flatMap(({ id, quelle }) => (quelle === 'buchung' ? [] : [id])));
      // Whoever booked is written to at the address of the booking, not to whoever lives there.
      for (const { id: terminId, quelle } of beendete)
        if (quelle === 'buchung')
          await ctx.deps.jobs.enqueue(tx, BUCHUNG_ABGESAGT, {
            unternehmenId: ctx.unternehmenId,
            terminId,
            grund,
            hinausAb: hinausAb.toISOString(),
          });
      await deleteSchichtbelegung(tx, kehrtourId);
      await loeseAufgaben(tx, kehrtourId);
      const { empfaenge, rahmen } = await ladeAnkuendigung(ctx, tx, kehrtourId);
      await ersetzeWartende(ctx, tx, [...abgesagt]);
      const ahnungslos = await ladeAhnungslose(tx, [...abgesagt]);
      const nachweise: AnkuendigungNeu[] = [];
      for (const empfang of empfaenge) {
        const { abgesagt: termin, zurKenntnis } = empfang;
        if (termin && abgesagt.has(termin.id) && !zurKenntnis && !ahnungslos(empfang))
          nachweise.push(await sageAb(ctx, tx, { empfang, termin, rahmen, kehrtourId, grund }));
      }
      nachweise.push(
        ...(await sageVerwaltungAb(ctx, tx, {
          empfaenge,
          terminIds: [...abgesagt],
          rahmen,
          kehrtourId,
          grundVon: () => grund,
        })),
      );
      await insertAnkuendigungen(tx, nachweise);
      await delayMessages(
        tx,
        nachweise.flatMap(({ ausgang_id }) => ausgang_id ?? []),
        hinausAb,
      );
      await announce(tx, { art: 'termin', kehrtourId });
    },
    { statementTimeoutMs: 30_000 },
  );
}

/**
 * The same for one appointment that the office called off, or whose household was not met before its time: whoever was told hears
 * of it once, however often the job runs.
 */
export async function sageEinemKundenAb(ctx: TenantCtx, kehrtourId: string, terminId: string): Promise<void> {
  await ctx.transaction(async (tx) => {
    const warum = await findAbsagegrund(tx, terminId, ctx.now());
    if (warum === undefined) return;
    await sageEinenBesuchAb(ctx, tx, {
      kehrtourId,
      terminId,
      grund: warum === 'nichtAngetroffen' ? VORHER_DA : '',
    });
    await announce(tx, { art: 'ankuendigung', id: terminId, kehrtourId });
  });
}

type Besuchsabsage = {
  readonly kehrtourId: string;
  readonly terminId: string;
  /** What the customer reads of why. */
  readonly grund: string;
  /** The caller tells whoever looks after the house, about all its flats at once. */
  readonly ohneVerwaltung?: boolean;
};

/**
 * The notice of it to the household and to whoever looks after its house, while its stop still is there, planned or left out. Answers what leaves by itself, as rows of the outbox.
 */
export async function sageEinenBesuchAb(
  ctx: TenantCtx,
  tx: Tx,
  { kehrtourId, terminId, grund, ohneVerwaltung = false }: Besuchsabsage,
): Promise<string[]> {
  const ausgelassener = await findGesagtenHalt(tx, terminId);
  const { empfaenge, rahmen } = await ladeAnkuendigung(
    ctx,
    tx,
    kehrtourId,
    ausgelassener && { halte: [haltWieGesagt(ausgelassener)] },
  );
  await ersetzeWartende(ctx, tx, [terminId]);
  const ahnungslos = await ladeAhnungslose(tx, [terminId]);
  const nachweise: AnkuendigungNeu[] = [];
  for (const empfang of empfaenge) {
    const termin = empfang.abgesagt ?? nichtAngetroffener(empfang);
    if (termin?.id !== terminId || empfang.zurKenntnis || ahnungslos(empfang)) continue;
    nachweise.push(await sageAb(ctx, tx, { empfang, termin, rahmen, kehrtourId, grund }));
  }
  if (!ohneVerwaltung)
    nachweise.push(
      ...(await sageVerwaltungAb(ctx, tx, {
        empfaenge,
        terminIds: [terminId],
        rahmen,
        kehrtourId,
        // Why is said to the household.
        grundVon: () => '',
      })),
    );
  await insertAnkuendigungen(tx, nachweise);
  return nachweise.flatMap(({ ausgang_id }) => ausgang_id ?? []);
}

const nichtAngetroffener = ({ termin }: Empfang): TerminDesHalts | undefined =>
  termin?.status === 'nichtAngetroffen' ? termin : undefined;

/** Whoever knows of no visit is not told that it is off: the office stopped the dispatch before it came to them. */
export async function ladeAhnungslose(
  tx: Tx,
  terminIds: readonly string[],
): Promise<(empfang: Pick<Empfang, 'termin' | 'abgesagt'>) => boolean> {
  const rows = await listAhnungslose(tx, terminIds);
  return ({ termin, abgesagt }) => rows.some(({ termin_id }) => termin_id === (abgesagt ?? termin)?.id);
}
