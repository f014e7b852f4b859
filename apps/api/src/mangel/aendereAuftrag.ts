import type { BodyOf } from '@kehrtour/contract/endpoint';
import type { Auftrag, auftragAendern, auftragEinplanen } from '@kehrtour/contract/mangel';
import { ortszeitAus } from '@kehrtour/domain/ortszeit';
import { darf } from '@kehrtour/domain/rolle';
import type { Verlaufswort } from '@kehrtour/domain/verlauf/verlauf';

import { aufgabeRefused } from '../aufgabe/aufgabe.grund.ts';
import { legeBestellteAufgabeAn } from '../aufgabe/bestellteAufgabe.ts';
import type { StaffCtx } from '../platform/ctx.ts';
import type { Tx } from '../platform/db/db.ts';
import { announce } from '../platform/db/events.ts';
import { record } from '../platform/history.ts';
import { Refused } from '../platform/refusal/refused.ts';
import { mangelRefused } from './mangel.grund.ts';
import {
  type AuftragRow,
  findAuftrag,
  lockAuftrag,
  setAuftragBeendet,
  setAuftragsaufgabe,
} from './mangel.store.ts';
import { auftragAus } from './mangelAus.ts';

/** Done, or nothing came of it; null opens it again. */
export async function aendereAuftrag(
  ctx: StaffCtx,
  id: string,
  { version, beendetAm }: BodyOf<typeof auftragAendern>,
): Promise<Auftrag> {
  return ctx.transaction(async (tx) => {
    const vorher = await verlangeAuftrag(ctx, tx, id, version);
    if (beendetAm !== null && beendetAm > ortszeitAus(ctx.now()).tag)
      throw mangelRefused('in-der-zukunft', 'beendetAm');
    await setAuftragBeendet(tx, id, beendetAm);
    return melde(ctx, tx, vorher, beendetAm === null ? 'Auftrag wieder offen' : 'Auftrag beendet');
  });
}

/** It is a due task of the house from now on, and lies in the stock of rounds. @throws Refused 'veraltet' where it is one already */
export async function planeAuftragEin(
  ctx: StaffCtx,
  id: string,
  { version, taetigkeitId, fristBis }: BodyOf<typeof auftragEinplanen>,
): Promise<Auftrag> {
  return ctx.transaction(async (tx) => {
    const vorher = await verlangeAuftrag(ctx, tx, id, version);
    if (vorher.aufgabe_id !== null) throw mangelRefused('schon-eingeplant');
    const aufgabeId = await legeBestellteAufgabeAn(ctx, tx, {
      liegenschaftId: vorher.liegenschaft_id,
      einheitId: vorher.nutzungseinheit_id,
      taetigkeitId,
      fristBis,
    });
    if (aufgabeId === null) throw aufgabeRefused('taetigkeit-unbekannt');
    await setAuftragsaufgabe(tx, id, aufgabeId);
    return melde(ctx, tx, vorher, 'Auftrag eingeplant');
  });
}

async function verlangeAuftrag(ctx: StaffCtx, tx: Tx, id: string, version: number): Promise<AuftragRow> {
  if (!darf(ctx.actor.rolle, 'liegenschaft.bearbeiten')) throw new Refused('nicht-erlaubt');
  const auftrag = await lockAuftrag(tx, id);
  if (!auftrag) throw new Refused('nicht-gefunden');
  if (auftrag.version !== version) throw new Refused('veraltet', { angaben: { stand: auftragAus(auftrag) } });
  return auftrag;
}

async function melde(
  ctx: StaffCtx,
  tx: Tx,
  { id, liegenschaft_id, text }: AuftragRow,
  was: Verlaufswort<'liegenschaft'>,
): Promise<Auftrag> {
  await record(ctx, tx, {
    gegenstand: 'liegenschaft',
    id: liegenschaft_id,
    was,
    nach: { bezeichnung: text.slice(0, 120) },
  });
  await announce(tx, { art: 'mangel', id: liegenschaft_id });
  const jetzt = await findAuftrag(tx, id);
  if (!jetzt) throw new Refused('nicht-gefunden');
  return auftragAus(jetzt);
}
