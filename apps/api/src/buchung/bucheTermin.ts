import { randomUUID } from 'node:crypto';

import type { buchen, Buchungsstand } from '@kehrtour/contract/buchung';
import type { BodyOf } from '@kehrtour/contract/endpoint';
import { noetigeEinwilligungen, widerrufBis } from '@kehrtour/domain/buchung';
import { bestaetigenBis } from '@kehrtour/domain/buchungsbestaetigung';
import type { Moeglichkeit, Zeitwunsch } from '@kehrtour/domain/freieZeiten';

import { uebernimmZeit } from '../belegung/belegung.ts';
import { findKehrtour } from '../kehrtour/kehrtourStand.ts';
import type { Ctx, GuestCtx, TenantCtx } from '../platform/ctx.ts';
import type { Tx } from '../platform/db.ts';
import { once } from '../platform/idempotency.ts';
import { feldRefused, Refused } from '../platform/refused.ts';
import { hashToken } from '../platform/secrets.ts';
import type { BuchbareRow } from './angebot/angebot.store.ts';
import { type Angebot, buchbareTaetigkeit } from './angebot/angebot.ts';
import { begrenzeKontakt, begrenzeSchreiben, spurVon } from './angebot/grenzen.ts';
import { kostetGeld } from './angebot/kostetGeld.ts';
import { ladeAngebot } from './angebot/ladeAngebot.ts';
import { mitNachsicht, mitStrassen } from './angebot/strassenwege.ts';
import { zeitwunschAus } from './angebot/wunsch.ts';
import { findGebucht } from './buchung.store.ts';
import { alsGebucht } from './gebuchterWunsch.ts';
import { begrenzeSpur } from './reservierung/begrenzeSpur.ts';
import { nimmNochEinmal } from './reservierung/nimmNochEinmal.ts';
import { moeglichkeitAus, zeitBelegt, zeitDerReservierung } from './reservierung/reserviere.ts';
import {
  findReservierung,
  lockReservierung,
  type ReservierungRow,
} from './reservierung/reservierung.store.ts';
import { sperreSpur } from './reservierung/spur.store.ts';
import { schreibeTermin } from './schreibeTermin.ts';
import { sperreBeteiligte } from './sperreBuchung.ts';
import { verlangeZustimmung } from './vertrag.ts';
import { standZumTermin } from './zeigeBuchung.ts';

type Eingabe = BodyOf<typeof buchen>;

/**
 * Turns a held time into an appointment: house, person, appointment, task, code and mail in one transaction. A hold that ran
 * out is booked all the same while nobody else has the time; the same hold is booked once, whatever is sent how often.
 * @throws Refused 'termin.zeit-belegt' with other times · 'buchung.reservierung-abgelaufen' · 'buchung.einwilligung-fehlt'
 */
export async function bucheTermin(
  ctx: GuestCtx,
  key: string,
  slug: string,
  eingabe: Eingabe,
): Promise<Buchungsstand> {
  await begrenzeSchreiben(ctx);
  pruefeEinzeilig(eingabe);
  const angebot = await ladeAngebot(ctx, slug);
  const token = hashToken(eingabe.reservierung);
  const row = await angebot.ctx.transaction((tx) => findReservierung(tx, token));
  const taetigkeit = row && buchbareTaetigkeit(angebot.stamm, row.wunsch.taetigkeitId);
  if (!row || !taetigkeit) throw new Refused('buchung.reservierung-abgelaufen');
  const gehalten = moeglichkeitAus(row);
  verlangeEinwilligungen(angebot, taetigkeit, gehalten, eingabe);
  await begrenzeKontakt(ctx, eingabe.kontakt.email);
  const zeitwunsch = await mitNachsicht(angebot, zeitwunschAus(row.wunsch, taetigkeit), gehalten.tag);
  try {
    const { terminId } = await once(angebot.ctx, key, ['buchen', eingabe], (joined) =>
      joined.transaction((tx) =>
        bucheGehaltenes(joined as TenantCtx, tx, { angebot, taetigkeit, zeitwunsch, token, eingabe }),
      ),
    );
    return standZumTermin(angebot.ctx, terminId);
  } catch (error) {
    if (!(error instanceof Refused) || error.code !== 'termin.zeit-belegt') throw error;
    const { tag, beginn } = gehalten;
    throw zeitBelegt(
      await ladeAngebot(ctx, slug),
      { zeitwunsch: await mitStrassen(angebot, zeitwunschAus(row.wunsch, taetigkeit), tag), taetigkeit },
      { tag, beginn },
    );
  }
}

