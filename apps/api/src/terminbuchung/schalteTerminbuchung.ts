import type { BodyOf } from '@kehrtour/contract/endpoint';
import type { Buchungsschritt, Terminbuchung, terminbuchungSchalten } from '@kehrtour/contract/terminbuchung';
import { darf } from '@kehrtour/domain/rolle';

import type { StaffCtx } from '../platform/ctx.ts';
import { record } from '../platform/history.ts';
import { Refused } from '../platform/refused.ts';
import { setTerminbuchung, setTerminbuchungGenutzt } from '../unternehmen/unternehmenStand.ts';
import { lockUnternehmen } from './terminbuchung.store.ts';
import { fehlendeSchritte, terminbuchungJetzt } from './zeigeTerminbuchung.ts';

const FEHLT: Record<Buchungsschritt, string> = {
  gebiet: 'ein Gebiet',
  taetigkeiten: 'eine Tätigkeit, die online gebucht werden kann',
  verfuegbarkeiten: 'die Zeiten einer Person',
  rechtstexte: 'Impressum und Datenschutzerklärung',
  feiertage: 'die Feiertage und Schließtage',
  regeln: 'die Regeln der Buchung',
  einbetten: 'die Einbettung in Ihre Website',
};

/**
 * Opens the booking page to strangers, or closes it; what was booked stays.
 * @throws Refused 'buchung.unvollstaendig' with the missing steps in `angaben.fehlt`
 */
export async function schalteTerminbuchung(
  ctx: StaffCtx,
  { an }: BodyOf<typeof terminbuchungSchalten>,
): Promise<Terminbuchung> {
  if (!darf(ctx.actor.rolle, 'buchung.einrichten')) throw new Refused('nicht-erlaubt');
  return ctx.transaction(async (tx) => {
    await lockUnternehmen(tx);
    const fehlt = fehlendeSchritte((await terminbuchungJetzt(ctx, tx)).schritte);
    if (an && fehlt.length > 0) {
      const worte = fehlt.map((schritt) => FEHLT[schritt]);
      const detail = `Es fehlt noch: ${new Intl.ListFormat('de-DE').format(worte)}.`;
      throw new Refused('buchung.unvollstaendig', { detail, angaben: { fehlt } });
    }
    if (an) await setTerminbuchungGenutzt(tx);
    if ((await setTerminbuchung(tx, an)) > 0)
      await record(ctx, tx, {
        gegenstand: 'unternehmen',
        id: ctx.unternehmenId,
        was: an ? 'terminbuchung-eingeschaltet' : 'terminbuchung-ausgeschaltet',
      });
    return terminbuchungJetzt(ctx, tx);
  });
}
