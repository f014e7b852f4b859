import type { ankuendigungPruefen, Empfang } from '@kehrtour/contract/ankuendigung';
import type { AnswerOf } from '@kehrtour/contract/endpoint';
import { formatAufzaehlung, formatEuro, formatMenge } from '@kehrtour/domain/format';
import { tableOf } from '@kehrtour/domain/keysOf';
import { MESSENGER, MESSENGER_WORTE, type Messenger } from '@kehrtour/domain/messenger';
import {
  istPapier,
  KANAELE,
  KANAL_WORTE,
  type Kanal,
  WUNSCHKANAL_NAMEN,
} from '@kehrtour/domain/versand/kanal';

type Pruefung = AnswerOf<typeof ankuendigungPruefen>;

/** As the channels go over the wire: by stop, or by stop and flat. */
export const empfangSchluessel = ({ haltId, nutzungseinheitId }: Empfang): string =>
  nutzungseinheitId === null ? haltId : `${haltId}/${nutzungseinheitId}`;

/** Counts by channel, the most frequent first. */
function zaehleKanaele(kanaele: readonly Kanal[]): [Kanal, number][] {
  return [...Map.groupBy(kanaele, (kanal) => kanal)]
    .map(([kanal, alle]): [Kanal, number] => [kanal, alle.length])
    .toSorted((a, b) => b[1] - a[1]);
}

/** `32 Zettel zum Einwerfen, 6 E-Mails und 2 Briefe` */
export function kanaeleText(kanaele: readonly Kanal[]): string {
  return formatAufzaehlung(
    zaehleKanaele(kanaele).map(([kanal, anzahl]) => formatMenge(anzahl, ...KANAL_WORTE[kanal].menge)),
  );
}

/** What somebody said of the way to be told first, and whether it is taken; '' where nobody said. */
export function wunschText({ wunsch, moeglich }: Pick<Empfang, 'wunsch' | 'moeglich'>, kanal: Kanal): string {
  if (wunsch === null) return '';
  const satz = `Möchte zuerst ${WUNSCHKANAL_NAMEN[wunsch]}`;
  const erfuellt = wunsch === 'einwurf' ? istPapier(kanal) : kanal === wunsch;
  if (erfuellt) return `${satz}.`;
  const geht = wunsch === 'einwurf' || moeglich.includes(wunsch);
  return geht ? `${satz}; gewählt ist ein anderer Weg.` : `${satz}, das geht hier nicht.`;
}

/** What cannot be called back once it is announced; '' when the office carries everything itself. */
export function unwiderruflichText(kanaele: readonly Kanal[]): string {
  const gesendete = KANAELE.filter((kanal) => KANAL_WORTE[kanal].gesendet && kanaele.includes(kanal));
  if (gesendete.length === 0) return '';
  const was = formatAufzaehlung(gesendete.map((kanal) => KANAL_WORTE[kanal].menge[1]));
  return `${was} gehen sofort hinaus und lassen sich nicht zurückholen. `;
}

/** What the messages of one way come to, and what may still be spent on it in this month. */
export type Monatskosten = { readonly anzahl: number; readonly cent: number; readonly restCent: number };

export function monatskosten(
  kanaele: readonly Kanal[],
  gemeint: Kanal,
  {
    centJe = 0,
    restCent = 0,
  }: { readonly centJe?: number | undefined; readonly restCent?: number | undefined },
): Monatskosten {
  const anzahl = kanaele.filter((kanal) => kanal === gemeint).length;
  return { anzahl, cent: anzahl * centJe, restCent };
}

/** ` Die 4 WhatsApp-Nachrichten kosten zusammen höchstens 0,24 € (ohne Umsatzsteuer).`; '' without any. */
export function messengerkostenText(messenger: Messenger, { anzahl, cent }: Monatskosten): string {
  if (anzahl === 0) return '';
  const [eine, mehrere] = MESSENGER_WORTE[messenger].menge;
  const subjekt = anzahl === 1 ? ` Die ${eine} kostet` : ` Die ${anzahl} ${mehrere} kosten zusammen`;
  return `${subjekt} höchstens ${formatEuro(cent)} (ohne Umsatzsteuer).`;
}

