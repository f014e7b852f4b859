import type { Mitarbeiter } from '@kehrtour/contract/mitarbeiter';

import type { StaffCtx } from '../platform/ctx.ts';
import type { Tx } from '../platform/db.ts';
import { kontoRefused } from './konto.grund.ts';
import { insertAnmeldung, findPerson } from './konto.store.ts';
import { ladeEin } from './passwortMitLink.ts';

/**
 * Gives a colleague a login where she has none, and mails the link to her first password; an older link dies.
 * @throws Refused 'versand.zu-viele' · 'email-vergeben' when the address logs in elsewhere in the product
 */
export async function gibZugang(ctx: StaffCtx, tx: Tx, person: Mitarbeiter): Promise<void> {
  if (person.email === '') throw kontoRefused('einladung-ohne-mail');
  if (!person.aktiv) throw kontoRefused('nicht-aktiv');
  if (person.zugang === 'aktiv') throw kontoRefused('hat-passwort');
  if (person.zugang === 'keiner') await legeZugangAn(ctx, tx, person);
  const betrieb = (await findPerson(tx, person.id))?.name ?? '';
  await ladeEin(ctx, tx, {
    personId: person.id,
    name: `${person.vorname} ${person.nachname}`,
    email: person.email,
    betrieb,
    anlass: 'einladung',
  });
}

async function legeZugangAn(ctx: StaffCtx, tx: Tx, person: Mitarbeiter): Promise<void> {
  const frei = await insertAnmeldung(tx, {
    strategie: 'mitarbeiter',
    email: person.email,
    personId: person.id,
    unternehmenId: ctx.unternehmenId,
    passwortHash: null,
  });
  if (!frei) throw kontoRefused('mail-vergeben');
}