/** Names, numbers and addresses are one line: a line break in them would be a new header of a mail. */
export function pruefeEinzeilig({ kontakt }: Pick<Eingabe, 'kontakt'>): void {
  for (const [feld, wert] of Object.entries(kontakt))
    if (/[\p{Cc}\u2028\u2029]/u.test(wert))
      throw feldRefused(
        `kontakt.${feld}`,
        'Bitte schreiben Sie hier nur eine Zeile, ohne Sonderzeichen zur Steuerung.',
      );
}

function verlangeEinwilligungen(
  angebot: Angebot,
  taetigkeit: BuchbareRow,
  zeit: Moeglichkeit,
  eingabe: Eingabe,
): void {
  const zahlungspflichtig = kostetGeld(taetigkeit);
  const bis = widerrufBis(angebot.ctx.now(), angebot.feiertage);
  const noetig = noetigeEinwilligungen({ zahlungspflichtig, tag: zeit.tag, widerrufBis: bis });
  verlangeZustimmung(noetig, eingabe, zahlungspflichtig);
}

type Auftrag = {
  angebot: Angebot;
  taetigkeit: BuchbareRow;
  zeitwunsch: Zeitwunsch;
  token: Uint8Array;
  eingabe: Eingabe;
};

async function bucheGehaltenes(
  ctx: TenantCtx,
  tx: Tx,
  { angebot, taetigkeit, zeitwunsch, token, eingabe }: Auftrag,
): Promise<{ terminId: string }> {
  const ungesperrt = await findReservierung(tx, token);
  if (!ungesperrt) throw new Refused('buchung.reservierung-abgelaufen');
  const spur = spurVon(ctx, { ...eingabe.kontakt, anschrift: ungesperrt.wunsch.anschrift });
  await sperreSpur(tx, spur);
  await sperreBeteiligte(tx, {
    mitarbeiterIds: [ungesperrt.mitarbeiter_id],
    kehrtourIds: ungesperrt.kehrtour_id === null ? [] : [ungesperrt.kehrtour_id],
  });
  const row = await lockReservierung(tx, token);
  if (!row) throw new Refused('buchung.reservierung-abgelaufen');
  const gebucht = await findGebucht(tx, row.id);
  if (gebucht) return { terminId: gebucht.termin_id };
  const terminId = randomUUID();
  const laeuftAb = bestaetigenBisDer(ctx, angebot, row);
  await begrenzeSpur(ctx, tx, spur, { regeln: angebot.regeln, bekannt: laeuftAb === null });
  const zeit = await nimmGehaltene(ctx, tx, { row, zeitwunsch, terminId, laeuftAb });
  return schreibeTermin(ctx, tx, {
    id: row.id,
    terminId,
    zeit,
    taetigkeit,
    slug: angebot.stamm.slug,
    wunsch: alsGebucht(row, taetigkeit, zeitDerReservierung(angebot, taetigkeit, row)),
    kontakt: { ...eingabe.kontakt, telefon: eingabe.kontakt.telefon ?? '' },
    notiz: eingabe.notiz ?? '',
    einwilligungen: eingabe.einwilligungen.map((eine) => ({ ...eine, am: ctx.now().toISOString() })),
    herkunft: eingabe.herkunft ?? 'seite',
    status: taetigkeit.online === 'anfrage' ? 'angefragt' : 'bestaetigt',
    bestaetigenBis: laeuftAb,
    spur,
  });
}

/** Whoever has the code of a slip or a mail is known by it; everybody else shows that the mail can be read. */
function bestaetigenBisDer(
  ctx: Ctx,
  { regeln: { bestaetigenMinuten } }: Angebot,
  { wunsch, fenster_von }: ReservierungRow,
): Date | null {
  return bestaetigenMinuten === null || wunsch.mitCode
    ? null
    : bestaetigenBis(ctx.now(), bestaetigenMinuten, fenster_von);
}

/** The held time while the hold runs; one that ran out, or lies in a round that was called off, only if it is still offered. */
async function nimmGehaltene(
  ctx: Ctx,
  tx: Tx,
  {
    row,
    zeitwunsch,
    terminId,
    laeuftAb,
  }: { row: ReservierungRow; zeitwunsch: Zeitwunsch; terminId: string; laeuftAb: Date | null },
): Promise<Moeglichkeit> {
  const gilt = row.laeuft_ab > ctx.now() && (await faehrtNoch(tx, row));
  if (gilt && (await uebernimmZeit(tx, row.id, { terminId, laeuftAb }))) return moeglichkeitAus(row);
  const noch = await nimmNochEinmal(ctx, tx, { row, zeitwunsch }, { laeuftAb, terminId });
  if (!noch) throw new Refused('termin.zeit-belegt');
  return noch;
}

async function faehrtNoch(tx: Tx, { kehrtour_id }: ReservierungRow): Promise<boolean> {
  if (kehrtour_id === null) return true;
  const status = (await findKehrtour(tx, kehrtour_id))?.status;
  return status === 'geplant' || status === 'angekuendigt';
}