/** ` Die 4 Briefe über den Briefdienst kosten zusammen etwa 5,00 € (ohne Umsatzsteuer).`; '' without any. */
export function briefkostenText({ anzahl, cent }: Monatskosten): string {
  if (anzahl === 0) return '';
  const subjekt =
    anzahl === 1
      ? ' Der Brief über den Briefdienst kostet'
      : ` Die ${anzahl} Briefe über den Briefdienst kosten zusammen`;
  return `${subjekt} etwa ${formatEuro(cent)} (ohne Umsatzsteuer).`;
}

/** Paper that the letter service could take off the office: whom it reaches, and who is not written to otherwise. */
export const fuerDenBriefdienst = (
  empfaenge: readonly Empfang[],
  kanalVon: (empfang: Empfang) => Kanal,
): Empfang[] =>
  empfaenge.filter(
    (empfang) =>
      !empfang.schonAngekuendigt &&
      empfang.moeglich.includes('briefdienst') &&
      !empfang.zuSpaetPer.includes('briefdienst') &&
      !KANAL_WORTE[kanalVon(empfang)].gesendet,
  );

/** What the SMS of an announcement come to. */
export type Smskosten = { readonly anzahl: number; readonly teile: number; readonly cent: number };

/** What is paid for the SMS as they are chosen now. */
export function smskosten(
  empfaenge: readonly Empfang[],
  kanalVon: (empfang: Empfang) => Kanal,
  centJeTeil: number,
): Smskosten {
  const perSms = empfaenge.filter((empfang) => kanalVon(empfang) === 'sms');
  const teile = perSms.reduce((summe, { smsTeile }) => summe + (smsTeile ?? 1), 0);
  return { anzahl: perSms.length, teile, cent: Math.ceil(teile * centJeTeil) };
}

/** ` Die SMS kosten etwa 1,80 € ohne Umsatzsteuer (24 Teile).`; '' without any. */
export function smskostenText({ anzahl, teile, cent }: Smskosten): string {
  if (anzahl === 0) return '';
  const subjekt = anzahl === 1 ? ' Die SMS kostet' : ' Die SMS kosten zusammen';
  const lang = teile > anzahl ? `, ${formatMenge(teile, 'Teil', 'Teile')}, weil lange zwei brauchen` : '';
  return `${subjekt} etwa ${formatEuro(cent)} (ohne Umsatzsteuer${lang}).`;
}

/** What an announcement costs by every way that costs something, as they are chosen now. */
export type Ansagekosten = {
  readonly sms: Smskosten;
  readonly briefe: Monatskosten;
  readonly messenger: Readonly<Record<Messenger, Monatskosten>>;
};

export function ansagekosten(
  empfaenge: readonly Empfang[],
  kanalVon: (empfang: Empfang) => Kanal,
  preise: Pick<Pruefung, 'sms' | 'brief' | Messenger>,
): Ansagekosten {
  const { sms, brief } = preise;
  const kanaele = empfaenge.map(kanalVon);
  return {
    sms: smskosten(empfaenge, kanalVon, sms.centJeTeil),
    briefe: monatskosten(kanaele, 'briefdienst', { centJe: brief?.centJeBrief, restCent: brief?.restCent }),
    messenger: tableOf(MESSENGER, (messenger) =>
      monatskosten(kanaele, messenger, {
        centJe: preise[messenger]?.centJeNachricht,
        restCent: preise[messenger]?.restCent,
      }),
    ),
  };
}

/** The same in sentences; '' where nothing costs anything. */
export const ansagekostenText = ({ sms, briefe, messenger }: Ansagekosten): string =>
  smskostenText(sms) +
  briefkostenText(briefe) +
  MESSENGER.map((eines) => messengerkostenText(eines, messenger[eines])).join('');
