import { randomBytes, randomUUID } from 'node:crypto';

import type { buchen, Buchungsstand } from '@kehrtour/contract/buchung';
import type { BodyOf } from '@kehrtour/contract/endpoint';
import { adressSchluessel } from '@kehrtour/domain/adresse';
import {
  EINWILLIGUNGEN,
  istZahlungspflichtig,
  noetigeEinwilligungen,
  referenzAus,
  widerrufBis,
} from '@kehrtour/domain/buchung';
import { angebotId, type Moeglichkeit, waehleMitarbeiter, zeitenAm } from '@kehrtour/domain/freieZeiten';
import { hausnummerSchluessel } from '@kehrtour/domain/hausnummer';

import { legeZugangscodeAn } from '../ankuendigung/zugangscode.ts';
import { GEBUCHT } from '../kehrtour/nimmGebuchteAuf.ts';
import { sperreMitarbeiter } from '../mitarbeiter/sperreMitarbeiter.ts';
import type { Ctx, GuestCtx, TenantCtx } from '../platform/ctx.ts';
import type { Tx } from '../platform/db.ts';
import { announce } from '../platform/events.ts';
import { record } from '../platform/history.ts';
import { once } from '../platform/idempotency.ts';
import { feldRefused, Refused } from '../platform/refused.ts';
import { hashToken } from '../platform/secrets.ts';
import type { BuchbareRow } from './angebot.store.ts';
import { type Angebot, buchbareTaetigkeit, ladeAngebot, leseAngebot } from './angebot.ts';
import {
  bindeAufgabe,
  findGebucht,
  findKontakt,
  type GebuchterWunsch,
  type Herkunft,
  hausGibtEs,
  insertAufgabe,
  insertBuchung,
  insertHaus,
  insertKontakt,
  insertTermin,
  sperreAdresse,
  uebernimmZeit,
} from './buchung.store.ts';
import { maileBuchung } from './buchungMail.ts';
import { begrenzeKontakt, begrenzeSchreiben } from './grenzen.ts';
import { findUmgebung } from './haus.store.ts';
import { moeglichkeitAus, nimmZeit, zeitBelegt, zeitDerReservierung } from './reserviere.ts';
import {
  findReservierung,
  gibZeitFrei,
  lockReservierung,
  type ReservierungRow,
} from './reservierung.store.ts';
import { type Buchungswunsch, zeitwunschAus } from './wunsch.ts';
import { codeGueltigBis, standZumTermin } from './zeigeBuchung.ts';

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
  verlangeEinwilligungen(angebot, taetigkeit, moeglichkeitAus(row), eingabe);
  await begrenzeKontakt(ctx, eingabe.kontakt.email);
  try {
    const { terminId } = await once(angebot.ctx, key, ['buchen', eingabe], (joined) =>
      joined.transaction((tx) => schreibe(joined as TenantCtx, tx, { angebot, taetigkeit, token, eingabe })),
    );
    return standZumTermin(angebot.ctx, terminId);
  } catch (error) {
    if (!(error instanceof Refused) || error.code !== 'termin.zeit-belegt') throw error;
    const zeit = moeglichkeitAus(row);
    throw zeitBelegt(
      await ladeAngebot(ctx, slug),
      { zeitwunsch: zeitwunschAus(row.wunsch, taetigkeit), taetigkeit },
      { tag: zeit.tag, beginn: zeit.beginn },
    );
  }
}

/** Names, numbers and addresses are one line: a line break in them would be a new header of a mail. */
function pruefeEinzeilig({ kontakt }: Eingabe): void {
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
  const gegeben = new Set(eingabe.einwilligungen.map(({ art, fassung }) => `${art}/${fassung}`));
  const fehlend = noetigeEinwilligungen({ zahlungspflichtig, tag: zeit.tag, widerrufBis: bis }).filter(
    (art) => !gegeben.has(`${art}/${EINWILLIGUNGEN[art].fassung}`),
  );
  if (fehlend.length > 0)
    throw new Refused('buchung.einwilligung-fehlt', {
      felder: fehlend.map((art) => ({
        feld: `einwilligungen.${art}`,
        text: 'Bitte bestätigen Sie diesen Text.',
      })),
      angaben: { fehlend },
    });
  if (zahlungspflichtig && eingabe.zahlungspflichtig !== true)
    throw new Refused('buchung.einwilligung-fehlt', {
      detail: 'Bitte bestätigen Sie mit dem letzten Knopf, dass Sie zahlungspflichtig bestellen.',
      felder: [{ feld: 'zahlungspflichtig', text: 'fehlt' }],
    });
}

