import type { Buchungsstand } from '@kehrtour/contract/buchung';
import type { BuchbareTaetigkeit, Zeit } from '@kehrtour/contract/buchungsangebot';
import type { Vormerkungsstand } from '@kehrtour/contract/vormerkung';
import { formatEuro, formatFristende, formatMenge, formatTagOhneJahr } from '@kehrtour/domain/format';

import type { Schritt } from './ablauf.ts';
import type { Stand } from './stand.ts';

/** `um 08:30 Uhr`, or when it is a round's window `zwischen 08:00 und 10:00 Uhr`. */
export function uhrzeitText({ art, von, bis }: Pick<Zeit, 'art' | 'von' | 'bis'>): string {
  return art === 'uhrzeit' ? `um ${von} Uhr` : `zwischen ${von} und ${bis} Uhr`;
}

/** `Dienstag, 4. Mai 2027` on one line as far as it can be. */
export const tagText = ({ wochentag, datum }: Pick<Zeit, 'wochentag' | 'datum'>): string =>
  `${wochentag}, ${datum.replaceAll('. ', '.\u00A0')}`;

/** For lists of the next weeks, where the year is plain: `Dienstag, 4. Mai`. */
export const tagOhneJahrText = ({ wochentag, tag }: Pick<Zeit, 'wochentag' | 'tag'>): string =>
  `${wochentag}, ${formatTagOhneJahr(tag).replaceAll('. ', '.\u00A0')}`;

export const zeitText = (zeit: Zeit): string => `${tagText(zeit)}, ${uhrzeitText(zeit)}`;

/** What the evening or the Saturday costs more; empty when nothing. */
export function zuschlagText({
  zuschlagCent,
  zuschlagText: text,
}: Pick<Zeit, 'zuschlagCent' | 'zuschlagText'>): string {
  if (zuschlagCent !== null && zuschlagCent > 0) return `${formatEuro(zuschlagCent)} Zuschlag`;
  return text;
}

/** `69,00 €`, `24,00 €, je Wohnung`; empty when the company names no price here. */
export function preisText({
  preisCent,
  preisText: text,
}: Pick<BuchbareTaetigkeit, 'preisCent' | 'preisText'>): string {
  if (preisCent === null) return text;
  const betrag = preisCent === 0 ? 'kostenlos' : formatEuro(preisCent);
  return text ? `${betrag}, ${text}` : betrag;
}

/** What stands for the price above a button and on a card: never nothing, because whoever orders or asks wants to know. */
export function preisangabe(taetigkeit: Pick<BuchbareTaetigkeit, 'art' | 'preisCent' | 'preisText'>): string {
  const preis = preisText(taetigkeit);
  if (preis !== '') return preis;
  return taetigkeit.art === 'hoheitlich' ? 'nach Gebührenordnung' : 'nennen wir Ihnen, bevor etwas feststeht';
}

/** The answers to the questions: `2 Feuerstätten, 1 Wohnung`. */
export function angabenText({ feuerstaetten, nutzungseinheiten, geschosse }: Stand['angaben']): string {
  return [
    feuerstaetten === undefined ? '' : formatMenge(feuerstaetten, 'Feuerstätte', 'Feuerstätten'),
    nutzungseinheiten === undefined ? '' : formatMenge(nutzungseinheiten, 'Wohnung', 'Wohnungen'),
    geschosse === undefined ? '' : formatMenge(geschosse, 'Geschoss', 'Geschosse'),
  ]
    .filter(Boolean)
    .join(', ');
}

export function anschriftText({ strasse, hausnr, plz, ort }: NonNullable<Stand['anschrift']>): string {
  return [`${strasse} ${hausnr}`.trim(), `${plz} ${ort}`.trim()].filter(Boolean).join(', ');
}

/** What the tab and a screen reader say first. */
export const SEITENTITEL: Record<Exclude<Schritt, 'fertig'>, string> = {
  anliegen: 'Was brauchen Sie?',
  adresse: 'Wohin sollen wir kommen?',
  termin: 'Wann passt es Ihnen?',
  kontaktdaten: 'Wer sind Sie?',
};

