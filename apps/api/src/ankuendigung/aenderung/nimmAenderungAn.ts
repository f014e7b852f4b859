import { randomUUID } from 'node:crypto';

import type { aenderungAnnehmen } from '@kehrtour/contract/aenderung';
import type { AnswerOf, BodyOf } from '@kehrtour/contract/endpoint';
import type { Zusagenwechsel } from '@kehrtour/domain/aenderung';
import { bedenkzeitBis } from '@kehrtour/domain/bedenkzeit';
import { KANAL_WORTE } from '@kehrtour/domain/kanal';
import { wechsleKehrtourStatus } from '@kehrtour/domain/kehrtour';
import { zeitpunkteAus } from '@kehrtour/domain/ortszeit';
import { istHinfaellig } from '@kehrtour/domain/termin';

import { bindeAufgaben } from '../../aufgabe/aufgabenstand.ts';
import { gibAufgabenFrei } from '../../aufgabe/beendeAufgaben.ts';
import { lockKehrtour, uebernimmPlan } from '../../kehrtour/kehrtourStand.ts';
import type { StaffCtx } from '../../platform/ctx.ts';
import type { Tx } from '../../platform/db/db.ts';
import { announce } from '../../platform/db/events.ts';
import { record, recordAll } from '../../platform/history.ts';
import { delayMessages } from '../../platform/post/heldMessages.ts';
import { Refused } from '../../platform/refusal/refused.ts';
import { vomBuero, wechsleTermine } from '../../termin/wechsleTermin.ts';
import { insertAnkuendigungen } from '../ankuendigung.store.ts';
import { type Ansage, belegeSchichten, sageAn, schreibeTermine } from '../ansage.ts';
import { anschriftVon, type Empfang } from '../empfang.ts';
import { pruefeFrist } from '../ladeAnkuendigung.ts';
import { sageAb } from '../sageKundenAb.ts';
import { aenderungRefused } from './aenderung.grund.ts';
import { empfangVon, type GeladenerUnterschied, ladeUnterschied } from './ladeUnterschied.ts';

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
      const ansagen = ansagenAus(geladen, annahme);
      verlangeFrist(ansagen, geladen, annahme);
      const { aenderung, grundlage } = geladen;
      await uebernimmPlan(ctx, tx, { kehrtour, aenderung, fenster: fensterJeHalt(ansagen, geladen) });
      await belegeSchichten(ctx, tx, { id, plan: aenderung.plan });
      const gesagte = { ...grundlage, empfaenge: ansagen.map(({ empfang }) => empfang) };
      await schreibeTermine(ctx, tx, gesagte, ansagen);
      const angesagt = await sageAn(ctx, tx, gesagte, ansagen);
      await ordneArbeitZu(tx, id, ansagen, geladen);
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

/** So long what is told can be stopped; null where nothing leaves by itself. */
async function lassWarten(ctx: StaffCtx, tx: Tx, nachrichten: ReadonlySet<string>): Promise<string | null> {
  if (nachrichten.size === 0) return null;
  const bis = bedenkzeitBis(ctx.now());
  await delayMessages(tx, [...nachrichten], bis);
  return bis.toISOString();
}

/** As the person saw it, with a reason for each promise that is broken, and no booking among them. */
function verlangeStand(
  { aenderung, seither, unterschied, zusagen }: GeladenerUnterschied,
  { version, gruende }: Annahme,
): void {
  if (aenderung.version !== version)
    throw new Refused('veraltet', { angaben: { version: aenderung.version } });
  if (seither.length > 0) throw aenderungRefused('veraltet', seither);
  const anschrift = ({ zusage }: Zusagenwechsel): string => zusagen.get(zusage.id)?.anschrift ?? '';
  const gebuchte = unterschied.zusagen.filter(
    (wechsel) => betrifft(wechsel) && zusagen.get(wechsel.zusage.id)?.quelle !== 'kehrtour',
  );
  if (gebuchte.length > 0) throw aenderungRefused('gebucht', gebuchte.map(anschrift));
  const ohneGrund = unterschied.zusagen.filter(
    ({ klasse, zusage }) => klasse === 'gebrochen' && !gruende[zusage.id]?.trim(),
  );
  if (ohneGrund.length > 0) throw aenderungRefused('ohne-grund', ohneGrund.map(anschrift));
}

