import type { Taetigkeit } from '@kehrtour/contract/taetigkeit';

import type { StaffCtx } from '../platform/ctx.ts';
import type { Tx } from '../platform/db/db.ts';
import { Refused } from '../platform/refusal/refused.ts';
import { findTaetigkeit, listTaetigkeiten, type TaetigkeitRow } from './taetigkeit.store.ts';

/** The company's catalogue; everyone on staff may read it. */
export async function zeigeTaetigkeiten(ctx: StaffCtx): Promise<{ eintraege: Taetigkeit[] }> {
  return { eintraege: (await ctx.transaction(listTaetigkeiten)).map(taetigkeitAus) };
}

/** @throws Refused 'nicht-gefunden' */
export async function taetigkeitJetzt(tx: Tx, id: string): Promise<Taetigkeit> {
  const row = await findTaetigkeit(tx, id);
  if (!row) throw new Refused('nicht-gefunden');
  return taetigkeitAus(row);
}

function taetigkeitAus(row: TaetigkeitRow): Taetigkeit {
  const { regel, buchung, dauer_minuten, vor_ort, offene_aufgaben, ...rest } = row;
  return {
    ...rest,
    dauerMinuten: dauer_minuten,
    vorOrt: vor_ort,
    offeneAufgaben: offene_aufgaben,
    buchung: {
      fragen: buchung.fragen ?? [],
      dauerMinuten: buchung.dauerMinuten ?? null,
      preisCent: buchung.preisCent ?? null,
      preisText: buchung.preisText ?? '',
      hinweis: buchung.hinweis ?? '',
    },
    wiederholung: regel.wiederholung,
    fenster: regel.fenster,
    jeWeitereEinheitMinuten: regel.jeWeitereEinheitMinuten ?? 0,
    jeWeitereFeuerstaetteMinuten: regel.jeWeitereFeuerstaetteMinuten ?? 0,
    feuerstaettenInbegriffen: regel.feuerstaettenInbegriffen ?? 1,
  };
}