/** How the page of a booking begins, by its state. */
const STANDTITEL: Record<Buchungsstand['status'], { titel: string; tone: 'success' | 'info' | 'warning' }> = {
  bestaetigt: { titel: 'Ihr Termin steht fest', tone: 'success' },
  angefragt: { titel: 'Ihre Anfrage ist bei uns', tone: 'info' },
  unbestaetigt: { titel: 'Bitte bestätigen Sie noch Ihre Mail-Adresse', tone: 'warning' },
  verfallen: { titel: 'Diese Buchung ist verfallen', tone: 'warning' },
  vorgeschlagen: { titel: 'Passt Ihnen diese Zeit?', tone: 'info' },
  abgesagt: { titel: 'Dieser Termin ist abgesagt', tone: 'warning' },
  verschoben: { titel: 'Dieser Termin wurde verlegt', tone: 'warning' },
  erledigt: { titel: 'Dieser Besuch hat stattgefunden', tone: 'success' },
  vergangen: { titel: 'Dieser Termin ist vorbei', tone: 'info' },
};

/** How the page begins: whoever comes by the link of the mail needs to hear nothing of the mail any more. */
export function meldungZu(
  {
    status,
    stand,
    bestaetigenBis,
    anfrage,
  }: Pick<Buchungsstand, 'status' | 'stand' | 'bestaetigenBis' | 'anfrage'>,
  nachweis: string | null,
): { titel: string; tone: 'success' | 'info' | 'warning'; text: string } {
  if (status !== 'unbestaetigt' || nachweis === null || bestaetigenBis === null)
    return {
      ...STANDTITEL[status],
      ...(status === 'verfallen' && anfrage ? { titel: 'Diese Anfrage ist verfallen' } : {}),
      text: stand,
    };
  if (anfrage)
    return {
      titel: 'Bitte bestätigen Sie Ihre Anfrage',
      tone: 'warning',
      text: `Bitte drücken Sie auf „Unverbindlich anfragen“. Bis ${formatFristende(new Date(bestaetigenBis))} halten wir die Zeit für Sie frei, danach verfällt die Anfrage.`,
    };
  return {
    titel: 'Bitte bestätigen Sie Ihren Termin',
    tone: 'warning',
    text: `Bitte drücken Sie auf „Termin bestätigen“. Bis ${formatFristende(new Date(bestaetigenBis))} halten wir ihn für Sie frei, danach verfällt er.`,
  };
}

/** How long a booking waits to be confirmed: `2 Stunden`, `90 Minuten`. */
export const fristText = (minuten: number): string =>
  minuten % 60 === 0
    ? formatMenge(minuten / 60, 'Stunde', 'Stunden')
    : formatMenge(minuten, 'Minute', 'Minuten');

/** How the page of a noted booking begins: before its mail was opened, behind its link, and when that comes too late. */
export function vormerkmeldung(
  { status, anfrage }: Pick<Vormerkungsstand, 'status' | 'anfrage'>,
  mitLink: boolean,
): { titel: string; tone: 'success' | 'info' | 'warning'; text: string } {
  const wie = anfrage ? 'angefragt' : 'gebucht';
  switch (status) {
    case 'offen':
      return mitLink
        ? {
            titel: 'Ein Klick fehlt noch',
            tone: 'info',
            text: `Die Zeit ist noch frei. Mit dem Knopf unten ist der Termin ${wie}.`,
          }
        : {
            titel: 'Bitte sehen Sie jetzt in Ihre Mail',
            tone: 'warning',
            text: 'Keine Mail bekommen? Sehen Sie im Spam-Ordner nach, oder rufen Sie uns an.',
          };
    case 'vergeben':
      return {
        titel: 'Jemand war schneller',
        tone: 'warning',
        text: mitLink
          ? 'Diese Zeit ist leider nicht mehr frei. Ihre Angaben sind noch da: Wählen Sie unten eine andere Zeit, dann fehlt nur noch ein Klick.'
          : 'Diese Zeit ist leider nicht mehr frei. Der Link in unserer Mail zeigt Ihnen andere; Ihre Angaben sind noch da.',
      };
    case 'gebucht':
      return {
        titel: `Dieser Termin ist ${wie}`,
        tone: 'success',
        text: 'Sie haben den Link unserer Mail gedrückt. Eine zweite Mail führt Sie jederzeit zu Ihrem Termin.',
      };
    case 'abgelaufen':
      return {
        titel: 'Dieser Link gilt nicht mehr',
        tone: 'warning',
        text: `Er wurde nicht rechtzeitig gedrückt, und der Termin wurde nicht ${wie}. Ihre Angaben sind noch da: Wählen Sie einfach noch einmal eine Zeit.`,
      };
  }
}
