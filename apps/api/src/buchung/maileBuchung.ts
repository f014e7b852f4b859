import { addressOf } from '@kehrtour/addresses/addresses';
import { istEinerVon, UNBESTAETIGTE, VERFEHLTE } from '@kehrtour/domain/termin/termin';
import type { Versandanlass } from '@kehrtour/domain/versand/versandanlass';

import {
  absenderAus,
  kalenderAnhang,
  type Kalendereintrag,
  vorbereitungVon,
} from '../ankuendigung/postbeigaben.ts';
import type { TenantCtx } from '../platform/ctx.ts';
import type { Tx } from '../platform/db/db.ts';
import { delayMessages, hurryMailsAbout } from '../platform/post/heldMessages.ts';
import { queueMail } from '../platform/post/outbox.ts';
import { tokenVon } from '../zugang/zugangscode.ts';
import { type BetriebRow, findBetrieb } from './angebot/betrieb.store.ts';
import { type Anlass, buchungsmail, type Gemailt, NOTIZ_STEHT_DORT } from './buchung.mail.ts';
import { type BuchungRow, findBuchung } from './buchung.store.ts';
import { nachweisVon } from './nachweis.ts';
import { bestaetigungDer } from './verfalle.ts';
import { standAus } from './zeigeBuchung.ts';

/** The page of one booking: shows, moves and cancels it. */
export const buchungsadresse = (ctx: TenantCtx, betrieb: BetriebRow, codeId: string): string =>
  addressOf(ctx.deps.env.addresses, 'booking', `/unternehmen/${betrieb.slug}/termin/fertig`, {
    code: tokenVon(ctx.deps.secrets, codeId),
  });

/**
 * Puts a mail about a booking with its calendar entry into the outbox, in the transaction of its cause: as the booking
 * stands at this point of it. Nothing when there is no address to write to.
 * @param hinausAb so long somebody may take it back; else it leaves at once
 */
export async function maileBuchung(
  ctx: TenantCtx,
  tx: Tx,
  terminId: string,
  { anlass, hinausAb, ...mehr }: { anlass: Anlass; bisher?: string; grund?: string; hinausAb?: Date },
): Promise<void> {
  const buchung = await findBuchung(tx, terminId);
  const betrieb = await findBetrieb(tx);
  if (!buchung || !betrieb || buchung.email === '' || buchung.zugangscode_id === null) return;
  const bestaetigt = buchung.bestaetigt_am !== null;
  const bestaetigen = anlass === 'bestaetigen';
  // Nobody knows whose address it is: it gets the one mail that asks, and no other.
  if (!bestaetigen && bestaetigungDer(buchung, ctx.now()) !== 'erledigt') return;
  const seite = buchungsadresse(ctx, betrieb, buchung.zugangscode_id);
  const url = bestaetigen ? `${seite}&bestaetigen=${nachweisVon(ctx.deps.secrets, buchung.id)}` : seite;
  const name = `${buchung.vorname} ${buchung.nachname}`.trim();
  // What still waited is what this one builds on: it goes first.
  await hurryMailsAbout(tx, `buchung/${terminId}`, ctx.now());
  const id = await queueMail(
    ctx,
    tx,
    {
      an: { name, adresse: buchung.email },
      von: { name: betrieb.name },
      ...(betrieb.email ? { antwortAn: betrieb.email } : {}),
      ...buchungsmail({
        anlass,
        absender: absenderAus(nurAdressen(betrieb), ctx.deps.env.addresses, buchung.wunsch.art !== 'frei'),
        name,
        buchung: gemailt(standAus(ctx, buchung, betrieb), bestaetigt || durchBetrieb(ctx)),
        url,
        am: ctx.now(),
        vorbereitung: vorbereitungDer(buchung, betrieb),
        ...mehr,
      }),
      anhaenge: bestaetigen ? [] : [kalenderAnhang(kalendereintrag(ctx, buchung, betrieb, url))],
    },
    {
      anlass: versandanlass(ctx, anlass, bestaetigt),
      ereignis: `buchung/${terminId}/${buchung.folge}`,
      vorlage: `buchung.${anlass}`,
    },
  );
  if (hinausAb) await delayMessages(tx, [id], hinausAb);
}

/** The end of a booking comes once; what the office does counts for the office, and what a customer does for the customer. */
const ENDE: ReadonlySet<Anlass> = new Set(['abgesagt', 'abgelehnt', 'widerrufen']);
const ERSTE: ReadonlySet<Anlass> = new Set(['vorgemerkt', 'bestaetigen', 'gebucht', 'angefragt']);

const durchBetrieb = ({ actor }: TenantCtx): boolean => actor.art !== 'gast' && actor.art !== 'kunde';

function versandanlass(ctx: TenantCtx, anlass: Anlass, bestaetigt: boolean): Versandanlass {
  if (ENDE.has(anlass)) return 'ende';
  if (durchBetrieb(ctx)) return 'buero';
  if (!ERSTE.has(anlass)) return 'verlegung';
  return bestaetigt ? 'bestaetigt' : 'buchung';
}

/** To an address of which nobody knows whose it is go no words of whoever typed it. */
export const gemailt = <Stand extends Gemailt>(stand: Stand, bekannt: boolean): Stand => ({
  ...stand,
  notiz: bekannt || stand.notiz === '' ? stand.notiz : NOTIZ_STEHT_DORT,
});

/** Whole legal texts do not fit below a mail: it names the page that shows them. */
export function nurAdressen(betrieb: BetriebRow): BetriebRow {
  const adresse = (text: string): string => (/^https?:\/\/\S+$/.test(text.trim()) ? text.trim() : '');
  return { ...betrieb, impressum: adresse(betrieb.impressum), datenschutz: adresse(betrieb.datenschutz) };
}

const vorbereitungDer = ({ wunsch }: BuchungRow, { einstellungen }: BetriebRow): readonly string[] =>
  vorbereitungVon([wunsch], einstellungen);

export function kalendereintrag(
  ctx: TenantCtx,
  buchung: BuchungRow,
  betrieb: BetriebRow,
  url: string,
): Kalendereintrag {
  const { anschrift, kundentext, dauerMinuten } = buchung.wunsch;
  return {
    terminId: buchung.termin_id,
    host: ctx.deps.env.addresses.name,
    fassung: buchung.folge,
    stand: istEinerVon(VERFEHLTE, buchung.status)
      ? 'abgesagt'
      : istEinerVon(UNBESTAETIGTE, buchung.status)
        ? 'angekuendigt'
        : 'bestaetigt',
    beginn: buchung.fenster_von,
    ende: buchung.fenster_bis,
    erstelltAm: ctx.now(),
    titel: `${kundentext} (${betrieb.name})`,
    ort: anschrift.zeile,
    beschreibung: [
      `${kundentext}, etwa ${dauerMinuten} Minuten`,
      ...vorbereitungDer(buchung, betrieb),
      `Referenz ${buchung.referenz}`,
      betrieb.telefon ? `Fragen? ${betrieb.telefon}` : '',
    ]
      .filter(Boolean)
      .join('\n'),
    url,
    absender: { name: betrieb.name, ...(betrieb.email ? { email: betrieb.email } : {}) },
  };
}
