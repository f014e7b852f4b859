import { randomBytes, randomUUID } from 'node:crypto';

import { adressSchluessel } from '@kehrtour/domain/adresse';
import { referenzAus } from '@kehrtour/domain/buchung';
import type { Moeglichkeit } from '@kehrtour/domain/freieZeiten';
import { hausnummerSchluessel } from '@kehrtour/domain/hausnummer';
import type { Buchungsherkunft } from '@kehrtour/domain/termin';

import { bindeAufgabe, insertAufgabe } from '../aufgabe/aufgabenstand.ts';
import { GEBUCHT } from '../kehrtour/nimmGebuchteAuf.ts';
import { insertHaus, insertKontakt } from '../liegenschaft/gebuchtesHaus.ts';
import type { Ctx, TenantCtx } from '../platform/ctx.ts';
import type { Tx } from '../platform/db.ts';
import { announce } from '../platform/events.ts';
import { record } from '../platform/history.ts';
import { insertTermin } from '../termin/terminstand.ts';
import { legeZugangscodeAn } from '../zugang/zugangscode.ts';
import type { BuchbareRow } from './angebot/angebot.store.ts';
import { type Buchungsspur } from './angebot/grenzen.ts';
import { findUmgebung } from './angebot/haus.store.ts';
import {
  findKontakt,
  type GebuchterWunsch,
  hausGibtEs,
  insertBuchung,
  sperreAdresse,
} from './buchung.store.ts';
import { maileBuchung } from './buchungMail.ts';
import { codeGueltigBis } from './zeigeBuchung.ts';

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
  readonly herkunft: Buchungsherkunft;
  /** `angekuendigt`: the office proposes this time, the customer has not said yes. */
  readonly status: 'bestaetigt' | 'angefragt' | 'angekuendigt';
  /** Lapses then unless the address of the mail is confirmed; null: nothing to confirm. */
  readonly bestaetigenBis: Date | null;
  /** What its network, mail, phone and house are counted by; null: nobody has to be counted. */
  readonly spur: Buchungsspur | null;
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
    status: auftrag.bestaetigenBis === null ? auftrag.status : 'angefragt',
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
    await maileBuchung(
      ctx,
      tx,
      terminId,
      auftrag.bestaetigenBis === null ? ANLASS[auftrag.status] : 'bestaetigen',
    );
  await record(ctx, tx, {
    gegenstand: 'termin',
    id: terminId,
    was: 'gebucht',
    nach: { status: auftrag.status },
  });
  if (kehrtourId !== null && auftrag.bestaetigenBis === null)
    await ctx.deps.jobs.enqueue(tx, GEBUCHT, { unternehmenId: ctx.unternehmenId, kehrtourId });
  await announce(tx, { art: 'termin', id: terminId, ...(kehrtourId ? { kehrtourId } : {}) });
  return { terminId };
}

const ANLASS = { bestaetigt: 'gebucht', angefragt: 'angefragt', angekuendigt: 'vorgeschlagen' } as const;

async function schreibeBuchung(ctx: Ctx, tx: Tx, auftrag: Buchungsauftrag, kontaktId: string): Promise<void> {
  const { bestaetigenBis, status } = auftrag;
  const nachBestaetigung = bestaetigenBis === null || status === 'angekuendigt' ? null : status;
  for (let versuch = 0; versuch < 5; versuch += 1) {
    const referenz = referenzAus(auftrag.slug, randomBytes(5));
    const neu = { ...auftrag, kontaktId, referenz, am: ctx.now(), nachBestaetigung };
    if (await insertBuchung(tx, neu)) return;
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
  await insertHaus(tx, id, { ...wunsch, einheiten: wunsch.angaben.nutzungseinheiten ?? 1 });
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
