import type { Passkeyantwort } from '@kehrtour/contract/passkeyantwort';

import { mayCount } from '../../platform/access/limit.ts';
import type { Ctx, GuestCtx } from '../../platform/ctx.ts';
import { BETRIEB_ID } from '../../platform/post/outbox.ts';
import { Refused } from '../../platform/refusal/refused.ts';
import { kontoRefused } from '../konto.grund.ts';
import { type Anmeldung, findAdminUser, hatFaktor } from '../konto.store.ts';
import { anmeldebindung } from '../passkey/anmeldebindung.ts';
import { pruefePasskey } from '../passkey/pruefePasskey.ts';
import { personOf } from '../passwortMitLink.ts';
import type { Faktornachricht } from './faktor.mail.ts';
import { loeseCodeEin } from './loeseCodeEin.ts';
import { meldeFaktor } from './meldeFaktor.ts';

/** How many wrong codes in an hour, after the right password, pass before the owner is told. */
const FALSCHE_OHNE_WARNUNG = { anzahl: 4, proSekunden: 3600 };

/**
 * The second step of a login, after the password. An operator needs it, staff where it was switched on; only the seeded
 * demo operator is exempt, and only in demo mode. A wrong code was counted with its password before.
 */
export async function pruefeZweitenFaktor(
  ctx: GuestCtx,
  login: Anmeldung,
  { code, passkey }: { code?: string | undefined; passkey?: Passkeyantwort | undefined },
): Promise<void> {
  if (!hatFaktor(login)) {
    if (login.strategie === 'mitarbeiter' || (await istVorfuehrung(ctx, login))) return;
    throw new Refused('zweiter-faktor-einrichten');
  }
  if (passkey !== undefined) return pruefeMitPasskey(ctx, login, passkey);
  if (code === undefined)
    throw new Refused(login.zweiter_faktor === null ? 'passkey-noetig' : 'zweiter-faktor-noetig');
  const wer = { strategie: login.strategie, personId: login.person_id };
  const eingeloest = await dort(ctx, login).transaction((tx) => loeseCodeEin(ctx, tx, wer, code));
  if (eingeloest === undefined) {
    await warne(ctx, login);
    throw kontoRefused('code-falsch');
  }
  if (eingeloest.art === 'wiederherstellung') await schreibeBrief(ctx, login, { uebrig: eingeloest.uebrig });
}

async function pruefeMitPasskey(ctx: GuestCtx, login: Anmeldung, antwort: Passkeyantwort): Promise<void> {
  const { strategie } = login;
  const verlangt = { strategie, bindung: anmeldebindung(strategie), ohnePasswort: false };
  const gezeigt = await pruefePasskey(ctx, antwort, verlangt);
  if (gezeigt?.personId === login.person_id) return;
  await warne(ctx, login);
  throw kontoRefused('passkey-beim-anmelden');
}

const dort = (ctx: Ctx, login: Anmeldung): Ctx => ctx.as(ctx.actor, login.unternehmen_id ?? BETRIEB_ID);

async function istVorfuehrung(ctx: GuestCtx, login: Anmeldung): Promise<boolean> {
  if (!ctx.deps.env.demo) return false;
  const admin = await ctx.transaction((tx) => findAdminUser(tx, login.person_id));
  return admin?.demo === true;
}

/** Whoever has the password is one step from the door: once an hour at most, its owner hears of it. */
async function warne(ctx: GuestCtx, login: Anmeldung): Promise<void> {
  if (await mayCount(ctx, `code-falsch/${login.strategie}/${login.person_id}`, FALSCHE_OHNE_WARNUNG)) return;
  const stunde = Math.floor(ctx.now().getTime() / 3_600_000);
  await schreibeBrief(ctx, login, 'codeFalsch', `code-falsch/${login.person_id}/${stunde}`);
}

async function schreibeBrief(
  ctx: GuestCtx,
  login: Anmeldung,
  nachricht: Faktornachricht,
  ereignis?: string,
): Promise<void> {
  const { name } = await personOf(ctx, login);
  const an = { name, adresse: login.email };
  await dort(ctx, login).transaction((tx) =>
    meldeFaktor(ctx, tx, an, {
      nachricht,
      warnung: true,
      ...(ereignis === undefined ? {} : { ereignis }),
    }),
  );
}
