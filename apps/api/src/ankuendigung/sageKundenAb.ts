import { randomUUID } from 'node:crypto';

import { bedenkzeitBis } from '@kehrtour/domain/termin/bedenkzeit';
import { ALS_JOB } from '@kehrtour/domain/termin/terminwechsel';

import { loeseAufgaben } from '../aufgabe/aufgabenstand.ts';
import { loescheSchichtbelegung } from '../belegung/belegung.ts';
import type { TenantCtx } from '../platform/ctx.ts';
import type { Tx } from '../platform/db/db.ts';
import { announce } from '../platform/db/events.ts';
import { delayMessages } from '../platform/post/heldMessages.ts';
import { BUCHUNG_ABGESAGT } from '../termin/aendereTermin.ts';
import { lockOffeneDerKehrtour } from '../termin/terminstand.ts';
import { wechsleTermine } from '../termin/wechsleTermin.ts';
import { findAbsagegrund, findGesagtenHalt, listAhnungslose } from './absage.store.ts';
import { type AnkuendigungNeu, insertAnkuendigungen } from './ankuendigung.store.ts';
import { baueZettel, type Zettelrahmen } from './baueZettel.ts';
import type { TerminDesHalts } from './empfang.store.ts';
import { anschriftVon, type Empfang, kontaktName } from './empfang.ts';
import { ersetzeWartende } from './ersetzeWartende.ts';
import { haltWieGesagt } from './haltWieGesagt.ts';
import { kanalweg } from './kanal/kanaele.ts';
import { ladeAnkuendigung } from './ladeAnkuendigung.ts';

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
      // Who booked is written to at the address of the booking, not to whoever lives there.
      for (const { id: terminId, quelle } of beendete)
        if (quelle === 'buchung')
          await ctx.deps.jobs.enqueue(tx, BUCHUNG_ABGESAGT, {
            unternehmenId: ctx.unternehmenId,
            terminId,
            grund,
            hinausAb: hinausAb.toISOString(),
          });
      await loescheSchichtbelegung(tx, kehrtourId);
      await loeseAufgaben(tx, kehrtourId);
      const { empfaenge, rahmen } = await ladeAnkuendigung(ctx, tx, kehrtourId);
      await ersetzeWartende(ctx, tx, [...abgesagt]);
      const ahnungslos = await ladeAhnungslose(tx, [...abgesagt]);
      const nachweise: AnkuendigungNeu[] = [];
      for (const empfang of empfaenge) {
        const { abgesagt: termin } = empfang;
        if (termin && abgesagt.has(termin.id) && !ahnungslos(empfang))
          nachweise.push(await sageAb(ctx, tx, { empfang, termin, rahmen, kehrtourId, grund }));
      }
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

/** What the customer reads of why nobody comes in the time that was told. */
const VORHER_DA = 'Wir waren schon vorher bei Ihnen und haben niemanden angetroffen.';

/**
 * The same for one appointment that the office called off, or whose household was not met before its time: who was told hears
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

/**
 * The notice of it, while its stop still is there, planned or left out; `grund` is what the customer reads of why. Answers
 * what leaves by itself, as rows of the outbox.
 */
export async function sageEinenBesuchAb(
  ctx: TenantCtx,
  tx: Tx,
  { kehrtourId, terminId, grund }: { kehrtourId: string; terminId: string; grund: string },
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
  await insertAnkuendigungen(tx, nachweise);
  return nachweise.flatMap(({ ausgang_id }) => ausgang_id ?? []);
}

const nichtAngetroffener = ({ termin }: Empfang): TerminDesHalts | undefined =>
  termin?.status === 'nichtAngetroffen' ? termin : undefined;

/** Whoever knows of no visit is not told that it is off: the office stopped the dispatch before it came to them. */
export async function ladeAhnungslose(
  tx: Tx,
  terminIds: readonly string[],
): Promise<(empfang: Pick<Empfang, 'termin' | 'abgesagt' | 'zurKenntnis'>) => boolean> {
  const rows = await listAhnungslose(tx, terminIds);
  return ({ termin, abgesagt, zurKenntnis }) =>
    rows.some(
      ({ termin_id, mitteilung }) => termin_id === (abgesagt ?? termin)?.id && mitteilung === zurKenntnis,
    );
}

type Absage = {
  empfang: Empfang;
  termin: TerminDesHalts;
  rahmen: Zettelrahmen;
  kehrtourId: string;
  grund: string;
};

/** A mail where one may be sent; else the proof says that a slip is owed. */
export async function sageAb(ctx: TenantCtx, tx: Tx, absage: Absage): Promise<AnkuendigungNeu> {
  const { empfang, termin, rahmen, kehrtourId, grund } = absage;
  const zettel = baueZettel(empfang, rahmen, undefined);
  const folge = termin.folge + 1;
  const { kanal } = empfang;
  const ausgangId =
    (await kanalweg(kanal)?.sende?.(ctx, tx, {
      empfang,
      terminId: termin.id,
      rahmen,
      zettel,
      folge,
      fenster: { von: new Date(termin.fensterVon), bis: new Date(termin.fensterBis) },
      anlass: { art: 'absage', grund },
    })) ?? null;
  return {
    id: randomUUID(),
    termin_id: termin.id,
    kehrtour_id: kehrtourId,
    kontakt_id: empfang.kontakt?.id ?? null,
    art: empfang.zurKenntnis ? 'mitteilung' : 'absage',
    kanal,
    empfaenger: kontaktName(empfang.kontakt) || 'An die Bewohner',
    anschrift: anschriftVon(empfang),
    text: { titel: 'Unser Besuch entfällt' },
    rechtsart: empfang.besuch.art,
    erstellt_am: ctx.now().toISOString(),
    ausgang_id: ausgangId,
    folge,
  };
}
