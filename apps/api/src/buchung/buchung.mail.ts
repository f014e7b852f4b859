import type { Buchungsstand } from '@kehrtour/contract/buchung';
import { formatEuro, formatFristende, formatZeitpunkt } from '@kehrtour/domain/format';
import { alsSatz } from '@kehrtour/domain/text/alsSatz';
import { anredename, grussAn } from '@kehrtour/domain/text/unverfaenglich';

import {
  absatz,
  knopfteil,
  type Mailinhalt,
  type Rubrik,
  rubrikteile,
  satzteil,
  setzeMail,
} from '../ankuendigung/kundenmail.ts';
import { html } from '../platform/page/html.ts';
import type { Absender } from '../terminzettel/zettelAuftrag.ts';
import { widerrufsbelehrung } from './widerrufsbelehrung.ts';

/** What a booking is written about. */
export type Anlass =
  | 'vorgemerkt'
  | 'bestaetigen'
  | 'gebucht'
  | 'angefragt'
  | 'angenommen'
  | 'zugestimmt'
  | 'verschoben'
  | 'vorgeschlagen'
  | 'gewaehlt'
  | 'abgesagt'
  | 'abgelehnt'
  | 'widerrufen';

/** What of a booking stands in a mail; of one that is only noted there is not more. */
export type Gemailt = Pick<
  Buchungsstand,
  | 'referenz'
  | 'anfrage'
  | 'zeit'
  | 'anschrift'
  | 'taetigkeit'
  | 'dauerMinuten'
  | 'preisCent'
  | 'preisText'
  | 'notiz'
  | 'bestaetigenBis'
  | 'widerruf'
  | 'unternehmen'
>;

export interface Buchungsmail {
  readonly anlass: Anlass;
  readonly absender: Absender;
  readonly name: string;
  readonly buchung: Gemailt;
  /** The customer's page. */
  readonly url: string;
  /** The time that does not hold any more, written out. */
  readonly bisher?: string | undefined;
  /** What the company says to it; of a withdrawal the name under which it was declared. */
  readonly grund?: string | undefined;
  /** What the work needs, a sentence each. */
  readonly vorbereitung?: readonly string[];
  readonly am: Date;
}

/** In place of what a stranger wrote to the company. */
export const NOTIZ_STEHT_DORT = 'Sie steht auf der Seite, zu der der Link führt.';

type Worte = { betreff: string; titel: string; saetze: readonly string[]; knopf?: string };

const buchungBestaetigen = (mail: Buchungsmail): Worte => ({
  betreff: `Bitte bestätigen: ${kurz(mail)}`,
  titel: 'Bitte bestätigen Sie Ihre Buchung',
  saetze: [
    `jemand hat mit dieser Mail-Adresse einen Termin gebucht. Wir halten ihn bis ${bestaetigenBisText(mail)} für Sie frei. Fest ist er, sobald Sie ihn bestätigen: Der Link unten führt auf die Seite dafür.`,
    'Waren Sie das nicht? Dann müssen Sie nichts tun: Die Buchung verfällt von selbst, und wir schreiben Ihnen nicht noch einmal.',
  ],
  knopf: 'Zur Bestätigung',
});
/** Nothing is ordered by it, and nothing is fixed. */
const anfrageBestaetigen = (mail: Buchungsmail): Worte => ({
  betreff: `Bitte bestätigen: Ihre Anfrage für ${kurz(mail)}`,
  titel: 'Bitte bestätigen Sie Ihre Anfrage',
  saetze: [
    `jemand hat mit dieser Mail-Adresse unverbindlich nach einem Termin gefragt. Wir halten die Zeit bis ${bestaetigenBisText(mail)} für Sie frei. Wir bekommen die Anfrage, sobald Sie sie auf der Seite abschicken, zu der der Link unten führt, und melden uns dann.`,
    'Waren Sie das nicht? Dann müssen Sie nichts tun: Die Anfrage verfällt von selbst, und wir schreiben Ihnen nicht noch einmal.',
  ],
  knopf: 'Anfrage ansehen und abschicken',
});