export const kostetGeld = ({ art, online, buchung }: BuchbareRow): boolean =>
  istZahlungspflichtig(art, online, buchung.preisCent ?? null);

type Auftrag = { angebot: Angebot; taetigkeit: BuchbareRow; token: Uint8Array; eingabe: Eingabe };

async function schreibe(
  ctx: TenantCtx,
  tx: Tx,
  { angebot, taetigkeit, token, eingabe }: Auftrag,
): Promise<{ terminId: string }> {
  const ungesperrt = await findReservierung(tx, token);
  if (!ungesperrt) throw new Refused('buchung.reservierung-abgelaufen');
  await sperreMitarbeiter(tx, [ungesperrt.mitarbeiter_id]);
  const row = await lockReservierung(tx, token);
  if (!row) throw new Refused('buchung.reservierung-abgelaufen');
  const gebucht = await findGebucht(tx, row.id);
  if (gebucht) return { terminId: gebucht.termin_id };
  const terminId = randomUUID();
  const zeit = await nimmGehaltene(ctx, tx, { row, taetigkeit, terminId });
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
  });
}

/** The held time; one that ran out is looked at again like any other, because its neighbours may have changed. */
async function nimmGehaltene(
  ctx: Ctx,
  tx: Tx,
  { row, taetigkeit, terminId }: { row: ReservierungRow; taetigkeit: BuchbareRow; terminId: string },
): Promise<Moeglichkeit> {
  const gehalten = moeglichkeitAus(row);
  if (row.laeuft_ab > ctx.now() && (await uebernimmZeit(tx, row.id, terminId))) return gehalten;
  await gibZeitFrei(tx, row.id);
  const { lage, regeln } = await leseAngebot(ctx as TenantCtx, tx, { nur: gehalten.tag });
  const frei = zeitenAm(lage, zeitwunschAus(row.wunsch, taetigkeit), gehalten.tag);
  // Only this person's days are locked here; somebody else's time is another offer.
  const noch = waehleMitarbeiter(frei, angebotId(gehalten)).find(
    ({ mitarbeiterId }) => mitarbeiterId === gehalten.mitarbeiterId,
  );
  const genommen =
    noch &&
    (await nimmZeit(
      tx,
      noch,
      { id: row.id, laeuftAb: null, jetzt: ctx.now(), plaetzeMax: regeln.plaetzeJeHalbtag },
      terminId,
    ));
  if (!noch || !genommen) throw new Refused('termin.zeit-belegt');
  return noch;
}

export function alsGebucht(
  { wunsch }: { wunsch: Buchungswunsch },
  taetigkeit: BuchbareRow,
  zuschlag: { zuschlagCent: number | null; zuschlagText: string },
): GebuchterWunsch {
  return {
    taetigkeitId: wunsch.taetigkeitId,
    angaben: wunsch.angaben,
    dauerMinuten: wunsch.dauerMinuten,
    anschrift: wunsch.anschrift,
    ort: wunsch.ort,
    ortQuelle: wunsch.ortQuelle,
    ortGuete: wunsch.ortGuete,
    gebietId: wunsch.gebietId,
    liegenschaftId: wunsch.liegenschaftId,
    nutzungseinheitId: wunsch.nutzungseinheitId,
    aufgabeId: wunsch.aufgabeId,
    mitCode: wunsch.mitCode,
    kundentext: taetigkeit.kundentext,
    art: taetigkeit.art,
    preisCent: taetigkeit.buchung.preisCent ?? null,
    preisText: taetigkeit.buchung.preisText ?? '',
    zuschlagCent: zuschlag.zuschlagCent,
    zuschlagText: zuschlag.zuschlagText,
    zahlungspflichtig: kostetGeld(taetigkeit),
  };
}

export type Buchungsauftrag = {
  /** Also the id of the hold it was made of. */
  readonly id: string;
  readonly terminId: string;
  /** Taken already: its range or seat carries `terminId`. */
  readonly zeit: Moeglichkeit;
  readonly taetigkeit: BuchbareRow;
  readonly slug: string;
  readonly wunsch: GebuchterWunsch;
  readonly kontakt: { vorname: string; nachname: string; email: string; telefon: string };
  readonly notiz: string;
  readonly einwilligungen: readonly unknown[];
  readonly herkunft: Herkunft;
  readonly status: 'bestaetigt' | 'angefragt';
};

