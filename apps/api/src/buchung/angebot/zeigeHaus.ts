import type { hausZumCodeHolen, liegenschaftZumCodeHolen } from '@kehrtour/contract/buchungsangebot';
import type { AnswerOf } from '@kehrtour/contract/endpoint';
import { formatDatum, formatWochentag } from '@kehrtour/domain/format';
import { tableOf } from '@kehrtour/domain/keysOf';
import { verdeckteMail, verdeckteNummer } from '@kehrtour/domain/liegenschaft/hausanliegen';
import { MESSENGER, type Messenger, messengerEinwilligung } from '@kehrtour/domain/messenger';
import { adresszeile } from '@kehrtour/domain/ort/adresse';
import { ortszeitAus } from '@kehrtour/domain/ortszeit';
import { terminStatusName } from '@kehrtour/domain/termin/termin';

import { ladeOffeneWege, mobilnummer, type OffeneWege } from '../../ankuendigung/wege.ts';
import type { GuestCtx, TenantCtx } from '../../platform/ctx.ts';
import { Refused } from '../../platform/refusal/refused.ts';
import { oeffne } from '../../zugang/zugangscode.ts';
import { findStamm, type StammRow } from './angebot.store.ts';
import { buchbareTaetigkeit } from './angebot.ts';
import { findBetrieb } from './betrieb.store.ts';
import {
  type BescheidRow,
  type CodehausRow,
  findHausDesTermins,
  type HausterminRow,
  listBescheid,
  listFaellige,
  listHaustermine,
} from './haus.store.ts';
import { ladeAngebot } from './ladeAngebot.ts';
import { telefonDes } from './smsFreigabe.ts';
import { unternehmenAus } from './unternehmenAus.ts';
import { waehlbareWege } from './waehlbareWege.ts';
import { hausZumCode } from './wunsch.ts';

type Haus = AnswerOf<typeof hausZumCodeHolen>;
type Liegenschaft = AnswerOf<typeof liegenschaftZumCodeHolen>;
type Code = { code: string; hausnr?: string | undefined };

/** The house of a code at one company, to book what is due there. Reading changes nothing. */
export async function zeigeHaus(ctx: GuestCtx, slug: string, eingabe: Code): Promise<Haus> {
  const { ctx: kunde, stamm } = await ladeAngebot(ctx, slug);
  return hausAus(kunde, await hausZumCode(kunde, eingabe), stamm);
}

/** The same where only the code is known. */
export async function zeigeLiegenschaft(ctx: GuestCtx, eingabe: Code): Promise<Liegenschaft> {
  const offen = await oeffne(ctx, eingabe);
  const { haus, stamm, betrieb } = await offen.ctx.transaction(async (tx) => ({
    haus: await findHausDesTermins(tx, offen.terminId),
    stamm: await findStamm(tx),
    betrieb: await findBetrieb(tx),
  }));
  if (!haus || !stamm || !betrieb) throw new Refused('code-ungueltig');
  const { anschrift: _anschrift, ...unternehmen } = unternehmenAus(betrieb);
  const { bescheid, wege } = await offen.ctx.transaction(async (tx) => ({
    bescheid: await listBescheid(tx, haus.id, haus.nutzungseinheit_id),
    wege: await ladeOffeneWege(offen.ctx, tx),
  }));
  return {
    ...(await hausAus(offen.ctx, haus, stamm)),
    bescheid: bescheid.map((row) => bescheidAus(row, wege, betrieb.name)),
    unternehmen: { ...unternehmen, bucht: betrieb.terminbuchung && !betrieb.gesperrt },
  };
}

function bescheidAus(row: BescheidRow, wege: OffeneWege, betrieb: string): Liegenschaft['bescheid'][number] {
  const { id, rolle, email, keine_sms: keine } = row;
  const nummer = mobilnummer(row);
  return {
    id,
    rolle,
    mail: email ? verdeckteMail(email) : null,
    sms: nummer !== undefined && (wege.sms || keine) ? { nummer: verdeckteNummer(nummer), keine } : null,
    ...tableOf(MESSENGER, (messenger) => messengerAus(messenger, row, wege, betrieb)),
    zuerst: row.bescheid_zuerst,
    waehlbar: waehlbareWege(row, wege),
  };
}

/** Whoever has not allowed it can, where a code by SMS reaches the one phone that is known. */
function messengerAus(
  messenger: Messenger,
  row: BescheidRow,
  wege: OffeneWege,
  betrieb: string,
): Liegenschaft['bescheid'][number][Messenger] {
  const erlaubt = row.erlaubt[messenger];
  const telefon = erlaubt ?? (wege.sms ? telefonDes(row) : undefined);
  if (!wege[messenger] || telefon === undefined) return null;
  const nummer = verdeckteNummer(telefon);
  return {
    nummer,
    erlaubt: erlaubt !== undefined,
    wortlaut: messengerEinwilligung(messenger, betrieb, nummer),
  };
}

async function hausAus(ctx: TenantCtx, haus: CodehausRow, stamm: StammRow): Promise<Haus> {
  const { faellige, termine } = await ctx.transaction(async (tx) => ({
    faellige: await listFaellige(tx, haus.id, haus.nutzungseinheit_id),
    termine: await listHaustermine(tx, haus.id, haus.nutzungseinheit_id),
  }));
  const { strasse, hausnr, plz, ort } = haus;
  return {
    anschrift: { strasse, hausnr, plz, ort, zeile: adresszeile({ strasse, hausnr, plz, ort }) },
    aufgaben: faellige.map((aufgabe) => ({
      taetigkeitId: aufgabe.taetigkeit_id,
      kundentext: aufgabe.kundentext,
      faelligBis: aufgabe.frist_bis,
      buchbar: buchbareTaetigkeit(stamm, aufgabe.taetigkeit_id) !== undefined,
    })),
    termine: termine.map(terminAus),
  };
}

function terminAus({
  status,
  fenster_von,
  fenster_bis,
  taetigkeiten,
}: HausterminRow): Haus['termine'][number] {
  const von = ortszeitAus(fenster_von);
  return {
    titel: taetigkeiten.join(', '),
    stand: terminStatusName(status),
    status,
    tag: von.tag,
    wochentag: formatWochentag(von.tag),
    datum: formatDatum(von.tag),
    von: von.uhrzeit,
    bis: ortszeitAus(fenster_bis).uhrzeit,
  };
}
