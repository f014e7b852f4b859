import type { Termin } from '@kehrtour/contract/termin';
import { darf } from '@kehrtour/domain/rolle';
import { bedenkzeitBis } from '@kehrtour/domain/termin/bedenkzeit';
import { istEinerVon, STEHENDE, type TerminStatus, VERFEHLTE } from '@kehrtour/domain/termin/termin';

import { deleteAufgabenDerBuchung } from '../../aufgabe/aufgabenstand.ts';
import { type GebundeneAufgabe, gibAufgabenFrei, holeAufgabenZurueck } from '../../aufgabe/beendeAufgaben.ts';
import { deleteEigeneZeit } from '../../belegung/belegung.ts';
import { type GemerkterHalt, stelleHaltWiederHer } from '../../kehrtour/gemerkterHalt.ts';
import { deleteHalt } from '../../kehrtour/haltStand.ts';
import type { StaffCtx } from '../../platform/ctx.ts';
import type { Tx } from '../../platform/db/db.ts';
import { announce } from '../../platform/db/events.ts';
import { record } from '../../platform/history.ts';
import { reviveMessages, takeBackMailsAbout } from '../../platform/post/heldMessages.ts';
import { Refused } from '../../platform/refusal/refused.ts';
import { verlangeStand } from '../../termin/aendereTermin.ts';
import { findeAbgeloesten, vergissNachfolger } from '../../termin/nachfolger.ts';
import { lasseAntwortenUngelesen } from '../../termin/rueckmeldungen.ts';
import { deleteTermin } from '../../termin/terminloeschung.ts';
import { neuigkeit } from '../../termin/terminnews.ts';
import { vomBuero, wechsleTermin } from '../../termin/wechsleTermin.ts';
import { terminJetzt } from '../../termin/zeigeTermin.ts';
import { deleteZugaenge } from '../../zugang/zugangscode.ts';
import { sperreBuchung } from '../sperreBuchung.ts';
import { ruecknahmeRefused } from '../teilung/teilung.grund.ts';

/** What a visit was before a time of its own took its place. */
export type Abloesung = {
  readonly status: TerminStatus;
  /** When it gave way. */
  readonly am: string;
  /** Answers that nobody had read. */
  readonly gelesen: readonly string[];
  /** Its own work. */
  readonly aufgabeIds: readonly string[];
  /** The rest is not there where it had come to nothing before. */
  readonly ueberholt?: readonly string[];
  readonly halt?: GemerkterHalt | null;
  readonly aufgaben?: readonly GebundeneAufgabe[];
};

/**
 * Takes a time of its own back that nobody was written of: it is gone as if it had never been, and the visit before it stands again
 * with its place, its work and its answers. What was said on the phone stands in the history.
 * @throws Refused 'termin.vermerk-gebraucht'
 */
export async function nimmEigeneZeitZurueck(ctx: StaffCtx, id: string): Promise<Termin> {
  if (!darf(ctx.actor.rolle, 'termin.verlegen')) throw new Refused('nicht-erlaubt');
  return ctx.transaction(async (tx) => {
    const vorher = await findeAbgeloesten(tx, id);
    // Whoever may not see it, or is late by a press, hears the same.
    await terminJetzt(ctx, tx, id);
    if (!vorher) throw ruecknahmeRefused('keine-eigene');
    const { buchung } = await sperreBuchung(tx, id, {
      mitarbeiterIds: vorher.mitarbeiter_id === null ? [] : [vorher.mitarbeiter_id],
      kehrtourIds: vorher.kehrtour_id === null ? [] : [vorher.kehrtour_id],
    });
    const alter = await findeAbgeloesten(tx, id);
    const abloesung = alter?.abloesung as Abloesung | null | undefined;
    if (!alter || !abloesung) throw ruecknahmeRefused('keine-eigene');
    if (bedenkzeitBis(new Date(abloesung.am)) < ctx.now()) throw ruecknahmeRefused('zu-spaet');
    const stand = await verlangeStand(ctx, tx, alter.id, (await terminJetzt(ctx, tx, alter.id)).version);
    const wartet = istEinerVon(VERFEHLTE, abloesung.status) ? abloesung.status : 'verschoben';
    if (stand.status !== wartet || !istEinerVon(STEHENDE, buchung.status))
      throw ruecknahmeRefused('veraendert');
    if (!(await takeBackMailsAbout(tx, `buchung/${id}`))) throw ruecknahmeRefused('hinaus');
    await gibAufgabenFrei(tx, abloesung.aufgabeIds);
    await loescheNeuen(ctx, tx, buchung);
    await lasseAntwortenUngelesen(tx, abloesung.gelesen);
    await vergissNachfolger(tx, alter.id);
    if (wartet === 'verschoben') await stelleWiederHer(ctx, tx, stand, abloesung);
    else await record(ctx, tx, { gegenstand: 'termin', id: alter.id, was: 'eigene-zeit-zurueckgenommen' });
    await announce(tx, neuigkeit('rueckmeldung', stand));
    return terminJetzt(ctx, tx, alter.id);
  });
}

type Gebucht = Awaited<ReturnType<typeof sperreBuchung>>['buchung'];

/** As if it had never been: its time, its code, work that was only there for it, and its stop where a round has taken it in. */
async function loescheNeuen(
  ctx: StaffCtx,
  tx: Tx,
  { termin_id: id, halt_id, kehrtour_id }: Gebucht,
): Promise<void> {
  await deleteEigeneZeit(tx, id);
  await deleteZugaenge(tx, id);
  await deleteAufgabenDerBuchung(tx, id);
  await deleteTermin(tx, id);
  if (halt_id !== null && kehrtour_id !== null) {
    await deleteHalt(tx, halt_id, kehrtour_id, ctx.now());
    await announce(tx, { art: 'kehrtour', id: kehrtour_id });
  }
  await announce(tx, neuigkeit('termin', { id, kehrtour_id }));
}

async function stelleWiederHer(
  ctx: StaffCtx,
  tx: Tx,
  stand: Awaited<ReturnType<typeof verlangeStand>>,
  { status, halt = null, aufgaben = [], aufgabeIds, ueberholt = [] }: Abloesung,
): Promise<void> {
  await holeAufgabenZurueck(tx, aufgaben);
  await wechsleTermin(ctx, tx, stand, {
    aktion: 'nimmAbloesungZurueck',
    wer: vomBuero(ctx),
    was: 'eigene-zeit-zurueckgenommen',
    vorher: status,
  });
  if (halt !== null && !(await stelleHaltWiederHer(ctx, tx, halt, aufgabeIds)))
    throw ruecknahmeRefused('platz-weg');
  await reviveMessages(tx, ueberholt);
}