/** Everything a booking leaves behind, for the page and for the office on the phone; the time itself is taken before. */
export async function schreibeTermin(
  ctx: TenantCtx,
  tx: Tx,
  auftrag: Buchungsauftrag,
): Promise<{ terminId: string }> {
  const { terminId, zeit, wunsch } = auftrag;
  const am = (minute: number): Date => new Date(minute * 60_000);
  const haus = await findeHaus(tx, wunsch);
  const kontaktId = await findePerson(tx, haus, auftrag);
  const kehrtourId = zeit.art === 'platz' ? zeit.kehrtourId : null;
  await insertTermin(tx, {
    id: terminId,
    liegenschaftId: haus.id,
    nutzungseinheitId: wunsch.nutzungseinheitId,
    kehrtourId,
    mitarbeiterId: zeit.mitarbeiterId,
    status: auftrag.status,
    fensterVon: am(zeit.fenster.von),
    fensterBis: am(zeit.fenster.bis),
    beginn: am(zeit.beginn),
    ende: am(zeit.ende),
    taetigkeit: wunsch.kundentext,
    notiz: auftrag.notiz,
  });
  const gebunden =
    wunsch.aufgabeId !== null && (await bindeAufgabe(tx, wunsch.aufgabeId, terminId, kehrtourId));
  if (!gebunden)
    await insertAufgabe(tx, {
      id: randomUUID(),
      terminId,
      liegenschaftId: haus.id,
      nutzungseinheitId: wunsch.nutzungseinheitId,
      kehrtourId,
      taetigkeitId: wunsch.taetigkeitId,
      tag: zeit.tag,
      dauerMinuten: wunsch.dauerMinuten,
    });
  await schreibeBuchung(ctx, tx, auftrag, kontaktId);
  await legeZugangscodeAn(ctx, tx, terminId, codeGueltigBis(am(zeit.fenster.bis)));
  if (auftrag.kontakt.email !== '')
    await maileBuchung(ctx, tx, terminId, auftrag.status === 'angefragt' ? 'angefragt' : 'gebucht');
  await record(ctx, tx, {
    gegenstand: 'termin',
    id: terminId,
    was: 'gebucht',
    nach: { status: auftrag.status },
  });
  if (kehrtourId !== null)
    await ctx.deps.jobs.enqueue(tx, GEBUCHT, { unternehmenId: ctx.unternehmenId, kehrtourId });
  await announce(tx, { art: 'termin', id: terminId, ...(kehrtourId ? { kehrtourId } : {}) });
  return { terminId };
}

async function schreibeBuchung(ctx: Ctx, tx: Tx, auftrag: Buchungsauftrag, kontaktId: string): Promise<void> {
  for (let versuch = 0; versuch < 5; versuch += 1) {
    const referenz = referenzAus(auftrag.slug, randomBytes(5));
    if (await insertBuchung(tx, { ...auftrag, kontaktId, referenz, am: ctx.now() })) return;
  }
  throw new Error('no free reference');
}

/** The house that is known, or a new one; two who book for the same new address make one. */
async function findeHaus(tx: Tx, wunsch: GebuchterWunsch): Promise<{ id: string; neu: boolean }> {
  if (wunsch.liegenschaftId !== null && (await hausGibtEs(tx, wunsch.liegenschaftId)))
    return { id: wunsch.liegenschaftId, neu: false };
  await sperreAdresse(tx, adressSchluessel(wunsch.anschrift));
  const { haeuser } = await findUmgebung(tx, wunsch.anschrift);
  const nummer = hausnummerSchluessel(wunsch.anschrift.hausnr);
  const haus = haeuser.find((eines) => hausnummerSchluessel(eines.hausnr) === nummer);
  if (haus) return { id: haus.id, neu: false };
  const id = randomUUID();
  await insertHaus(tx, id, wunsch);
  return { id, neu: true };
}

async function findePerson(
  tx: Tx,
  haus: { id: string; neu: boolean },
  { kontakt, wunsch, herkunft }: Buchungsauftrag,
): Promise<string> {
  const bekannt = kontakt.email === '' ? undefined : await findKontakt(tx, haus.id, kontakt);
  if (bekannt) return bekannt.id;
  const id = randomUUID();
  await insertKontakt(tx, id, haus.id, {
    ...kontakt,
    nutzungseinheitId: wunsch.nutzungseinheitId,
    empfaengt: haus.neu || wunsch.mitCode || herkunft === 'telefon',
  });
  return id;
}