/** Whether the household loses what it was told. */
const betrifft = ({ klasse }: Zusagenwechsel): boolean =>
  klasse === 'gebrochen' || klasse === 'neuAnzusagen' || klasse === 'entfaellt';

/** Everybody who is told a time: anew where the old one is given up, for the first time where nobody was told yet. */
function ansagenAus(
  { grundlage, unterschied, zusagen }: GeladenerUnterschied,
  { gruende }: Annahme,
): Ansage[] {
  const wechsel = new Map(unterschied.zusagen.map((one) => [one.zusage.id, one]));
  const neue = new Map(unterschied.neue.map((platz) => [platz.haltId, platz]));
  const gesagt = grundlage.empfaenge.flatMap((empfang): Ansage[] => {
    if (empfang.zurKenntnis) return [];
    const { termin, abgesagt, kanal, halt } = empfang;
    const bisher = wechsel.get(termin?.id ?? '');
    if (bisher?.platz && (bisher.klasse === 'neuAnzusagen' || bisher.klasse === 'gebrochen'))
      return [
        {
          empfang: mitFenster(empfang, bisher.platz.tag, bisher.fenster),
          kanal,
          terminId: bisher.zusage.id,
          aenderung: true,
          grund: gruende[bisher.zusage.id]?.trim(),
        },
      ];
    const neu = neue.get(halt.halt_id);
    // Who was called off does not come back because others of the house are visited.
    const neueWohnung =
      abgesagt === undefined && [...zusagen.values()].some(({ halt_id }) => halt_id === halt.halt_id);
    if (termin !== undefined || (!neu && !neueWohnung)) return [];
    return [
      {
        empfang: neu ? mitFenster(empfang, neu.tag, neu.fenster) : empfang,
        kanal,
        terminId: randomUUID(),
        aenderung: false,
      },
    ];
  });
  return [...gesagt, ...zurKenntnis(grundlage.empfaenge, gesagt)];
}

/** Who looks after a house hears what its flats are told, once. */
function zurKenntnis(empfaenge: readonly Empfang[], gesagt: readonly Ansage[]): Ansage[] {
  return empfaenge.flatMap((empfang) => {
    const erste = gesagt.find((ansage) => ansage.empfang.halt.halt_id === empfang.halt.halt_id);
    if (!empfang.zurKenntnis || !erste) return [];
    const { fenster_von, fenster_bis } = erste.empfang.halt;
    return [
      {
        ...erste,
        kanal: empfang.kanal,
        empfang: { ...empfang, halt: { ...empfang.halt, fenster_von, fenster_bis } },
      },
    ];
  });
}

function mitFenster(empfang: Empfang, tag: string, fenster: Zusagenwechsel['fenster']): Empfang {
  const { von, bis } = zeitpunkteAus(tag, fenster);
  return { ...empfang, halt: { ...empfang.halt, fenster_von: von, fenster_bis: bis } };
}

/** A moved Feuerstättenschau is in the period or broken with a reason; a new one needs the period or the owner's waiver. */
function verlangeFrist(
  ansagen: readonly Ansage[],
  { grundlage }: GeladenerUnterschied,
  { trotzdem }: Annahme,
): void {
  const zuKurz = ansagen.filter(
    ({ empfang, kanal, aenderung }) => !aenderung && pruefeFrist(empfang, kanal, grundlage)?.ok === false,
  );
  if (zuKurz.length > 0 && trotzdem !== true)
    throw new Refused('kehrtour.frist-zu-kurz', {
      angaben: { halte: zuKurz.map(({ empfang }) => anschriftVon(empfang)) },
    });
}

/** What stands at each stop afterwards: what is told anew, else what was told; of several flats what one counts on. */
function fensterJeHalt(
  ansagen: readonly Ansage[],
  { unterschied, zusagen }: GeladenerUnterschied,
): Map<string, { von: string; bis: string }> {
  const bekannte = unterschied.zusagen.toSorted(
    (a, b) => Number(istHinfaellig(b.zusage.status)) - Number(istHinfaellig(a.zusage.status)),
  );
  const alt = bekannte.flatMap(({ zusage }) => {
    const row = zusagen.get(zusage.id);
    if (!row || zusage.haltId === null) return [];
    return [
      [zusage.haltId, { von: row.fenster_von.toISOString(), bis: row.fenster_bis.toISOString() }] as const,
    ];
  });
  const neu = ansagen.map(
    ({ empfang: { halt } }) =>
      [halt.halt_id, { von: halt.fenster_von.toISOString(), bis: halt.fenster_bis.toISOString() }] as const,
  );
  return new Map([...alt, ...neu]);
}

