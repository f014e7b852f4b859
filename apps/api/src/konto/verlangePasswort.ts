import type { StaffCtx } from '../platform/ctx.ts';
import { countOrRefuse } from '../platform/limit.ts';
import { kontoRefused } from './konto.grund.ts';
import { anmeldungVon } from './konto.store.ts';
import { passwortStimmt } from './passwort.ts';

/** Who sits at somebody else's open screen does not know it. Ten tries an hour. @throws Refused 'passwort-falsch' */
export async function verlangePasswort(ctx: StaffCtx, passwort: string): Promise<void> {
  const sitzung = Buffer.from(ctx.actor.sitzung).toString('hex');
  await countOrRefuse(ctx, `passwort-aendern/${sitzung}`, { anzahl: 10, proSekunden: 3600 });
  const login = await ctx.transaction((tx) => anmeldungVon(tx, 'mitarbeiter', ctx.actor.id));
  if (!login || !(await passwortStimmt(passwort, login.passwort_hash)))
    throw kontoRefused('passwort-fuer-neue-mail');
}
