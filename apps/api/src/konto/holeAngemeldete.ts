import type { AnswerOf } from '@kehrtour/contract/endpoint';
import type { adminUserHolen, mitarbeiterHolen } from '@kehrtour/contract/konto';

import type { AdminCtx, StaffCtx } from '../platform/ctx.ts';
import { Refused } from '../platform/refusal/refused.ts';
import { offeneEinrichtung } from '../unternehmen/zeigeEinrichtung.ts';
import { anmeldungVon, findAdminUser, findPerson } from './konto.store.ts';

/** The staff user as specification §3 wants it: field `mitarbeiter`, scope is the strategy's name. */
export async function holeMitarbeiter(ctx: StaffCtx): Promise<AnswerOf<typeof mitarbeiterHolen>> {
  return ctx.transaction(async (tx) => {
    const person = await findPerson(tx, ctx.actor.id);
    const login = await anmeldungVon(tx, 'mitarbeiter', ctx.actor.id);
    if (!person || !login) throw new Refused('nicht-angemeldet');
    return {
      mitarbeiter: {
        id: person.id,
        vorname: person.vorname,
        nachname: person.nachname,
        email: login.email,
        rolle: person.rolle,
        scope: ['mitarbeiter'],
        unternehmen: {
          id: person.unternehmen_id,
          name: person.name,
          slug: person.slug,
          bundesland: person.bundesland,
          demo: ctx.deps.env.demo,
          kehrtourplaner: person.kehrtourplaner,
          terminbuchung: person.terminbuchung,
          loeschungAm: person.loeschung_am,
          offeneEinrichtung: await offeneEinrichtung(tx),
        },
      },
    };
  });
}

/** The operator, in the field `adminUser`. */
export async function holeAdminUser(ctx: AdminCtx): Promise<AnswerOf<typeof adminUserHolen>> {
  return ctx.transaction(async (tx) => {
    const admin = await findAdminUser(tx, ctx.actor.id);
    const login = await anmeldungVon(tx, 'adminUser', ctx.actor.id);
    if (!admin || !login) throw new Refused('nicht-angemeldet');
    return {
      adminUser: {
        id: admin.id,
        name: admin.name,
        email: login.email,
        scope: ['adminUser'],
        demo: admin.demo,
      },
    };
  });
}
