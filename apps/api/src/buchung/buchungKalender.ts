import { ankuendigungKalender } from '../ankuendigung/postbeigaben.ts';
import type { GuestCtx } from '../platform/ctx.ts';
import { Refused } from '../platform/refusal/refused.ts';
import { findBetrieb } from './angebot/betrieb.store.ts';
import { findBuchung } from './buchung.store.ts';
import { buchungsadresse, kalendereintrag } from './maileBuchung.ts';
import { oeffneBuchung } from './zeigeBuchung.ts';

/** The booking of a code as an iCalendar file; every change raises its SEQUENCE. */
export async function buchungKalender(ctx: GuestCtx, code: string): Promise<string> {
  const offen = await oeffneBuchung(ctx, code);
  const { buchung, betrieb } = await offen.ctx.transaction(async (tx) => ({
    buchung: await findBuchung(tx, offen.terminId),
    betrieb: await findBetrieb(tx),
  }));
  if (!buchung || !betrieb) throw new Refused('code-ungueltig');
  const url = buchungsadresse(offen.ctx, betrieb, offen.zugangscodeId);
  return ankuendigungKalender(kalendereintrag(offen.ctx, buchung, betrieb, url));
}
