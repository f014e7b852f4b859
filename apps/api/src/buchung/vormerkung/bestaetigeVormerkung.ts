import { randomUUID } from 'node:crypto';

import type { Buchungsstand } from '@kehrtour/contract/buchung';
import type { BodyOf } from '@kehrtour/contract/endpoint';
import type { vormerkungBestaetigen } from '@kehrtour/contract/vormerkung';
import {
  kehrtourVon,
  type Moeglichkeit,
  tagDesAngebots,
  waehleMitarbeiter,
  zeitenAm,
  type Zeitwunsch,
} from '@kehrtour/domain/zeiten/freieZeiten';

import { once } from '../../platform/access/idempotency.ts';
import type { GuestCtx, TenantCtx } from '../../platform/ctx.ts';
import type { Tx } from '../../platform/db/db.ts';
import { Refused } from '../../platform/refusal/refused.ts';
import { imOrt } from '../angebot/angebot.ts';
import { nurAnfrage } from '../angebot/kostetGeld.ts';
import { mitNachsicht } from '../angebot/strassenwege.ts';
import { zeitwunschAus } from '../angebot/wunsch.ts';
import { zeitAus } from '../angebot/zeitAus.ts';
import { alsBestellt } from '../bestellung.ts';
import { type Buchungsspur, sperreSpur } from '../grenze/grenze.store.ts';
import { begrenzeSchreiben } from '../grenze/grenzen.ts';
import { begrenzeSpur } from '../grenze/spur.ts';
import { nimmZeit, sperreZeiten } from '../reservierung/nimmZeit.ts';
import { schreibeBuchung } from '../schreibeBuchung.ts';
import { standZumTermin } from '../zeigeBuchung.ts';
import { freieZeitenNoch } from './freieZeitenNoch.ts';
import { oeffneVormerkung, type Vorgemerkt } from './oeffneVormerkung.ts';
import { findVormerkung, merkeGebucht, type VormerkungRow } from './vormerkung.store.ts';

type Eingabe = BodyOf<typeof vormerkungBestaetigen>;
type Auftrag = Vorgemerkt & { readonly eingabe: Eingabe; readonly zeitwunsch: Zeitwunsch };

/**
 * Books what was noted, in one transaction and as if it were booked now: bounds, time, house, person, task and mail. The same
 * link is one booking, pressed however often.
 * @throws Refused 'code-ungueltig' · 'buchung.vormerkung-abgelaufen' · 'termin.zeit-belegt': its page offers others ·
 * 'buchung.einwilligung-fehlt' · 'buchung.zu-viele-unbestaetigte'
 */
export async function bestaetigeVormerkung(
  ctx: GuestCtx,
  key: string,
  slug: string,
  eingabe: Eingabe,
): Promise<Buchungsstand> {
  await begrenzeSchreiben(ctx);
  const vorgemerkt = await oeffneVormerkung(ctx, slug, eingabe);
  const { angebot, inhalt, taetigkeit } = vorgemerkt;
  const genau = zeitwunschAus(inhalt.wunsch, taetigkeit);
  const tag = tagDesAngebots(eingabe.zeitId ?? '') ?? inhalt.zeit.tag;
  const zeitwunsch = await mitNachsicht(angebot, genau, tag);
  const { terminId } = await once(angebot.ctx, key, ['vormerkung', eingabe], (joined) =>
    joined.transaction((tx) => bucheVorgemerktes(joined, tx, { ...vorgemerkt, eingabe, zeitwunsch })),
  );
  return standZumTermin(angebot.ctx, terminId);
}

