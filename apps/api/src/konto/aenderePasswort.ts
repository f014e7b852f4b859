import { countOrRefuse } from '../platform/access/limit.ts';
import type { StaffCtx } from '../platform/ctx.ts';
import { queueMail } from '../platform/post/outbox.ts';
import { anmeldemarken } from './anmeldemarken.ts';
import { kontoRefused } from './konto.grund.ts';
import { passwortGeaendertMail } from './konto.mail.ts';
import { anmeldungGelungen, anmeldungVon, findPerson, setPasswort } from './konto.store.ts';
import { hashPasswort, passwortStimmt } from './passwort.ts';
import { verlangeStarkesPasswort } from './passwortMitLink.ts';

/** Changes one's own password; every other session of the person ends, this one stays. */
export async function aenderePasswort(ctx: StaffCtx, bisher: string, neu: string): Promise<void> {
  const sitzung = Buffer.from(ctx.actor.sitzung).toString('hex');
  await countOrRefuse(ctx, `passwort-aendern/${sitzung}`, { anzahl: 10, proSekunden: 3600 });
  const { login, person } = await ctx.transaction(async (tx) => ({
    login: await anmeldungVon(tx, 'mitarbeiter', ctx.actor.id),
    person: await findPerson(tx, ctx.actor.id),
  }));
  if (!login || !(await passwortStimmt(bisher, login.passwort_hash))) throw kontoRefused('bisheriges-falsch');
  verlangeStarkesPasswort(neu, { betrieb: person?.name ?? '', email: login.email });
  const hash = await hashPasswort(neu);
  const name = `${person?.vorname ?? ''} ${person?.nachname ?? ''}`.trim();
  await ctx.transaction(async (tx) => {
    await setPasswort(tx, {
      strategie: 'mitarbeiter',
      personId: ctx.actor.id,
      hash,
      behalte: ctx.actor.sitzung,
    });
    await anmeldungGelungen(tx, login, anmeldemarken(ctx, 'mitarbeiter', login.email), ctx.now());
    await queueMail(
      ctx,
      tx,
      { an: { name, adresse: login.email }, ...passwortGeaendertMail({ name, am: ctx.now() }) },
      { anlass: 'konto', ereignis: `passwort-neu/${ctx.requestId}`, vorlage: 'passwort-geaendert' },
    );
  });
}
