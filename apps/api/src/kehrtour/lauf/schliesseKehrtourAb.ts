import type { AnswerOf } from '@kehrtour/contract/endpoint';
import type { kehrtourAbschliessen } from '@kehrtour/contract/kehrtourlauf';
import { formatTagLang } from '@kehrtour/domain/format';
import { wechsleKehrtourStatus } from '@kehrtour/domain/kehrtour';
import { ortszeitAus } from '@kehrtour/domain/ortszeit';
import { darf } from '@kehrtour/domain/rolle';
import { type Bleibend, bleibtNach } from '@kehrtour/domain/rundenabschluss';
import type { OffeneBeimAbschluss } from '@kehrtour/domain/termin';

import { loeseAufgaben, loeseAufgabenVon } from '../../aufgabe/aufgabenstand.ts';
import type { KehrtourRow } from '../../planung/stand/runde.ts';
import type { StaffCtx } from '../../platform/ctx.ts';
import type { Tx } from '../../platform/db/db.ts';
import { record } from '../../platform/history.ts';
import { Refused } from '../../platform/refusal/refused.ts';
import { beendeOffeneTermine, offeneTermine } from '../../termin/beendeOffeneTermine.ts';
import { zeigeKehrtour } from '../ansicht/zeigeKehrtour.ts';
import { kehrtourlaufRefused } from './kehrtourlauf.grund.ts';
import { listOffeneBesuche } from './kehrtourlauf.store.ts';
import { lockEigene, schreibeStand } from './starteKehrtour.ts';

type Termine = Awaited<ReturnType<typeof offeneTermine>>;

/**
 * Closes a round that was driven: the office for all, who drives for himself, and with the last of them it is closed. What has no
 * result yet is asked for once for all of it, and its work is free for another round; a round that is closed stays so.
 */
export async function schliesseKehrtourAb(
  ctx: StaffCtx,
  id: string,
  offene?: OffeneBeimAbschluss,
): Promise<AnswerOf<typeof kehrtourAbschliessen>> {
  const bleiben = await ctx.transaction(async (tx) => {
    const kehrtour = await lockEigene(ctx, tx, id);
    if (kehrtour.status === 'abgeschlossen') return [];
    const naechster = wechsleKehrtourStatus(kehrtour.status, 'schliesseAb', ctx.actor.rolle);
    if (!naechster.ok) throw new Refused(naechster.reason);
    const alle = await offeneTermine(tx, id);
    if (darf(ctx.actor.rolle, 'kehrtour.abschliessen')) {
      verlangeAbschliessbar(ctx, alle);
      if (alle.length > 0 && offene === undefined) throw kehrtourlaufRefused('noch-offen', alle.length);
      await beendeOffeneTermine(ctx, tx, alle, offene ?? 'zurueck');
      return beende(ctx, tx, kehrtour);
    }
    return beendeEigene(ctx, tx, { kehrtour, alle, offene });
  });
  return { ...(await zeigeKehrtour(ctx, id)), bleiben };
}

/** @throws Refused where somebody still counts on a later day */
function verlangeAbschliessbar(ctx: StaffCtx, termine: Termine): void {
  const heute = ortszeitAus(ctx.now()).tag;
  const spaetere = termine
    .map(({ fenster_von }) => ortszeitAus(fenster_von).tag)
    .filter((tag) => tag > heute)
    .toSorted();
  const letzter = spaetere.at(-1);
  if (letzter !== undefined)
    throw kehrtourlaufRefused('noch-zugesagt', spaetere.length, formatTagLang(letzter));
}

async function beende(ctx: StaffCtx, tx: Tx, kehrtour: KehrtourRow): Promise<Bleibend[]> {
  await loeseAufgaben(tx, kehrtour.id);
  await schreibeStand(ctx, tx, kehrtour, 'abgeschlossen');
  return [];
}

type Eigenes = { kehrtour: KehrtourRow; alle: Termine; offene: OffeneBeimAbschluss | undefined };
/** Of who drives: what the others still have before them stays as it is, and the round with it. */
async function beendeEigene(ctx: StaffCtx, tx: Tx, { kehrtour, alle, offene }: Eigenes): Promise<Bleibend[]> {
  const wer = ctx.actor.id;
  const eigene = alle.filter(({ mitarbeiter_id }) => mitarbeiter_id === wer);
  verlangeAbschliessbar(ctx, eigene);
  const besuche = await listOffeneBesuche(tx, kehrtour.id);
  const bleiben = bleibtNach(besuche, wer);
  if (eigene.length > 0 && offene === undefined) {
    if (bleiben.length === 0) throw kehrtourlaufRefused('noch-offen', eigene.length);
    const orte = besuche
      .filter((besuch) => besuch.angesagt && besuch.mitarbeiterId === wer)
      .map(({ ort }) => ort);
    // Flats of a house are one way.
    throw kehrtourlaufRefused('eigene-offen', eigene.length, [...new Set(orte)], bleiben);
  }
  await beendeOffeneTermine(ctx, tx, eigene, offene ?? 'zurueck');
  if (bleiben.length === 0) return beende(ctx, tx, kehrtour);
  await loeseAufgabenVon(tx, kehrtour.id, wer);
  if (kehrtour.status !== 'unterwegs') await schreibeStand(ctx, tx, kehrtour, 'unterwegs');
  await record(ctx, tx, { gegenstand: 'kehrtour', id: kehrtour.id, was: 'eigene-abgeschlossen' });
  return bleiben;
}
