import type { BodyOf } from '@kehrtour/contract/endpoint';
import type { Termin, terminAendern } from '@kehrtour/contract/termin';
import { formatTagLang } from '@kehrtour/domain/format';
import { ortszeitAus } from '@kehrtour/domain/ortszeit';
import { darf } from '@kehrtour/domain/rolle';
import { frueher } from '@kehrtour/domain/tag';
import { BEDENKZEIT_MINUTEN } from '@kehrtour/domain/termin/bedenkzeit';
import { istVermerkNachweis } from '@kehrtour/domain/termin/feldmeldung';
import {
  AUFGEHOBENE,
  hatPlatzVerloren,
  istAbgeschlossen,
  istBesuchsausgang,
  istEinerVon,
  type TerminStatus,
} from '@kehrtour/domain/termin/termin';
import { istZuSpaet, type TerminVermerk } from '@kehrtour/domain/termin/terminwechsel';
import * as z from 'zod/mini';

import { erledigeAufgaben, type GebundeneAufgabe, gibAufgabenFrei } from '../aufgabe/beendeAufgaben.ts';
import { gibRestFrei } from '../belegung/belegung.ts';
import type { StaffCtx } from '../platform/ctx.ts';
import type { Tx } from '../platform/db/db.ts';
import { announce } from '../platform/db/events.ts';
import { defineJob, ID } from '../platform/queue/defineJob.ts';
import { Refused } from '../platform/refusal/refused.ts';
import { bleibtFuerAndere, endendeAufgaben } from './betroffeneAufgaben.ts';
import { terminRefused } from './termin.grund.ts';
import { listGesagteOffene, listNachbarstaende, listTerminaufgaben } from './terminblatt.store.ts';
import { neuigkeit } from './terminnews.ts';
import { darfSehen } from './terminsicht.ts';
import { lockTermin, saveVermerk, setGelesen, type TerminstandRow, type Umstand } from './vermerk.store.ts';
import { handelnderFuer, verlangeWechsel, type Wechsel, wechsleTermin } from './wechsleTermin.ts';
import { terminJetzt } from './zeigeTermin.ts';

/** The job by which the announcements hear that one appointment was called off; they tell the customer. */
export const TERMIN_ABGESAGT = defineJob('termin.abgesagt', { kehrtourId: ID, terminId: ID });
/** The same for one that was booked: whoever booked it hears of it. */
export const BUCHUNG_ABGESAGT = defineJob('buchung.abgesagt', {
  terminId: ID,
  grund: z.optional(z.string()),
  /** Somebody may stop it until then; else it leaves at once. */
  hinausAb: z.optional(z.iso.datetime()),
});

/** The job by which a round hears that a visit of it was marked, or a mark taken back. */
export const TERMIN_VERMERKT = defineJob('termin.vermerkt', { kehrtourId: ID });

/** Notes what staff heard on the phone or saw at the door. Whoever does so has read the answers. */
export async function aendereTermin(
  ctx: StaffCtx,
  id: string,
  { version, aktion, notiz, grund = '' }: BodyOf<typeof terminAendern>,
): Promise<Termin> {
  return ctx.transaction(async (tx) => {
    const termin = await verlangeStand(ctx, tx, id, version);
    const wer = handelnderFuer(ctx, termin);
    const status = verlangeWechsel(termin.status, aktion, wer);
    if (istZuSpaet(aktion, termin.runde_vorbei)) throw terminRefused('runde-vorbei');
    if (istZuSpaet(aktion, hatPlatzVerloren(termin.status, termin.mitarbeiter_id)))
      throw terminRefused('platz-verloren');
    if (istBesuchsausgang(status)) verlangeGrundVorDemTag(ctx, termin, grund);
    const umstand = umstandDesVermerks(ctx, termin, status);
    await schreibeAusgang(ctx, tx, termin, { aktion, wer, grund, notiz, umstand });
    if (aktion === 'sageAb') await sageWeiter(ctx, tx, termin);
    if (status === 'nichtAngetroffen') await sageVerfallenesWeiter(ctx, tx, termin, ctx.now());
    if (istBesuchsausgang(status)) await meldeVermerk(ctx, tx, termin);
    return terminJetzt(ctx, tx, id);
  });
}

