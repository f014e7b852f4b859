import { randomUUID } from 'node:crypto';

import type { Aufgabe, Aufgabendaten } from '@kehrtour/contract/aufgabe';
import type { Importteil } from '@kehrtour/domain/importdatei/probelauf';
import { ortszeitAus } from '@kehrtour/domain/ortszeit';
import { darf } from '@kehrtour/domain/rolle';
import type { Verlaufswort } from '@kehrtour/domain/verlauf/verlauf';

import { merkeHandaenderung } from '../liegenschaft/merkeHandaenderung.ts';
import { verlangeSicht } from '../liegenschaft/zeigeLiegenschaft.ts';
import type { StaffCtx } from '../platform/ctx.ts';
import type { Tx } from '../platform/db/db.ts';
import { announce } from '../platform/db/events.ts';
import { Refused } from '../platform/refusal/refused.ts';
import { aufgabeRefused } from './aufgabe.grund.ts';
import {
  anlageGehoertZu,
  type AufgabeRow,
  einheitGehoertZu,
  findAufgabe,
  insertAufgabe,
  lockAufgabe,
  setAufgabeEntfallen,
  updateAufgabe,
} from './aufgabe.store.ts';
import { aufgabeAus } from './zeigeAufgaben.ts';

/** Adds a task that no import knows; imports leave the tasks of this house alone from now on. */
export async function legeAufgabeAn(
  ctx: StaffCtx,
  liegenschaftId: string,
  daten: Aufgabendaten,
): Promise<Aufgabe> {
  if (!darf(ctx.actor.rolle, 'liegenschaft.bearbeiten')) throw new Refused('nicht-erlaubt');
  const id = randomUUID();
  return ctx.transaction(async (tx) => {
    await verlangeSicht(ctx, tx, liegenschaftId);
    await pruefe(tx, liegenschaftId, daten);
    if (!(await insertAufgabe(tx, id, liegenschaftId, daten))) throw aufgabeRefused('taetigkeit-unbekannt');
    return melde(ctx, tx, { id, liegenschaftId, was: 'Aufgabe angelegt' });
  });
}

export async function aendereAufgabe(ctx: StaffCtx, id: string, daten: Aufgabendaten): Promise<Aufgabe> {
  return ctx.transaction(async (tx) => {
    const vorher = await verlangeAenderbar(ctx, tx, id);
    const { liegenschaft_id: liegenschaftId } = vorher;
    await pruefe(tx, liegenschaftId, daten);
    if (!(await updateAufgabe(tx, id, daten))) throw aufgabeRefused('taetigkeit-unbekannt');
    return melde(ctx, tx, {
      id,
      liegenschaftId,
      was: 'Aufgabe geändert',
      teile: istNurZugeordnet(vorher, daten) ? [] : ['aufgaben'],
    });
  });
}

/** Takes a task out of what is owed (stove removed, house empty), or brings it back. */
export async function lasseAufgabeEntfallen(ctx: StaffCtx, id: string, entfallen: boolean): Promise<void> {
  await ctx.transaction(async (tx) => {
    const { liegenschaft_id } = await verlangeAenderbar(ctx, tx, id);
    await setAufgabeEntfallen(tx, id, entfallen);
    const was = entfallen ? 'Aufgabe entfällt' : 'Aufgabe wieder offen';
    await melde(ctx, tx, { id, liegenschaftId: liegenschaft_id, was });
  });
}

/** Imports say nothing of which installation a task is about: naming it keeps none of them from the tasks. */
const istNurZugeordnet = (vorher: AufgabeRow, daten: Aufgabendaten): boolean =>
  vorher.anlage_id !== (daten.anlageId ?? null) &&
  vorher.taetigkeit_id === daten.taetigkeitId &&
  vorher.nutzungseinheit_id === daten.nutzungseinheitId &&
  vorher.frist_von === daten.fristVon &&
  vorher.frist_bis === daten.fristBis &&
  vorher.dauer_minuten === daten.dauerMinuten &&
  vorher.anlage_jahr === (daten.anlageJahr ?? null);

async function verlangeAenderbar(ctx: StaffCtx, tx: Tx, id: string): Promise<AufgabeRow> {
  if (!darf(ctx.actor.rolle, 'liegenschaft.bearbeiten')) throw new Refused('nicht-erlaubt');
  const aufgabe = await lockAufgabe(tx, id);
  if (!aufgabe) throw new Refused('nicht-gefunden');
  if (aufgabe.status === 'erledigt') throw new Refused('aufgabe.erledigt');
  return aufgabe;
}

async function pruefe(tx: Tx, liegenschaftId: string, daten: Aufgabendaten): Promise<void> {
  if (daten.fristVon !== null && daten.fristVon > daten.fristBis) throw aufgabeRefused('frist-verkehrt');
  if (
    daten.nutzungseinheitId !== null &&
    !(await einheitGehoertZu(tx, daten.nutzungseinheitId, liegenschaftId))
  )
    throw aufgabeRefused('einheit-fremd');
  if (daten.anlageId != null && !(await anlageGehoertZu(tx, daten.anlageId, liegenschaftId)))
    throw aufgabeRefused('anlage-fremd');
}

type Meldung = {
  id: string;
  liegenschaftId: string;
  was: Verlaufswort<'liegenschaft'>;
  teile?: readonly Importteil[];
};

async function melde(
  ctx: StaffCtx,
  tx: Tx,
  { id, liegenschaftId, was, teile = ['aufgaben'] }: Meldung,
): Promise<Aufgabe> {
  await merkeHandaenderung(ctx, tx, { id: liegenschaftId, teile, was });
  await announce(tx, { art: 'aufgabe', id });
  const row = await findAufgabe(tx, id);
  if (!row) throw new Refused('nicht-gefunden');
  return aufgabeAus(row, ortszeitAus(ctx.now()).tag);
}