const WORTE: Record<Anlass, (mail: Buchungsmail) => Worte> = {
  vorgemerkt: (mail) => {
    const [getan, tun, nichts] = mail.buchung.anfrage
      ? ['angefragt', 'anfragen', 'Es wird nichts angefragt']
      : ['gebucht', 'buchen', 'Es wird nichts gebucht'];
    return {
      betreff: `Noch nicht ${getan}: ${kurz(mail)}`,
      titel: 'Ein Klick fehlt noch',
      saetze: [
        `jemand hat mit dieser Mail-Adresse einen Termin ausgesucht. Er ist noch nicht ${getan}: Das geschieht erst auf der Seite, zu der der Link unten führt. Er gilt bis ${bestaetigenBisText(mail)}. So lange halten wir die Zeit nicht frei; ist sie weg, zeigen wir Ihnen andere.`,
        `Waren Sie das nicht? Dann müssen Sie nichts tun: ${nichts}, und wir schreiben Ihnen nicht noch einmal.`,
      ],
      knopf: `Ansehen und ${tun}`,
    };
  },
  bestaetigen: (mail) => (mail.buchung.anfrage ? anfrageBestaetigen(mail) : buchungBestaetigen(mail)),
  gebucht: (mail) => ({
    betreff: `Ihr Termin am ${kurz(mail)}`,
    titel: 'Ihr Termin ist gebucht',
    saetze: ['danke für Ihre Buchung. Wir kommen:'],
    knopf: 'Termin ansehen, verschieben oder absagen',
  }),
  angefragt: (mail) => ({
    betreff: `Ihre Anfrage für ${kurz(mail)}`,
    titel: 'Ihre Anfrage ist da',
    saetze: [
      'danke für Ihre Anfrage. Wir melden uns mit einer Antwort; so lange halten wir diese Zeit für Sie frei:',
    ],
    knopf: 'Anfrage ansehen oder zurückziehen',
  }),
  angenommen: (mail) => ({
    betreff: `Zugesagt: Ihr Termin am ${kurz(mail)}`,
    titel: 'Ihr Termin steht',
    saetze: ['wir haben Ihre Anfrage angenommen. Wir kommen:'],
    knopf: 'Termin ansehen, verschieben oder absagen',
  }),
  zugestimmt: (mail) => ({
    betreff: `Ihr Termin am ${kurz(mail)}`,
    titel: 'Ihr Termin steht',
    saetze: ['danke, dass Sie unseren Vorschlag angenommen haben. Wir kommen:'],
    knopf: 'Termin ansehen, verschieben oder absagen',
  }),
  verschoben: (mail) => ({
    betreff: `Neuer Termin: ${kurz(mail)}`,
    titel: 'Ihr Termin ist verschoben',
    saetze: [
      mail.bisher ? `Bisher war unser Besuch am ${mail.bisher} geplant; das gilt nicht mehr.` : '',
      ...(mail.grund ? [alsSatz(mail.grund)] : []),
      'Wir kommen jetzt:',
    ],
    knopf: 'Termin ansehen, verschieben oder absagen',
  }),
  vorgeschlagen: (mail) => ({
    betreff: `Unser Vorschlag: ${kurz(mail)}`,
    titel: 'Passt Ihnen diese Zeit?',
    saetze: [
      mail.bisher
        ? `Zu der Zeit, die Sie gewählt hatten (${mail.bisher}), können wir leider nicht kommen.`
        : '',
      ...(mail.grund ? [alsSatz(mail.grund)] : []),
      mail.bisher
        ? 'Wir schlagen Ihnen stattdessen vor, und halten diese Zeit für Sie frei:'
        : 'zu Ihrem Wunsch haben wir eine Zeit gefunden. Wir halten sie für Sie frei; fest ist sie, sobald Sie sie annehmen:',
    ],
    knopf: 'Zeit annehmen, ändern oder absagen',
  }),
  gewaehlt: (mail) => ({
    betreff: `Bitte noch bestellen: ${kurz(mail)}`,
    titel: 'Ihre Zeit ist frei gehalten',
    saetze: ['Sie haben eine andere Zeit gewählt. Fest ist sie, sobald Sie auf Ihrer Terminseite bestellen:'],
    knopf: 'Zeit annehmen, ändern oder absagen',
  }),
  abgesagt: (mail) => ({
    betreff: `Termin abgesagt: ${kurz(mail)}`,
    titel: 'Ihr Termin ist abgesagt',
    saetze: [...(mail.grund ? [alsSatz(mail.grund)] : []), 'Dieser Besuch findet nicht statt:'],
    knopf: 'Buchung ansehen',
  }),
  abgelehnt: (mail) => ({
    betreff: `Zu Ihrer Anfrage für ${kurz(mail)}`,
    titel: 'Diesen Termin können wir leider nicht zusagen',
    saetze: [...(mail.grund ? [alsSatz(mail.grund)] : []), 'Es geht um diese Zeit:'],
    knopf: 'Anfrage ansehen',
  }),
  widerrufen: (mail) => ({
    betreff: `Eingang Ihres Widerrufs, ${mail.buchung.referenz}`,
    titel: 'Ihr Widerruf ist eingegangen',
    saetze: [
      `Ihr Widerruf ist am ${formatZeitpunkt(mail.am)} bei uns eingegangen; diese Mail bestätigt es. Sie haben erklärt: „Ich widerrufe den Vertrag Nummer ${mail.buchung.referenz} mit ${mail.buchung.unternehmen.name} über: ${mail.buchung.taetigkeit}, ${kurz(mail)}.“${erklaertVon(mail)}`,
      'Dieser Besuch findet nicht statt:',
    ],
    knopf: 'Buchung ansehen',
  }),
};

