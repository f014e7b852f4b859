import { randomUUID } from 'node:crypto';

import type { buchen, Buchungsstand } from '@kehrtour/contract/buchung';
import type { BodyOf } from '@kehrtour/contract/endpoint';
import { noetigeEinwilligungen, widerrufBis } from '@kehrtour/domain/buchung/buchung';
import { umgangMitWahl } from '@kehrtour/domain/buchung/buchungsbestaetigung';

import { once } from '../platform/access/idempotency.ts';
import type { GuestCtx, TenantCtx } from '../platform/ctx.ts';
import type { Tx } from '../platform/db/db.ts';
import { Refused } from '../platform/refusal/refused.ts';
import { nurAnfrage } from './angebot/kostetGeld.ts';
import { mitNachsicht } from './angebot/strassenwege.ts';
import { buchungRefused } from './buchung.grund.ts';
import type { GebuchterWunsch } from './buchung.store.ts';
import { alsBestellt } from './gebuchterWunsch.ts';
import { begrenzeKontakt, begrenzeSchreiben } from './grenze/grenzen.ts';
import { type Gehalten, ladeReservierung } from './reservierung/ladeReservierung.ts';
import { loeseReservierungEin } from './reservierung/loeseReservierungEin.ts';
import { nichtMehrFrei } from './reservierung/nichtMehrFrei.ts';
import { schreibeTermin } from './schreibeTermin.ts';
import { verlangeZustimmung } from './vertrag.ts';
import { standZumTermin } from './zeigeBuchung.ts';

type Eingabe = BodyOf<typeof buchen>;

/**
 * Turns a held time into an appointment: house, person, appointment, task, code and mail in one transaction. A hold that ran
 * out is booked all the same while nobody else has the time; the same hold is booked once, whatever is sent how often.
 * @throws Refused 'termin.zeit-belegt' with other times · 'buchung.reservierung-abgelaufen' · 'buchung.einwilligung-fehlt' ·
 * 'buchung.erst-bestaetigen' where bookings are noted first (`vormerken`)
 */
export async function bucheTermin(
  ctx: GuestCtx,
  key: string,
  slug: string,
  eingabe: Eingabe,
): Promise<Buchungsstand> {
  await begrenzeSchreiben(ctx);
  pruefeEinzeilig(eingabe);
  const gehalten = await ladeReservierung(ctx, slug, eingabe.reservierung);
  const { angebot, taetigkeit, zeit } = gehalten;
  if (umgangMitWahl(angebot.regeln, gehalten.wunsch) === 'vormerken')
    throw new Refused('buchung.erst-bestaetigen');
  const wunsch = alsBestellt(gehalten, taetigkeit, gehalten.gezeigt);
  verlangeEinwilligungen(gehalten, wunsch, eingabe);
  await begrenzeKontakt(ctx, eingabe.kontakt.email);
  const beurteilt = { ...gehalten, zeitwunsch: await mitNachsicht(angebot, gehalten.zeitwunsch, zeit.tag) };
  try {
    const { terminId } = await once(angebot.ctx, key, ['buchen', eingabe], (joined) =>
      joined.transaction((tx) => bucheGehaltenes(joined, tx, { gehalten: beurteilt, wunsch, eingabe })),
    );
    return standZumTermin(angebot.ctx, terminId);
  } catch (error) {
    if (!(error instanceof Refused) || error.code !== 'termin.zeit-belegt') throw error;
    throw await nichtMehrFrei(ctx, slug, gehalten);
  }
}

/** Names, numbers and addresses are one line: a line break in them would be a new header of a mail. */
export function pruefeEinzeilig({ kontakt }: Pick<Eingabe, 'kontakt'>): void {
  for (const [feld, wert] of Object.entries(kontakt))
    if (/[\p{Cc}\u2028\u2029]/u.test(wert)) throw buchungRefused('mehrere-zeilen', `kontakt.${feld}`);
}

/** @throws Refused 'buchung.einwilligung-fehlt' */
export function verlangeEinwilligungen(
  { angebot, zeit }: Pick<Gehalten, 'angebot' | 'zeit'>,
  { zahlungspflichtig }: Pick<GebuchterWunsch, 'zahlungspflichtig'>,
  eingabe: Parameters<typeof verlangeZustimmung>[1],
): void {
  const bis = widerrufBis(angebot.ctx.now(), angebot.feiertageAmSitz);
  const noetig = noetigeEinwilligungen({ zahlungspflichtig, tag: zeit.tag, widerrufBis: bis });
  verlangeZustimmung(noetig, eingabe, zahlungspflichtig);
}

type Auftrag = { gehalten: Gehalten; wunsch: GebuchterWunsch; eingabe: Eingabe };

async function bucheGehaltenes(
  ctx: TenantCtx,
  tx: Tx,
  { gehalten, wunsch, eingabe }: Auftrag,
): Promise<{ terminId: string }> {
  const { kontakt } = eingabe;
  const terminId = randomUUID();
  const eingeloest = await loeseReservierungEin(ctx, tx, { gehalten, terminId, kontakt });
  if (eingeloest.art === 'schon-gebucht') return { terminId: eingeloest.terminId };
  const { taetigkeit, angebot } = gehalten;
  return schreibeTermin(ctx, tx, {
    id: gehalten.id,
    terminId,
    zeit: eingeloest.zeit,
    taetigkeit,
    slug: angebot.stamm.slug,
    wunsch,
    kontakt: { ...kontakt, telefon: kontakt.telefon ?? '' },
    notiz: eingabe.notiz ?? '',
    einwilligungen: eingabe.einwilligungen.map((eine) => ({ ...eine, am: ctx.now().toISOString() })),
    herkunft: eingabe.herkunft ?? 'seite',
    status: nurAnfrage(taetigkeit) ? 'angefragt' : 'bestaetigt',
    bestaetigenBis: eingeloest.bestaetigenBis,
    bestaetigtAm: null,
    spur: eingeloest.spur,
  });
}