/** Locks as a hold that is booked: what is counted together, rounds, people's days, the row itself. */
async function bucheVorgemerktes(ctx: TenantCtx, tx: Tx, auftrag: Auftrag): Promise<{ terminId: string }> {
  const { angebot, eingabe, inhalt, token, zeitwunsch } = auftrag;
  const spur = spurDer(auftrag.row);
  const zeitId = eingabe.zeitId ?? inhalt.zeit.id;
  await sperreSpur(tx, spur);
  const tag = tagDesAngebots(zeitId) ?? inhalt.zeit.tag;
  const gesehen = waehleMitarbeiter(zeitenAm(angebot.grundlage, zeitwunsch, tag), zeitId);
  await sperreZeiten(tx, gesehen);
  const row = await findVormerkung(tx, token, true);
  if (!row) throw new Refused('code-ungueltig');
  if (row.termin_id !== null) return { terminId: row.termin_id };
  if (row.gueltig_bis <= ctx.now()) throw new Refused('buchung.vormerkung-abgelaufen');
  await begrenzeSpur(ctx, tx, spur, { regeln: angebot.regeln, bekannt: true });
  const terminId = randomUUID();
  const zeit = await nimmEine(ctx, tx, { row, terminId, zeitId, zeitwunsch, gesehen });
  await schreibeVorgemerktes(ctx, tx, auftrag, { row, terminId, zeit, spur });
  await merkeGebucht(tx, row.id, terminId);
  return { terminId };
}

type Griff = { row: VormerkungRow; terminId: string; zeitId: string; zeitwunsch: Zeitwunsch };

/** With whoever has the shortest way and is still free; only those whose days are locked. */
async function nimmEine(
  ctx: TenantCtx,
  tx: Tx,
  { row, terminId, zeitId, zeitwunsch, gesehen }: Griff & { gesehen: readonly Moeglichkeit[] },
): Promise<Moeglichkeit> {
  const { angebot, zeiten } = await freieZeitenNoch(ctx, tx, zeitwunsch, zeitId);
  const fest = { id: row.id, laeuftAb: null, jetzt: ctx.now(), plaetzeMax: angebot.regeln.plaetzeJeHalbtag };
  for (const zeit of zeiten.filter((eine) => gesehen.some((andere) => istDieselbe(eine, andere))))
    if (await nimmZeit(tx, zeit, fest, terminId)) return zeit;
  throw new Refused('termin.zeit-belegt');
}

const istDieselbe = (eine: Moeglichkeit, andere: Moeglichkeit): boolean =>
  eine.mitarbeiterId === andere.mitarbeiterId && kehrtourVon(eine) === kehrtourVon(andere);

async function schreibeVorgemerktes(
  ctx: TenantCtx,
  tx: Tx,
  { angebot, eingabe, inhalt, taetigkeit }: Auftrag,
  {
    row,
    terminId,
    zeit,
    spur,
  }: { row: VormerkungRow; terminId: string; zeit: Moeglichkeit; spur: Buchungsspur },
): Promise<void> {
  const jetzt = ctx.now();
  const gezeigt = zeitAus(imOrt(angebot, inhalt.wunsch.anschrift), taetigkeit, zeit);
  const neue = (eingabe.einwilligungen ?? []).map((eine) => ({ ...eine, am: jetzt.toISOString() }));
  const einwilligungen = [...inhalt.einwilligungen, ...neue];
  const { zahlungspflichtig } = eingabe;
  const bestellt = { wunsch: inhalt.wunsch, angebot, taetigkeit, zeit, gezeigt };
  const wunsch = alsBestellt(bestellt, { einwilligungen, zahlungspflichtig });
  await schreibeBuchung(ctx, tx, {
    id: row.id,
    terminId,
    zeit,
    taetigkeit,
    slug: angebot.stamm.slug,
    wunsch,
    kontakt: { ...inhalt.kontakt, telefon: inhalt.kontakt.telefon ?? '' },
    notiz: inhalt.notiz ?? '',
    einwilligungen,
    herkunft: inhalt.herkunft ?? 'seite',
    status: nurAnfrage(taetigkeit) ? 'angefragt' : 'bestaetigt',
    bestaetigenBis: row.gueltig_bis,
    bestaetigtAm: jetzt,
    spur,
  });
}

/** As it was when the form was sent: a wave is seen by that network, not by the one a mail is read in. */
const spurDer = (row: VormerkungRow): Buchungsspur => ({
  netz: Buffer.from(row.netz_hash),
  mail: Buffer.from(row.mail_hash),
  telefon: row.telefon_hash === null ? null : Buffer.from(row.telefon_hash),
  haus: row.haus_schluessel,
});
