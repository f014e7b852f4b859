import { randomUUID } from 'node:crypto';

import type { welleBeenden } from '@kehrtour/contract/buchungswelle';
import type { AnswerOf, BodyOf } from '@kehrtour/contract/endpoint';
import type { Termin } from '@kehrtour/contract/termin';
import { darf } from '@kehrtour/domain/rolle';
import { istEinerVon, STEHENDE } from '@kehrtour/domain/termin/termin';

import type { StaffCtx } from '../../platform/ctx.ts';
import { Refused } from '../../platform/refusal/refused.ts';
import { vomBuero } from '../../termin/wechsleTermin.ts';
import { terminJetzt } from '../../termin/zeigeTermin.ts';
import { beendeBuchung } from '../beendeBuchung.ts';
import { merkeVerfall } from '../bestaetigung.store.ts';
import { bucheNeu } from '../bucheNeu.ts';
import { findBuchung } from '../buchung.store.ts';
import { maileBuchung } from '../maileBuchung.ts';
import { sperreBuchung } from '../sperreBuchung.ts';
import { nimmAnfrageAn } from './beantworteAnfrage.ts';
import { merkeWelle } from './welle.store.ts';

type Gesehen = BodyOf<typeof welleBeenden>['buchungen'][number];

const verlangeRecht = (ctx: StaffCtx): void => {
  if (!darf(ctx.actor.rolle, 'termin.verlegen')) throw new Refused('nicht-erlaubt');
};

/**
 * Undoes what looked invented, each booking by itself, so that one that moves at this moment holds up no other. What was
 * confirmed since it was looked at stays. Houses and people go a day later (`raeumeBuchungenAuf`): until then `behalte` works.
 */
export async function beendeWelle(
  ctx: StaffCtx,
  { buchungen }: BodyOf<typeof welleBeenden>,
): Promise<AnswerOf<typeof welleBeenden>> {
  verlangeRecht(ctx);
  const welleId = randomUUID();
  let beendet = 0;
  for (const gesehen of buchungen) if (await beendeEine(ctx, welleId, gesehen)) beendet += 1;
  return { beendet, geblieben: buchungen.length - beendet };
}

async function beendeEine(
  ctx: StaffCtx,
  welleId: string,
  { terminId, bestaetigt }: Gesehen,
): Promise<boolean> {
  try {
    return await ctx.transaction(async (tx) => {
      if (!(await findBuchung(tx, terminId))) return false;
      const { buchung } = await sperreBuchung(tx, terminId);
      const offen = istEinerVon(STEHENDE, buchung.status);
      const vonAussen = buchung.bestaetigen_bis !== null;
      if (!offen || !vonAussen || (buchung.bestaetigt_am !== null) !== bestaetigt) return false;
      await merkeWelle(tx, buchung.id, welleId);
      await merkeVerfall(tx, buchung.id, ctx.now());
      await beendeBuchung(ctx, tx, buchung, {
        aktion: 'sageAb',
        wer: vomBuero(ctx),
        was: 'welle-beendet',
        nach: { welleId },
      });
      // Only who showed that the mail can be read gets another one.
      await maileBuchung(ctx, tx, terminId, { anlass: 'abgesagt' });
      return true;
    });
  } catch (error) {
    if (error instanceof Refused) return false;
    throw error;
  }
}

/** Says that this one is real: confirmed for good, or booked anew where a wave has ended it. */
export async function behalteBuchung(ctx: StaffCtx, id: string): Promise<Termin> {
  verlangeRecht(ctx);
  const vorher = await ctx.transaction((tx) => findBuchung(tx, id));
  if (!vorher) throw new Refused('nicht-gefunden');
  if (vorher.welle_id === null) return nimmAnfrageAn(ctx, id);
  return ctx.transaction(async (tx) => {
    const { buchung, betrieb } = await sperreBuchung(tx, id);
    const neu = buchung.nachfolger_termin_id ?? (await bucheNeu(ctx, tx, buchung, betrieb));
    return terminJetzt(ctx, tx, neu);
  });
}
