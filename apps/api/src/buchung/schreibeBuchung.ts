import { randomBytes } from 'node:crypto';

import { referenzAus } from '@kehrtour/domain/buchung/buchung';
import { type Anfangsstand, type Buchungsherkunft } from '@kehrtour/domain/termin/termin';
import { kehrtourVon, type Moeglichkeit } from '@kehrtour/domain/zeiten/freieZeiten';
import { zeitpunktVon } from '@kehrtour/domain/zeiten/zeitgrundlage';

import { nimmGebuchtesAuf } from '../liegenschaft/gebuchtesHaus.ts';
import type { Ctx, TenantCtx } from '../platform/ctx.ts';
import type { Tx } from '../platform/db/db.ts';
import { type Arbeit, legeTerminAn, type TerminNeu } from '../termin/legeTerminAn.ts';
import { legeZugangscodeAn } from '../zugang/zugangscode.ts';
import type { BuchbareRow } from './angebot/angebot.store.ts';
import { type GebuchterWunsch, insertBuchung } from './buchung.store.ts';
import { meldeGebucht } from './buchungsnews.ts';
import type { Buchungsspur } from './grenze/grenze.store.ts';
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
  /** House and person of an appointment that is there already; else both are looked for by what was typed. */
  readonly bekannt?: { readonly liegenschaftId: string; readonly kontaktId: string | null };
  readonly einwilligungen: readonly unknown[];
  readonly herkunft: Buchungsherkunft;
  /** `angekuendigt`: the office proposes this time, the customer has not said yes. */
  readonly status: Anfangsstand;
  /** Lapses then unless the address of the mail is confirmed; null: nothing to confirm. */
  readonly bestaetigenBis: Date | null;
  /** It was confirmed before it was written; null: it has to be, or needs not. */
  readonly bestaetigtAm: Date | null;
  /** What its network, mail, phone and house are counted by; null: nobody has to be counted. */
  readonly spur: Buchungsspur | null;
  /** Somebody may take it back until then: so long its mail waits. Else it leaves at once. */
  readonly hinausAb?: Date;
};

/** Everything a booking leaves behind, for the page and for the office on the phone; the time itself is taken before. */
export async function schreibeBuchung(
  ctx: TenantCtx,
  tx: Tx,
  auftrag: Buchungsauftrag,
): Promise<{ terminId: string }> {
  const { terminId, zeit, wunsch, kontakt, status, hinausAb } = auftrag;
  const { liegenschaftId, kontaktId } =
    auftrag.bekannt ??
    (await nimmGebuchtesAuf(tx, {
      liegenschaftId: wunsch.liegenschaftId,
      nutzungseinheitId: wunsch.nutzungseinheitId,
      haus: { ...wunsch, einheiten: wunsch.angaben.nutzungseinheiten ?? 1 },
      person: kontakt,
      bekannt: wunsch.mitCode || auftrag.herkunft === 'telefon',
    }));
  await legeTerminAn(tx, ...besuchAus(auftrag, liegenschaftId));
  await insertMitReferenz(ctx, tx, auftrag, kontaktId);
  await legeZugangscodeAn(ctx, tx, terminId, codeGueltigBis(zeitpunktVon(zeit.fenster.bis)));
  await meldeGebucht(ctx, tx, {
    id: terminId,
    kehrtourId: kehrtourVon(zeit),
    email: kontakt.email,
    status,
    unbestaetigt: istUnbestaetigt(auftrag),
    hinausAb,
  });
  return { terminId };
}

const istUnbestaetigt = ({ bestaetigenBis, bestaetigtAm }: Buchungsauftrag): boolean =>
  bestaetigenBis !== null && bestaetigtAm === null;

function besuchAus(auftrag: Buchungsauftrag, liegenschaftId: string): [TerminNeu, Arbeit] {
  const { terminId, zeit, wunsch, notiz, status } = auftrag;
  const termin = {
    id: terminId,
    liegenschaftId,
    nutzungseinheitId: wunsch.nutzungseinheitId,
    kehrtourId: kehrtourVon(zeit),
    mitarbeiterId: zeit.mitarbeiterId,
    status: istUnbestaetigt(auftrag) ? ('angefragt' as const) : status,
    fensterVon: zeitpunktVon(zeit.fenster.von),
    fensterBis: zeitpunktVon(zeit.fenster.bis),
    beginn: zeitpunktVon(zeit.beginn),
    ende: zeitpunktVon(zeit.ende),
    taetigkeit: wunsch.kundentext,
    notiz,
  };
  const { aufgabeId, taetigkeitId, dauerMinuten } = wunsch;
  return [termin, { aufgabeId, taetigkeitId, tag: zeit.tag, dauerMinuten }];
}

async function insertMitReferenz(
  ctx: Ctx,
  tx: Tx,
  auftrag: Buchungsauftrag,
  kontaktId: string | null,
): Promise<void> {
  const { status } = auftrag;
  const nachBestaetigung = !istUnbestaetigt(auftrag) || status === 'angekuendigt' ? null : status;
  for (let versuch = 0; versuch < 5; versuch += 1) {
    const referenz = referenzAus(auftrag.slug, randomBytes(5));
    const neu = { ...auftrag, kontaktId, referenz, am: ctx.now(), nachBestaetigung };
    if (await insertBuchung(tx, neu)) return;
  }
  throw new Error('no free reference');
}
