import type { Mitarbeiter } from '@kehrtour/contract/mitarbeiter';

import type { StaffCtx } from '../platform/ctx.ts';
import type { Tx } from '../platform/db/db.ts';
import { forgetWaiting, queueMail } from '../platform/post/outbox.ts';
import { kontoRefused } from './konto.grund.ts';
import { zugangWoandersMail } from './konto.mail.ts';
import { anmeldungVon, findPerson, insertAnmeldung, setAnmeldungEmail } from './konto.store.ts';
import { ladeEin } from './passwortMitLink.ts';
import { verlangeNichtImBetrieb, wartendeAdresse } from './ziehtUm.ts';

/**
 * Gives a colleague a login where she has none, and mails the link to her first password; an older link dies. Where the address
 * logs in to another company, that is told to its owner alone, by the mail; the answer is the same.
 * @throws Refused 'versand.zu-viele' · 'email-vergeben' when the address logs in to this company
 */
export async function gibZugang(ctx: StaffCtx, tx: Tx, person: Mitarbeiter): Promise<void> {
  if (person.email === '') throw kontoRefused('einladung-ohne-mail');
  if (!person.aktiv) throw kontoRefused('nicht-aktiv');
  if (person.zugang === 'aktiv') throw kontoRefused('hat-passwort');
  const an = { name: `${person.vorname} ${person.nachname}`, email: person.email };
  const betrieb = (await findPerson(tx, person.id))?.name ?? '';
  if (await hatAdresse(ctx, tx, person))
    return ladeEin(ctx, tx, { personId: person.id, ...an, betrieb, anlass: 'einladung' });
  await forgetWaiting(tx, an.email, 'einladung');
  await queueMail(
    ctx,
    tx,
    { an: { name: an.name, adresse: an.email }, ...zugangWoandersMail({ name: an.name, betrieb }) },
    { anlass: 'einladung', ereignis: `einladung/${ctx.requestId}`, vorlage: 'einladung' },
  );
}

/** The login, made now where there is none yet; false where its address is another company's, and it waits without one. */
async function hatAdresse(ctx: StaffCtx, tx: Tx, { id, email, zugang }: Mitarbeiter): Promise<boolean> {
  if (zugang !== 'keiner') {
    const login = await anmeldungVon(tx, 'mitarbeiter', id);
    return login?.email === email.toLowerCase() || setAnmeldungEmail(tx, id, email);
  }
  const neu = { strategie: 'mitarbeiter', personId: id, unternehmenId: ctx.unternehmenId } as const;
  if (await insertAnmeldung(tx, { ...neu, email, passwortHash: null })) return true;
  await verlangeNichtImBetrieb(ctx, tx, email);
  await insertAnmeldung(tx, { ...neu, email: wartendeAdresse(id), passwortHash: null });
  return false;
}