/**
 * Work of new stops belongs to the round; that of stops which nobody drives to any more is free for another one, but for that of
 * households which wait for another time.
 */
async function ordneArbeitZu(
  tx: Tx,
  kehrtourId: string,
  ansagen: readonly Ansage[],
  { unterschied, zusagen, aenderung }: GeladenerUnterschied,
): Promise<void> {
  await bindeAufgaben(
    tx,
    kehrtourId,
    ansagen.flatMap(({ empfang }) => empfang.aufgaben.map(({ id }) => id)),
  );
  const geplant = new Set(
    aenderung.halte.filter(({ ausgelassen }) => !ausgelassen).flatMap(({ aufgabe_ids }) => aufgabe_ids),
  );
  const freie = unterschied.zusagen
    .filter((wechsel) => wechsel.platz === undefined && !wartetWeiter(wechsel, aenderung))
    .flatMap(({ zusage }) => zusagen.get(zusage.id)?.aufgabe_ids ?? [])
    .filter((id) => !geplant.has(id));
  await gibAufgabenFrei(tx, [...new Set(freie)]);
}

/** Who is not driven to any more hears of it; who had said no knows, and waits for another time. */
async function sageEntfallendeAb(
  ctx: StaffCtx,
  tx: Tx,
  { unterschied, grundlage, kehrtour, aenderung }: GeladenerUnterschied,
  { gruende }: Annahme,
): Promise<{ anzahl: number; hinaus: string[]; zettel: number }> {
  const entfallende = unterschied.zusagen.filter(
    (wechsel) => wechsel.platz === undefined && !wartetWeiter(wechsel, aenderung),
  );
  const erfahren = entfallende.filter(({ zusage }) => zusage.status !== 'abgelehnt');
  const hinaus: string[] = [];
  let zettel = 0;
  for (const { zusage } of entfallende) {
    const empfang = empfangVon(grundlage, zusage.id);
    if (empfang?.termin && zusage.status !== 'abgelehnt') {
      const nachweis = await sageAb(ctx, tx, {
        empfang,
        termin: empfang.termin,
        rahmen: grundlage.rahmen,
        kehrtourId: kehrtour.id,
        grund: gruende[zusage.id]?.trim() ?? '',
      });
      await insertAnkuendigungen(tx, [nachweis]);
      if (nachweis.ausgang_id === null) zettel += 1;
      else hinaus.push(nachweis.ausgang_id);
    }
  }
  await wechsleTermine(
    ctx,
    tx,
    entfallende.map(({ zusage }) => ({
      id: zusage.id,
      status: zusage.status,
      kehrtour_id: kehrtour.id,
      ...entfallenes(zusage, gruende),
    })),
    { aktion: 'sageAb', wer: vomBuero(ctx), was: 'entfallen' },
  );
  return { anzahl: erfahren.length, hinaus, zettel };
}

/** Whose time does not suit loses the place and keeps work and answer, as long as there is something to do. */
const wartetWeiter = (
  { zusage, platz }: Zusagenwechsel,
  { halte }: GeladenerUnterschied['aenderung'],
): boolean =>
  zusage.status === 'abgelehnt' &&
  platz === undefined &&
  halte.some(({ id, aufgabe_ids }) => id === zusage.haltId && aufgabe_ids.length > 0);

/** What the history keeps of a promise that is given up. */
function entfallenes({ id, status, tag, fenster }: Zusagenwechsel['zusage'], gruende: Annahme['gruende']) {
  const grund = gruende[id]?.trim();
  return { von: { status, tag, fenster }, nach: grund ? { grund } : {} };
}

async function schreibeVerlauf(
  ctx: StaffCtx,
  tx: Tx,
  { kehrtour: { id }, aenderung, unterschied }: GeladenerUnterschied,
  { gruende, trotzdem }: Annahme,
): Promise<void> {
  const betroffene = unterschied.zusagen.filter(betrifft);
  // Who waits on has lost the place, and nothing else.
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
