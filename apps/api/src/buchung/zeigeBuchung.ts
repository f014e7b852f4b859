import type { Buchungsstand, Buchungsstatus } from '@kehrtour/contract/buchung';
import { aendernBis, darfKundeAendern, darfWiderrufen, widerrufBis } from '@kehrtour/domain/buchung/buchung';
import { formatDatum, formatWochentag, formatFristende, formatZeitpunkt } from '@kehrtour/domain/format';
import { ortszeitAus } from '@kehrtour/domain/ortszeit';
import { AUFBEWAHRUNG } from '@kehrtour/domain/recht/aufbewahrung';
import { plusTage, type Tag } from '@kehrtour/domain/tag';
import { jeStand, STATUS_NACH_BESTAETIGUNG } from '@kehrtour/domain/termin/termin';

import type { GuestCtx, TenantCtx } from '../platform/ctx.ts';
import { Refused } from '../platform/refusal/refused.ts';
import { feiertageAmSitz } from '../unternehmen/betriebskalender.ts';
import { einstellungenAus } from '../unternehmen/einstellungen.ts';
import { type Geoeffnet, oeffne, tokenVon } from '../zugang/zugangscode.ts';
import { type BetriebRow, findBetrieb } from './angebot/betrieb.store.ts';
import { unternehmenAus } from './angebot/unternehmenAus.ts';
import { type BuchungRow, findBuchung } from './buchung.store.ts';
import { bestaetigungDer } from './verfalle.ts';
import { offeneEinwilligungen, vertragAus } from './vertrag.ts';

/** How long the link of a booking opens after the visit: bills and questions come late. */
const CODE_TAGE = AUFBEWAHRUNG.buchungscode.tage;
export const codeGueltigBis = (ende: Date): Date => new Date(ende.getTime() + CODE_TAGE * 86_400_000);

/** Shows a booking to whoever holds its code. Reading changes nothing: mail scanners open links too. */
export async function zeigeBuchung(ctx: GuestCtx, code: string): Promise<Buchungsstand> {
  const offen = await oeffneBuchung(ctx, code);
  return standZumTermin(offen.ctx, offen.terminId);
}

/** Only the long code of the link: the short one belongs to paper and a house number. @throws Refused 'code-ungueltig' */
export const oeffneBuchung = (ctx: GuestCtx, code: string): Promise<Geoeffnet> => oeffne(ctx, { code });

/** @throws Refused 'code-ungueltig' when the appointment was not booked online */
export async function standZumTermin(ctx: TenantCtx, terminId: string): Promise<Buchungsstand> {
  const { buchung, betrieb } = await ctx.transaction(async (tx) => ({
    buchung: await findBuchung(tx, terminId),
    betrieb: await findBetrieb(tx),
  }));
  if (!buchung || !betrieb) throw new Refused('code-ungueltig');
  return standAus(ctx, buchung, betrieb);
}

export function widerrufsfrist(
  { angelegt_am, vertrag_am }: Pick<BuchungRow, 'angelegt_am' | 'vertrag_am'>,
  betrieb: BetriebRow,
): Tag {
  const geschlossen = vertrag_am ?? angelegt_am;
  const am = ortszeitAus(geschlossen).tag;
  return widerrufBis(geschlossen, feiertageAmSitz(betrieb, am, plusTage(am, 30)));
}

export function standAus(ctx: TenantCtx, buchung: BuchungRow, betrieb: BetriebRow): Buchungsstand {
  const { wunsch } = buchung;
  const jetzt = ctx.now();
  const { aendernBisStunden } = einstellungenAus(betrieb.einstellungen).terminbuchung;
  const termin = { status: buchung.status, beginn: buchung.fenster_von };
  const aenderbar = darfKundeAendern(termin, 'verlege', { jetzt, aendernBisStunden }).ok;
  const absagbar = darfKundeAendern(termin, 'sageAb', { jetzt, aendernBisStunden }).ok;
  const bestaetigung = bestaetigungDer(buchung, jetzt);
  const status = statusAus(buchung, bestaetigung, jetzt);
  const fest = bestaetigung === 'erledigt';
  const verlegbar = fest && aenderbar;
  const bis = widerrufsfrist(buchung, betrieb);
  const offen = offeneEinwilligungen(buchung, betrieb, jetzt);
  return {
    referenz: buchung.referenz,
    code: buchung.zugangscode_id === null ? '' : tokenVon(ctx.deps.secrets, buchung.zugangscode_id),
    status,
    stand: satzZumStand(status, buchung, { verlegbar, bestellbar: offen.length > 0 }),
    anfrage:
      (status === 'unbestaetigt' || status === 'verfallen') && buchung.nach_bestaetigung === 'angefragt',
    taetigkeit: wunsch.kundentext,
    zeit: zeitDer(buchung),
    dauerMinuten: wunsch.dauerMinuten,
    anschrift: wunsch.anschrift,
    mitarbeiter: buchung.mitarbeiter,
    preisCent: wunsch.preisCent,
    preisText: wunsch.preisText,
    notiz: buchung.notiz,
    bestaetigenBis: status === 'unbestaetigt' ? (buchung.bestaetigen_bis?.toISOString() ?? null) : null,
    aendernBis: STATUS_NACH_BESTAETIGUNG.some((fester) => fester === status)
      ? aendernBis(buchung.fenster_von, aendernBisStunden).toISOString()
      : null,
    verlegbar,
    absagbar,
    vertrag: vertragAus(offen),
    // Before there is a contract there is nothing to withdraw from.
    widerruf:
      wunsch.zahlungspflichtig && offen.length === 0 && fest
        ? {
            bis,
            moeglich: darfWiderrufen({
              zahlungspflichtig: true,
              status: buchung.status,
              bis,
              heute: ortszeitAus(jetzt).tag,
              widerrufen: buchung.widerrufen_am !== null,
            }),
            widerrufenAm: buchung.widerrufen_am?.toISOString() ?? null,
          }
        : null,
    unternehmen: unternehmenAus(betrieb),
    wunsch: { taetigkeitId: wunsch.taetigkeitId, angaben: wunsch.angaben, anschrift: wunsch.anschrift },
  };
}