/** Whoever drives marks at the door what the desk only hears of; outside the told time it proves nothing that nobody was met. */
function umstandDesVermerks(
  ctx: StaffCtx,
  { fenster_von, fenster_bis }: TerminstandRow,
  status: TerminStatus,
): Umstand {
  const quelle = darf(ctx.actor.rolle, 'termin.ansehen') ? 'buero' : 'feld';
  const fenster = { fensterVon: fenster_von, fensterBis: fenster_bis };
  return status === 'nichtAngetroffen' && !istVermerkNachweis(quelle, ctx.now(), fenster)
    ? { ohneNachweis: true }
    : {};
}

type Ausgang = Pick<Wechsel, 'wer' | 'notiz'> & {
  readonly grund: string;
  /** Nobody looked at this visit by itself: what was answered waits to be read. */
  readonly ungelesen?: boolean;
  readonly umstand?: Umstand;
} & ({ readonly aktion: TerminVermerk; readonly was?: Wechsel['was'] } | Pick<Wechsel, 'aktion' | 'was'>);

/** What staff note, with all that belongs to it: state, tasks, answers that were read by this. Answers the tasks as they stood before. */
export async function schreibeAusgang(
  ctx: StaffCtx,
  tx: Tx,
  termin: TerminstandRow,
  { grund, ungelesen = false, umstand = {}, ...ausgang }: Ausgang,
): Promise<readonly GebundeneAufgabe[]> {
  const { id, status: vorher } = termin;
  const { notiz } = ausgang;
  const status = await wechsleTermin(ctx, tx, termin, {
    ...ausgang,
    was: ausgang.was ?? `stand:${ausgang.aktion}`,
    nach: { ...(notiz ? { notiz } : {}), ...(grund ? { grund } : {}), ...umstand },
  });
  const vorOrt = umstand.gesehenAm === undefined && ausgang.wer.quelle === 'feld';
  const gesehenAm = umstand.gesehenAm ?? (vorOrt ? ctx.now().toISOString() : undefined);
  const aufgaben = await schliesseAufgaben(tx, termin, status, {
    am: new Date(gesehenAm ?? ctx.now()),
    um: gesehenAm === undefined ? null : new Date(gesehenAm),
  });
  if (istBesuchsausgang(status)) {
    const zeit = await gibRestFrei(tx, id, ctx.now());
    const frei = zeit === null ? {} : { zeit };
    await saveVermerk(tx, id, {
      status: vorher,
      am: ctx.now().toISOString(),
      aufgaben,
      ...umstand,
      ...(vorOrt && { vorOrt }),
      ...frei,
    });
  }
  if (!ungelesen) await setGelesen(tx, id, ctx.now());
  return aufgaben;
}

/** The round behind this visit begins, ends or goes on. */
export async function meldeVermerk(ctx: StaffCtx, tx: Tx, { kehrtour_id }: TerminstandRow): Promise<void> {
  const { unternehmenId } = ctx;
  if (kehrtour_id !== null)
    await ctx.deps.jobs.enqueue(tx, TERMIN_VERMERKT, { unternehmenId, kehrtourId: kehrtour_id });
}

/** Locked, as the person saw it. @throws Refused 'nicht-gefunden' · 'veraltet' */
export async function verlangeStand(
  ctx: StaffCtx,
  tx: Tx,
  id: string,
  version: number,
): Promise<TerminstandRow> {
  const termin = await lockTermin(tx, id);
  if (!termin || !darfSehen(ctx, termin)) throw new Refused('nicht-gefunden');
  if (termin.version !== version)
    throw new Refused('veraltet', { angaben: { stand: await terminJetzt(ctx, tx, id) } });
  return termin;
}

