import { grussAn, unverfaenglich } from '@kehrtour/domain/text/unverfaenglich';

import { mailOf, type SystemMail } from '../../platform/post/systemMail.ts';

/** What happened to a second factor; the person is told of each by mail. */
export type Faktornachricht =
  | 'ein'
  | 'aus'
  | 'neueCodes'
  | 'zurueckgesetzt'
  | 'codeFalsch'
  | 'appAus'
  | 'passkeyKopie'
  | { uebrig: number }
  | { passkey: string; erster: boolean }
  | { passkeyEntfernt: string };

const NICHT_SIE =
  'Das waren nicht Sie? Dann fordern Sie bitte sofort über „Passwort vergessen“ ein neues Passwort an und sagen Sie in Ihrem Betrieb Bescheid.';
const WORTE = {
  ein: [
    'Ihr zweiter Faktor ist eingeschaltet',
    'Zur Anmeldung bei Kehrtour gehört jetzt ein Code aus Ihrer Authenticator-App. Alle anderen Sitzungen wurden beendet.',
    'Heben Sie die Wiederherstellungscodes gut auf: Mit ihnen kommen Sie herein, wenn das Telefon fehlt.',
  ],
  aus: [
    'Ihr zweiter Faktor ist ausgeschaltet',
    'Zur Anmeldung bei Kehrtour genügt jetzt wieder das Passwort. Alle anderen Sitzungen wurden beendet.',
  ],
  neueCodes: [
    'Neue Wiederherstellungscodes',
    'Für Ihren Zugang zu Kehrtour gibt es neue Wiederherstellungscodes. Die bisherigen gelten nicht mehr.',
  ],
  zurueckgesetzt: [
    'Ihr zweiter Faktor wurde zurückgesetzt',
    'In Ihrem Betrieb wurde der zweite Faktor Ihres Zugangs ausgeschaltet, weil er verloren war. Alle Ihre Sitzungen wurden beendet.',
    'Melden Sie sich mit E-Mail-Adresse und Passwort an und richten Sie ihn in Ihrem Profil neu ein.',
  ],
  appAus: [
    'Ihre Authenticator-App ist abgemeldet',
    'Zur Anmeldung bei Kehrtour gehört jetzt einer Ihrer Passkeys. Alle anderen Sitzungen wurden beendet.',
  ],
  passkeyKopie: [
    'Einer Ihrer Passkeys wurde gesperrt',
    'Bei einer Anmeldung mit einem Ihrer Passkeys passte der Zähler des Geräts nicht: Vielleicht gibt es eine Kopie davon. Hereingekommen ist niemand.',
    'Entfernen Sie diesen Passkey in Ihrem Profil und richten Sie einen neuen ein.',
  ],
  codeFalsch: [
    'Jemand kennt vielleicht Ihr Passwort',
    'An Ihrem Zugang zu Kehrtour wurde mehrmals das richtige Passwort und danach ein falscher Bestätigungscode eingegeben. Hereingekommen ist niemand.',
  ],
} as const;

export function faktorMail(nachricht: Faktornachricht, an: { name: string; am: Date }): SystemMail {
  const [betreff, ...saetze] = worteFuer(nachricht);
  const am = an.am.toLocaleString('de-DE', {
    timeZone: 'Europe/Berlin',
    dateStyle: 'full',
    timeStyle: 'short',
  });
  return mailOf(betreff, [grussAn(an.name), ...saetze, `Das war am ${am} Uhr.`], undefined, NICHT_SIE);
}

function worteFuer(nachricht: Faktornachricht): readonly [string, ...string[]] {
  if (typeof nachricht === 'string') return WORTE[nachricht];
  if ('uebrig' in nachricht)
    return ['Ein Wiederherstellungscode wurde benutzt', eingeloest(nachricht.uebrig)];
  if ('passkeyEntfernt' in nachricht)
    return [
      'Ein Passkey wurde entfernt',
      `${passkey(nachricht.passkeyEntfernt)} gilt für Ihren Zugang zu Kehrtour nicht mehr. Alle anderen Sitzungen wurden beendet.`,
    ];
  return [
    'Ein Passkey wurde eingerichtet',
    `Ohne Passwort kommen Sie jetzt zu Kehrtour herein: ${passkey(nachricht.passkey)} wurde eingerichtet.`,
    ...(nachricht.erster
      ? ['Das Passwort allein genügt nicht mehr. Heben Sie die Wiederherstellungscodes gut auf.']
      : []),
  ];
}

/** By the name that was given to it, where that is one. */
const passkey = (name: string): string => {
  const kurz = unverfaenglich(name, 40);
  return kurz === '' ? 'Ein Passkey' : `Der Passkey „${kurz}“`;
};

const eingeloest = (uebrig: number): string =>
  `Mit einem Ihrer Wiederherstellungscodes wurde der Zugang zu Kehrtour bestätigt. ${
    uebrig === 0
      ? 'Es war der letzte: Bitte stellen Sie sich in Ihrem Profil neue aus.'
      : `Noch ${uebrig === 1 ? 'einer gilt' : `${uebrig} gelten`}.`
  }`;