function zeitDer(buchung: BuchungRow): Buchungsstand['zeit'] {
  const { wunsch } = buchung;
  const von = ortszeitAus(buchung.fenster_von);
  return {
    id: buchung.termin_id,
    tag: von.tag,
    wochentag: formatWochentag(von.tag),
    datum: formatDatum(von.tag),
    art: buchung.kehrtour_id === null ? 'uhrzeit' : 'fenster',
    von: von.uhrzeit,
    bis: ortszeitAus(buchung.fenster_bis).uhrzeit,
    nah: buchung.kehrtour_id !== null,
    zuschlagCent: wunsch.zuschlagCent,
    zuschlagText: wunsch.zuschlagText,
  };
}

const statusNach = jeStand<Buchungsstatus>(
  {
    entwurf: 'bestaetigt',
    // What the office has promised is `bestaetigt`: this is a time it has named, and she has not said yes to.
    steht: 'vorgeschlagen',
    passtNicht: 'abgesagt',
    aufgehoben: 'abgesagt',
    getan: 'erledigt',
    verhindert: 'vergangen',
  },
  { bestaetigt: 'bestaetigt', angefragt: 'angefragt', verschoben: 'verschoben' },
);

/** Nothing has become of these; once their time is over they are past. */
const OFFEN: readonly Buchungsstatus[] = ['angefragt', 'vorgeschlagen', 'bestaetigt'];

function statusAus(
  { status, fenster_bis: ende, verfallen_am }: BuchungRow,
  bestaetigung: ReturnType<typeof bestaetigungDer>,
  jetzt: Date,
): Buchungsstatus {
  if (status === 'angefragt' && bestaetigung === 'noetig') return 'unbestaetigt';
  if (bestaetigung === 'verfallen' && (status === 'angefragt' || verfallen_am !== null)) return 'verfallen';
  const genannt = statusNach(status);
  return OFFEN.includes(genannt) && ende <= jetzt ? 'vergangen' : genannt;
}

function satzZumStand(
  status: Buchungsstatus,
  buchung: BuchungRow,
  { verlegbar, bestellbar }: { verlegbar: boolean; bestellbar: boolean },
): string {
  if (buchung.widerrufen_am !== null)
    return `Sie haben den Vertrag am ${formatZeitpunkt(buchung.widerrufen_am)} widerrufen. Der Termin findet nicht statt.`;
  switch (status) {
    case 'bestaetigt':
      return verlegbar
        ? 'Ihr Termin ist gebucht. Wir kommen.'
        : 'Ihr Termin ist gebucht. Für Änderungen ist es online zu spät, bitte rufen Sie uns an.';
    case 'unbestaetigt':
      return satzZurMail(buchung);
    case 'verfallen':
      return buchung.nach_bestaetigung === 'angefragt'
        ? 'Diese Anfrage wurde nicht rechtzeitig bestätigt und ist verfallen. Sie können jederzeit noch einmal anfragen.'
        : 'Diese Buchung wurde nicht rechtzeitig bestätigt und ist verfallen. Wir kommen nicht. Sie können jederzeit noch einmal buchen.';
    case 'angefragt':
      return 'Wir haben Ihre Anfrage und melden uns mit einer Antwort. Die Zeit ist so lange für Sie frei gehalten.';
    case 'vorgeschlagen':
      return bestellbar
        ? 'Wir halten diese Zeit für Sie frei. Fest ist der Termin, sobald Sie unten bestellen.'
        : 'Wir halten diese Zeit für Sie frei. Fest ist der Termin, sobald Sie sie annehmen.';
    case 'abgesagt':
      return 'Dieser Termin wurde abgesagt und findet nicht statt.';
    case 'verschoben':
      return 'Dieser Termin wurde verlegt. Den neuen finden Sie in unserer letzten Mail.';
    case 'erledigt':
      return 'Dieser Besuch hat stattgefunden. Vielen Dank.';
    case 'vergangen':
      return 'Dieser Termin ist vorbei.';
  }
}

function satzZurMail({ nach_bestaetigung, bestaetigen_bis }: BuchungRow): string {
  const bis = bestaetigen_bis === null ? '' : formatFristende(bestaetigen_bis);
  const dann =
    nach_bestaetigung === 'angefragt'
      ? `Ihre Anfrage bekommen wir, sobald Sie sie mit dem Link darin abschicken. Bis ${bis} halten wir die Zeit für Sie frei, danach verfällt die Anfrage.`
      : `Fest ist der Termin, sobald Sie ihn mit dem Link darin bestätigen. Bis ${bis} halten wir ihn für Sie frei, danach verfällt er.`;
  return `Wir haben Ihnen eine Mail geschickt. ${dann} Keine Mail bekommen? Sehen Sie im Spam-Ordner nach, oder rufen Sie uns an.`;
}
