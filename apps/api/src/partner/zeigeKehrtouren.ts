import type { AnswerOf } from '@kehrtour/contract/endpoint';
import type {
  anstehendeKehrtourenHolen,
  kehrtourDetailsHolen,
  PartnerBesuch,
  PartnerKehrtour,
} from '@kehrtour/contract/partner';
import { istRundeIn, VORBEREITETE_RUNDEN } from '@kehrtour/domain/kehrtour/kehrtourstatus';
import { tableOf } from '@kehrtour/domain/keysOf';
import { empfaengername } from '@kehrtour/domain/liegenschaft/kontakt';
import { MESSENGER, MESSENGER_WORTE } from '@kehrtour/domain/messenger';
import { type V1Stand, type V1Versandart, V1_WEGE, type V1Weg } from '@kehrtour/domain/unternehmen/partner';
import { KANAELE, KANAL_WORTE, type Kanal } from '@kehrtour/domain/versand/kanal';

import type { PartnerCtx } from '../platform/ctx.ts';
import { Refused } from '../platform/refusal/refused.ts';
import { antwortAus } from './antwortAus.ts';
import { ANREDE_AUS, arbeitAus, EMPFAENGER } from './deutung.ts';
import {
  type BesuchRow,
  findAnstehende,
  listAnstehende,
  listBesuche,
  type AnstehendeRow,
} from './kehrtour.store.ts';
import { liesFuerPartner } from './zeigeBetrieb.ts';

const GESENDETE = KANAELE.filter((kanal) => KANAL_WORTE[kanal].gesendet);

function verlangeLesen(ctx: PartnerCtx): void {
  if (!ctx.actor.rechte.includes('kehrtouren.lesen')) throw new Refused('partner.ohne-recht');
}

/** Rounds that are planned or announced and not over, by their beginning. */
export async function zeigeAnstehende(ctx: PartnerCtx): Promise<AnswerOf<typeof anstehendeKehrtourenHolen>> {
  verlangeLesen(ctx);
  return liesFuerPartner(ctx, 'kehrtouren', async (tx) => {
    const rows = await listAnstehende(tx, GESENDETE, ctx.now());
    return { kehrtouren: rows.map(kehrtourAus) };
  });
}

/** One round with its houses. @throws Refused 'nicht-gefunden' for a draft, too: nothing of it is decided */
export async function zeigeKehrtourDetails(
  ctx: PartnerCtx,
  id: string,
): Promise<AnswerOf<typeof kehrtourDetailsHolen>> {
  verlangeLesen(ctx);
  return liesFuerPartner(ctx, 'kehrtour', async (tx) => {
    const row = await findAnstehende(tx, id, GESENDETE);
    if (!row) throw new Refused('nicht-gefunden');
    const besuche = await listBesuche(tx, id);
    return { kehrtour: { ...kehrtourAus(row), liegenschaften: besuche.map(besuchAus) } };
  });
}

function kehrtourAus(row: AnstehendeRow): PartnerKehrtour {
  return {
    id: row.id,
    kehrtourNumber: row.nummer,
    versandArt: versandart(row),
    startDateTime: row.beginn.toISOString(),
    appointmentType: row.fenster > row.schichttage ? 'FIXED_SLOTS' : 'ONLY_DAY',
    status: stand(row),
  };
}

/** Where a single notice is printed, the office prints. */
const versandart = ({ gesendet, getragen }: AnstehendeRow): V1Versandart =>
  gesendet > 0 && getragen === 0 ? 'SEND_BY_KEHRTOUR' : 'SELF_PRINTING';

/** The words speak of notices, not of driving: written yet or not, under way, all out. */
function stand({ status, unterwegs }: AnstehendeRow): V1Stand {
  if (status === 'abgesagt') return 'CANCELLED';
  if (istRundeIn(VORBEREITETE_RUNDEN, status)) return 'DOCUMENT_GENERATION_SCHEDULED';
  return status !== 'abgeschlossen' && unterwegs > 0 ? 'SEND_SCHEDULED' : 'COMPLETED';
}

/** What is dropped in or put up was printed by the company; a call is no delivery that the wire has a word for. */
const WEGE: Readonly<Record<Kanal, V1Weg | undefined>> = {
  einwurf: 'SELF_PRINTED',
  aushang: 'SELF_PRINTED',
  brief: 'LETTER',
  briefdienst: 'LETTER',
  mail: 'EMAIL',
  sms: 'SMS',
  // Vendors know the messengers that stand in their list under the same name.
  ...tableOf(MESSENGER, (messenger) =>
    V1_WEGE.find((weg) => weg === MESSENGER_WORTE[messenger].name.toUpperCase()),
  ),
  telefon: undefined,
};

function besuchAus(row: BesuchRow): PartnerBesuch {
  const hier = adresseAus(row);
  return {
    id: row.id,
    ...(row.external_id === null ? {} : { externalId: row.external_id }),
    propertyNumber: row.laufnummer,
    address: hier,
    recipients: row.empfaenger.map((einer) => empfaengerAus(einer, hier)),
    schornsteinfegerAufgaben: row.aufgaben.map(({ id, name, kundentext, taetigkeitId }) => {
      const category = arbeitAus(taetigkeitId);
      return { id, name, description: kundentext, ...(category === undefined ? {} : { category }) };
    }),
    startDateTime: row.von.toISOString(),
    endDateTime: row.bis.toISOString(),
    customerFeedback: antwortAus(row.termine),
  };
}

function empfaengerAus(
  einer: BesuchRow['empfaenger'][number],
  hier: PartnerBesuch['address'],
): PartnerBesuch['recipients'][number] {
  return {
    id: einer.id,
    salutation: ANREDE_AUS[einer.anrede],
    name: empfaengername(einer),
    ...(einer.email === '' ? {} : { email: einer.email }),
    ...(einer.telefon === '' ? {} : { phoneNumber: einer.telefon }),
    appointmentDelivery: [...new Set(einer.wege.flatMap((weg) => WEGE[weg] ?? []))],
    address: einer.strasse === '' ? hier : adresseAus(einer),
    recipientType: EMPFAENGER[einer.rolle],
  };
}

type Anschrift = Pick<BesuchRow, 'strasse' | 'hausnr' | 'plz' | 'ort'> & { readonly zeile2?: string };
function adresseAus({ strasse, hausnr, plz, ort, zeile2 = '' }: Anschrift): PartnerBesuch['address'] {
  return {
    street: strasse,
    houseNumber: hausnr,
    ...(zeile2 === '' ? {} : { line2: zeile2 }),
    city: ort,
    zipCode: plz,
    // No house of ours stands elsewhere, and of people we keep no country.
    country: 'DE',
  };
}