/** Confirms what was booked, asked for, moved, cancelled or withdrawn; text and HTML say the same. */
export function buchungsmail(mail: Buchungsmail): Mailinhalt {
  const worte = WORTE[mail.anlass](mail);
  const saetze = [grussAn(mail.name), ...worte.saetze].filter((satz) => satz !== '');
  const gilt = mail.anlass !== 'abgesagt' && mail.anlass !== 'abgelehnt' && mail.anlass !== 'widerrufen';
  const wann = `${mail.buchung.zeit.wochentag}, ${mail.buchung.zeit.datum}, ${zeitraum(mail)}`;
  const wo = mail.buchung.anschrift.zeile;
  return setzeMail({
    betreff: worte.betreff,
    titel: worte.titel,
    vorschau: wann,
    absender: mail.absender,
    teile: [
      ...saetze.map(satzteil),
      {
        text: `${gilt ? '' : 'Entfällt: '}${wann}\n${wo}`,
        html: html`<p
            class="text"
            style="margin:20px 0 0;font-size:20px;line-height:1.35;font-weight:700;${gilt ? '' : 'text-decoration:line-through'}"
          >
            ${wann}
          </p>
          ${absatz(wo)}`,
      },
      ...(worte.knopf ? [knopfteil(worte.knopf, mail.url)] : []),
      ...rubrikteile(rubrikenVon(mail)),
    ],
  });
}

/** Mails that conclude a contract, through whichever door it came (Art. 246a § 4 EGBGB). */
const VERTRAGSSCHLUSS: ReadonlySet<Anlass> = new Set(['gebucht', 'angenommen', 'zugestimmt']);
/** After these somebody comes, and finds the door and the stove as they must be. */
const KOMMT: ReadonlySet<Anlass> = new Set([...VERTRAGSSCHLUSS, 'verschoben']);

function rubrikenVon({ buchung, anlass, vorbereitung = [] }: Buchungsmail): Rubrik[] {
  const preis = [
    buchung.preisCent === null ? '' : formatEuro(buchung.preisCent),
    buchung.preisText,
    buchung.zeit.zuschlagCent === null ? '' : `zuzüglich ${formatEuro(buchung.zeit.zuschlagCent)}`,
    buchung.zeit.zuschlagText,
  ].filter((teil) => teil !== '');
  const kurzum = [{ titel: 'Referenz', zeilen: buchung.referenz === '' ? [] : [buchung.referenz] }];
  // Its declaration has all of the contract; nothing of it is done.
  if (anlass === 'widerrufen') return kurzum;
  return [
    { titel: 'Was wir machen', zeilen: [`${buchung.taetigkeit}, etwa ${buchung.dauerMinuten} Minuten`] },
    { titel: 'Bitte vorbereiten', zeilen: KOMMT.has(anlass) ? vorbereitung : [] },
    { titel: 'Preis', zeilen: preis.length > 0 ? [preis.join(' · ')] : [] },
    { titel: 'Ihre Nachricht an uns', zeilen: buchung.notiz === '' ? [] : buchung.notiz.split('\n') },
    ...kurzum,
    ...(VERTRAGSSCHLUSS.has(anlass) ? widerrufsbelehrung(buchung) : []),
  ];
}

const zeitraum = ({ buchung: { zeit } }: Buchungsmail): string =>
  zeit.art === 'fenster' ? `zwischen ${zeit.von} und ${zeit.bis} Uhr` : `${zeit.von} Uhr`;
const kurz = (mail: Buchungsmail): string =>
  `${mail.buchung.zeit.wochentag}, ${mail.buchung.zeit.datum}, ${zeitraum(mail)}`;
const bestaetigenBisText = ({ buchung: { bestaetigenBis } }: Buchungsmail): string =>
  bestaetigenBis === null ? '' : formatFristende(new Date(bestaetigenBis));
/** Who withdrew, where a name was typed that is one (§ 356a BGB: the receipt has what was declared). */
function erklaertVon({ grund = '' }: Buchungsmail): string {
  const name = anredename(grund);
  return name === '' ? '' : ` Name: ${name}.`;
}
