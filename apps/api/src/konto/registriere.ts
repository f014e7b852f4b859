import { randomUUID } from 'node:crypto';

import { legeMitarbeiterAn } from '../mitarbeiter/legeMitarbeiterAn.ts';
import type { GuestCtx } from '../platform/ctx.ts';
import type { Tx } from '../platform/db.ts';
import { countOrRefuse } from '../platform/limit.ts';
import { queueMail } from '../platform/outbox.ts';
import { legeKatalogAn } from '../taetigkeit/legeKatalogAn.ts';
import { legeUnternehmenAn } from '../unternehmen/legeUnternehmenAn.ts';
import { schonRegistriertMail } from './konto.mail.ts';
import { createAnmeldung, findAnmeldung } from './konto.store.ts';
import { ladeEin } from './passwortMitLink.ts';

export type Registrierung = {
  firma: string;
  vorname: string;
  nachname: string;
  email: string;
  bundesland: string;
  plz: string;
  ort: string;
};

/**
 * Creates a company with its first Inhaberin, the default catalogue and a login without password; the mail brings the link.
 * The answer is the same when the address is known already: then that mail says so instead.
 */
export async function registriere(ctx: GuestCtx, wunsch: Registrierung): Promise<void> {
  await countOrRefuse(ctx, `registrieren/${ctx.adresse}`, { anzahl: 5, proSekunden: 3600 });
  const name = `${wunsch.vorname} ${wunsch.nachname}`;
  const bekannt = await ctx.transaction((tx) => findAnmeldung(tx, 'mitarbeiter', wunsch.email));
  if (bekannt) {
    await ctx.as(ctx.actor, bekannt.unternehmen_id ?? '').transaction((tx) =>
      queueMail(
        tx,
        {
          an: { name, adresse: wunsch.email },
          ...schonRegistriertMail({ name, link: `${ctx.deps.env.publicUrl}/anmelden/passwort-vergessen` }),
        },
        { ereignis: `registrieren/${ctx.requestId}`, vorlage: 'schon-registriert' },
      ),
    );
    return;
  }
  await ctx.as(ctx.actor, randomUUID()).transaction(async (tx) => {
    const person = await gruende(ctx, tx, wunsch);
    await ladeEin(ctx, tx, { personId: person, name, email: wunsch.email, betrieb: wunsch.firma });
  });
}

async function gruende(ctx: GuestCtx, tx: Tx, wunsch: Registrierung): Promise<string> {
  const unternehmenId = await legeUnternehmenAn(tx, {
    name: wunsch.firma,
    bundesland: wunsch.bundesland,
    plz: wunsch.plz,
    ort: wunsch.ort,
    email: wunsch.email,
  });
  const personId = await legeMitarbeiterAn(tx, {
    vorname: wunsch.vorname,
    nachname: wunsch.nachname,
    rolle: 'inhaber',
    qualifikation: 'bbsf',
    email: wunsch.email,
  });
  await legeKatalogAn(tx);
  const frei = await createAnmeldung(tx, {
    strategie: 'mitarbeiter',
    email: wunsch.email,
    personId,
    unternehmenId,
    passwortHash: null,
  });
  // Two registrations with one address at the same moment: the second one is undone as a whole.
  if (!frei) throw new Error(`address registered twice at once in ${ctx.requestId}`);
  return personId;
}