/** What is seen at the door cannot be known before the day, unless somebody says why. */
function verlangeGrundVorDemTag(ctx: StaffCtx, termin: TerminstandRow, grund: string): void {
  const tag = ortszeitAus(termin.fenster_von).tag;
  if (grund === '' && ortszeitAus(ctx.now()).tag < tag)
    throw terminRefused('vor-dem-tag', formatTagLang(tag));
}

/**
 * Without a round and without a booking nobody was told of it, so there is nobody to tell.
 * @param bedenkSekunden so long it can be taken back before anybody hears of it
 */
export async function sageWeiter(
  ctx: StaffCtx,
  tx: Tx,
  { id, quelle, kehrtour_id }: TerminstandRow,
  bedenkSekunden = 0,
): Promise<void> {
  const { unternehmenId } = ctx;
  const wann = bedenkSekunden > 0 ? { startAfter: bedenkSekunden } : {};
  if (quelle === 'buchung')
    return ctx.deps.jobs.enqueue(tx, BUCHUNG_ABGESAGT, { unternehmenId, terminId: id }, wann);
  if (kehrtour_id !== null)
    return ctx.deps.jobs.enqueue(
      tx,
      TERMIN_ABGESAGT,
      { unternehmenId, kehrtourId: kehrtour_id, terminId: id },
      wann,
    );
}

/** Marks the answers of an appointment as seen. */
export async function merkeGelesen(ctx: StaffCtx, id: string): Promise<void> {
  await ctx.transaction(async (tx) => {
    const termin = await lockTermin(tx, id);
    if (!termin || !darfSehen(ctx, termin)) throw new Refused('nicht-gefunden');
    if ((await setGelesen(tx, id, ctx.now())) > 0) await announce(tx, neuigkeit('rueckmeldung', termin));
  });
}

/** Done work is done; what came to nothing is free for another round. Answers the tasks as they stood before. */
async function schliesseAufgaben(
  tx: Tx,
  termin: TerminstandRow,
  status: TerminStatus,
  getan: { am: Date; um: Date | null },
): Promise<GebundeneAufgabe[]> {
  if (!istAbgeschlossen(status)) return [];
  const nachbarn = await listNachbarstaende(tx, termin.halt_id, termin.id);
  const uebrige = nachbarn.filter((nachbar) => !istAbgeschlossen(nachbar.status));
  const aufgaben = endendeAufgaben(termin, await arbeitDes(tx, termin, status), uebrige);
  const wartende = status === 'erledigt' ? bleibtFuerAndere(termin, aufgaben, nachbarn) : aufgaben;
  const freie = await gibAufgabenFrei(
    tx,
    wartende.map(({ id }) => id),
  );
  if (wartende.length === aufgaben.length) return freie;
  const getane = aufgaben.flatMap((aufgabe) => (wartende.includes(aufgabe) ? [] : [aufgabe.id]));
  const am = frueher(ortszeitAus(termin.fenster_von).tag, ortszeitAus(getan.am).tag);
  return [...freie, ...(await erledigeAufgaben(tx, getane, { am, um: getan.um }))];
}

/** Whoever did the work of a visit that was called off did what the household had been told, also where something else has taken it. */
async function arbeitDes(tx: Tx, termin: TerminstandRow, status: TerminStatus) {
  const eigene = await listTerminaufgaben(tx, termin);
  if (status !== 'erledigt' || !istEinerVon(AUFGEHOBENE, termin.status)) return eigene;
  const bekannt = new Set(eigene.map(({ id }) => id));
  return [...eigene, ...(await listGesagteOffene(tx, termin.id)).filter(({ id }) => !bekannt.has(id))];
}

/**
 * Nobody was met before the time that was told, and nobody comes in it any more: whoever was told waits in vain, unless told so
 * too. The mark can be taken back in silence as long as every message of a changed round can be stopped.
 */
export async function sageVerfallenesWeiter(
  ctx: StaffCtx,
  tx: Tx,
  termin: TerminstandRow,
  gesehenAm: Date,
): Promise<void> {
  if (gesehenAm >= termin.fenster_von) return;
  await sageWeiter(ctx, tx, termin, BEDENKZEIT_MINUTEN * 60);
}
