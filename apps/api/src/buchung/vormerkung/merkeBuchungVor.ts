import { randomUUID } from 'node:crypto';

import type { AnswerOf, BodyOf } from '@kehrtour/contract/endpoint';
import type { vormerken } from '@kehrtour/contract/vormerkung';
import { bestaetigenBis } from '@kehrtour/domain/buchung/buchungsbestaetigung';
import { zeitpunktVon } from '@kehrtour/domain/zeiten/zeitgrundlage';

import { gibZeitFrei } from '../../belegung/belegung.ts';
import { once } from '../../platform/access/idempotency.ts';
import type { GuestCtx, TenantCtx } from '../../platform/ctx.ts';
import type { Tx } from '../../platform/db/db.ts';
import { Refused } from '../../platform/refusal/refused.ts';
import { hashToken } from '../../platform/settings/secrets.ts';
import { nichtMehrFrei } from '../angebot/nichtMehrFrei.ts';
import { ladeBestellung } from '../bestellung.ts';
import { sperreSpur } from '../grenze/grenze.store.ts';
import { begrenzeSpur, spurVon } from '../grenze/spur.ts';
import type { Gehalten } from '../reservierung/reservierung.ts';
import { freieZeitenNoch } from './freieZeitenNoch.ts';
import { versiegle } from './inhalt.ts';
import { maileVormerkung } from './maileVormerkung.ts';
import { vormerkungstoken } from './oeffneVormerkung.ts';
import { insertVormerkung } from './vormerkung.store.ts';

type Eingabe = BodyOf<typeof vormerken>;

/**
 * Notes what a stranger wants to book and mails the link that books it: house, person, appointment and time come with that.
 * @throws Refused 'termin.zeit-belegt' with other times · 'buchung.reservierung-abgelaufen', also where bookings are entered
 * at once · 'buchung.einwilligung-fehlt' · 'buchung.zu-viele-unbestaetigte'
 */
export async function merkeBuchungVor(
  ctx: GuestCtx,
  key: string,
  slug: string,
  eingabe: Eingabe,
): Promise<AnswerOf<typeof vormerken>> {
  const { gehalten } = await ladeBestellung(ctx, slug, eingabe, 'vormerken');
  try {
    const { id } = await once(gehalten.angebot.ctx, key, ['vormerken', eingabe], (joined) =>
      joined.transaction((tx) => merkeVor(joined, tx, gehalten, eingabe)),
    );
    return { vormerkung: vormerkungstoken(ctx.deps.secrets, id) };
  } catch (error) {
    if (!(error instanceof Refused) || error.code !== 'termin.zeit-belegt') throw error;
    throw await nichtMehrFrei(ctx, slug, gehalten);
  }
}

async function merkeVor(
  ctx: TenantCtx,
  tx: Tx,
  gehalten: Gehalten,
  eingabe: Eingabe,
): Promise<{ id: string }> {
  const { angebot, wunsch, gezeigt } = gehalten;
  const { kontakt, notiz, herkunft } = eingabe;
  const spur = spurVon(ctx, { ...kontakt, anschrift: wunsch.anschrift });
  await sperreSpur(tx, spur);
  await begrenzeSpur(ctx, tx, spur, { regeln: angebot.regeln, bekannt: false });
  // Kept before the company changed its mind: from now on it blocks nobody.
  await gibZeitFrei(tx, gehalten.id);
  const frei = await freieZeitenNoch(ctx, tx, gehalten.zeitwunsch, gezeigt.id);
  const [erste] = frei.zeiten;
  if (!erste) throw new Refused('termin.zeit-belegt');
  const id = randomUUID();
  const am = ctx.now();
  const minuten = angebot.regeln.bestaetigenMinuten ?? 0;
  const gueltigBis = bestaetigenBis(am, minuten, zeitpunktVon(erste.fenster.von));
  const einwilligungen = eingabe.einwilligungen.map((eine) => ({ ...eine, am: am.toISOString() }));
  const inhalt = versiegle(ctx, id, { wunsch, zeit: gezeigt, kontakt, notiz, herkunft, einwilligungen });
  const token = hashToken(vormerkungstoken(ctx.deps.secrets, id));
  await insertVormerkung(tx, { id, token, inhalt, am, gueltigBis, spur });
  await maileVormerkung(ctx, tx, { id, gehalten, eingabe, gueltigBis });
  return { id };
}
