import { AUFBEWAHRUNG } from '@kehrtour/domain/recht/aufbewahrung';

import { deleteAufgabenDerBuchung } from '../../aufgabe/aufgabenstand.ts';
import { deleteAlteReservierungen, deleteEigeneZeit } from '../../belegung/belegung.ts';
import { vergissGebuchtes } from '../../liegenschaft/gebuchtesHaus.ts';
import type { TenantCtx } from '../../platform/ctx.ts';
import type { Deps } from '../../platform/deps.ts';
import { forEachCompany } from '../../platform/forEachCompany.ts';
import { forgetMailsAbout, forgetSentMails } from '../../platform/post/outbox.ts';
import { deleteTermin } from '../../termin/terminloeschung.ts';
import { deleteZugaenge, loescheToteCodes } from '../../zugang/zugangscode.ts';
import { deleteWuensche } from '../terminwunsch/terminwunsch.store.ts';
import { deleteVormerkungen } from '../vormerkung/vormerkung.store.ts';
import { deleteReservierungen, listUnbestaetigte, listUnternehmen } from './aufraeumen.store.ts';

const TAG_MS = 86_400_000;
/** A form left open over night may still be sent; after that nobody comes back. */
const RESERVIERUNG_TAGE = AUFBEWAHRUNG.reservierung.tage;
/** Bookings that were never confirmed (GDPR: no longer than they are needed). */
const UNBESTAETIGT_TAGE = AUFBEWAHRUNG.buchungUnbestaetigt.tage;
/** The link of a lapsed booking says so for a while. */
const VERFALLEN_TAGE = AUFBEWAHRUNG.buchungVerfallen.tage;
/** How long one of a wave can be taken back; then its house and person are gone, the history stays. */
const WELLE_TAGE = AUFBEWAHRUNG.buchungswelle.tage;
const MAIL_TAGE = AUFBEWAHRUNG.buchungsmail.tage;
/** A link that ran out says so for a day; so long it also counts among the mails of that day. */
const VORMERKUNG_TAGE = AUFBEWAHRUNG.vormerkung.tage;
/** A wish that nobody has answered in a quarter of a year is answered by that. */
const WUNSCH_OFFEN_TAGE = AUFBEWAHRUNG.terminwunschOffen.tage;
const WUNSCH_BEENDET_TAGE = AUFBEWAHRUNG.terminwunschBeendet.tage;

/** Every company's leftovers; runs again without harm. */
export async function raeumeAlleAuf(deps: Deps): Promise<void> {
  const alle = await deps.db.transaction({ role: 'kehrtour_betrieb' }, listUnternehmen);
  await forEachCompany(deps, { what: 'buchung.aufraeumen', rows: alle }, raeumeBuchungenAuf);
}

/** Takes away what one company needs no more: holds, requests that came to nothing, dead links, old mails. */
export async function raeumeBuchungenAuf(ctx: TenantCtx): Promise<void> {
  const jetzt = ctx.now();
  const vorTagen = (tage: number): Date => new Date(jetzt.getTime() - tage * TAG_MS);
  await ctx.transaction(
    async (tx) => {
      await deleteAlteReservierungen(tx, jetzt);
      await deleteReservierungen(tx, { vor: vorTagen(RESERVIERUNG_TAGE), jetzt });
      for (const unbestaetigt of await listUnbestaetigte(tx, {
        vor: vorTagen(UNBESTAETIGT_TAGE),
        verfallenVor: vorTagen(VERFALLEN_TAGE),
        welleVor: vorTagen(WELLE_TAGE),
      })) {
        await deleteEigeneZeit(tx, unbestaetigt.termin_id);
        await deleteZugaenge(tx, unbestaetigt.termin_id);
        await deleteAufgabenDerBuchung(tx, unbestaetigt.termin_id);
        await forgetMailsAbout(tx, `buchung/${unbestaetigt.termin_id}`);
        await deleteTermin(tx, unbestaetigt.termin_id);
        await vergissGebuchtes(tx, unbestaetigt);
      }
      // Nothing came of it, or the booking knows it all.
      for (const { id } of await deleteVormerkungen(tx, vorTagen(VORMERKUNG_TAGE)))
        await forgetMailsAbout(tx, `vormerkung/${id}`);
      await deleteWuensche(tx, {
        beendet: vorTagen(WUNSCH_BEENDET_TAGE),
        offen: vorTagen(WUNSCH_OFFEN_TAGE),
      });
      await loescheToteCodes(tx, jetzt);
      await forgetSentMails(tx, ['buchung', 'wunsch'], vorTagen(MAIL_TAGE));
    },
    { statementTimeoutMs: 30_000 },
  );
}
