import type { Termin } from '@kehrtour/contract/termin';
import type { Anfrage } from '@kehrtour/contract/terminbuero';
import { darf } from '@kehrtour/domain/rolle';

import type { StaffCtx } from '../../platform/ctx.ts';
import type { Tx } from '../../platform/db/db.ts';
import { Refused } from '../../platform/refusal/refused.ts';
import { listeTermineMitIds } from '../../termin/listeTermine.ts';
import { verlangeWechsel, vomBuero, wechsleTermin } from '../../termin/wechsleTermin.ts';
import { angabenAus, terminJetzt } from '../../termin/zeigeTermin.ts';
import { beendeBuchung, terminDer } from '../beendeBuchung.ts';
import { buchungRefused } from '../buchung.grund.ts';
import { type BuchungRow, findBuchung } from '../buchung.store.ts';
import { lassAufnehmen } from '../buchungsnews.ts';
import { maileBuchung } from '../maileBuchung.ts';
import { sperreBuchung } from '../sperreBuchung.ts';
import { bestaetigungDer } from '../verfalle.ts';
import { listAnfragen, countAnfragen } from './buero.store.ts';

const ANFRAGEN_MAX = 100;

/** Bookings that wait for a yes, the oldest first. Whoever may not answer them sees none. */
export async function listeAnfragen(ctx: StaffCtx): Promise<{ anfragen: Anfrage[]; gesamt: number }> {
  if (!darf(ctx.actor.rolle, 'termin.verlegen')) return { anfragen: [], gesamt: 0 };
  return ctx.transaction(async (tx) => {
    const rows = await listAnfragen(tx, ANFRAGEN_MAX);
    const termine = await listeTermineMitIds(
      tx,
      rows.map((row) => row.termin_id),
    );
    return {
      gesamt: await countAnfragen(tx),
      anfragen: rows.flatMap((row) => {
        const termin = termine.find(({ id }) => id === row.termin_id);
        if (!termin) return [];
        const { referenz, notiz, telefon, email } = row;
        return [
          {
            termin,
            referenz,
            notiz,
            telefon,
            email,
            angelegtAm: row.angelegt_am.toISOString(),
            angaben: angabenAus(row.wunsch),
            bestaetigenBis: row.bestaetigt_am === null ? (row.bestaetigen_bis?.toISOString() ?? null) : null,
            ...(row.mail_fehler ? { mailFehler: row.mail_fehler } : {}),
            vorbei: row.fenster_bis <= ctx.now(),
          },
        ];
      }),
    };
  });
}

/** Says yes. Twice, or two people at once, is one yes and one mail. */
export async function nimmAnfrageAn(ctx: StaffCtx, id: string): Promise<Termin> {
  return beantworte(ctx, id, async (tx, buchung) => {
    if (buchung.status === 'bestaetigt') return;
    if (buchung.status === 'angefragt' && bestaetigungDer(buchung, ctx.now()) === 'verfallen')
      throw new Refused('buchung.verfallen');
    verlangeWechsel(buchung.status, 'nimmAnfrageAn', vomBuero(ctx));
    if (buchung.fenster_bis <= ctx.now()) throw buchungRefused('anfrage-vorbei');
    await wechsleTermin(ctx, tx, terminDer(buchung), {
      aktion: 'nimmAnfrageAn',
      wer: vomBuero(ctx),
      was: 'angenommen',
    });
    await maileBuchung(ctx, tx, id, { anlass: 'angenommen' });
    await lassAufnehmen(ctx, tx, buchung.kehrtour_id);
  });
}

/** Says no, with a reason that the customer reads; the time is free with the commit. */
export async function lehneAnfrageAb(ctx: StaffCtx, id: string, grund: string): Promise<Termin> {
  return beantworte(ctx, id, async (tx, buchung) => {
    if (buchung.status === 'abgesagt') return;
    await beendeBuchung(ctx, tx, buchung, {
      aktion: 'lehneAnfrageAb',
      wer: vomBuero(ctx),
      was: 'abgelehnt',
      nach: { grund },
    });
    await maileBuchung(ctx, tx, id, { anlass: 'abgelehnt', grund });
  });
}

async function beantworte(
  ctx: StaffCtx,
  id: string,
  work: (tx: Tx, buchung: BuchungRow) => Promise<void>,
): Promise<Termin> {
  if (!darf(ctx.actor.rolle, 'termin.verlegen')) throw new Refused('nicht-erlaubt');
  return ctx.transaction(async (tx) => {
    if (!(await findBuchung(tx, id))) throw new Refused('nicht-gefunden');
    const { buchung } = await sperreBuchung(tx, id);
    await work(tx, buchung);
    return terminJetzt(ctx, tx, id);
  });
}
