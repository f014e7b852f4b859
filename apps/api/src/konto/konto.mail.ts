import { AUFBEWAHRUNG } from '@kehrtour/domain/aufbewahrung';
import { beimBetrieb, grussAn } from '@kehrtour/domain/unverfaenglich';

import { mailOf, type SystemMail } from '../platform/systemMail.ts';

const NICHT_SIE =
  'Sie haben das nicht angefordert? Dann brauchen Sie nichts zu tun; ohne diesen Link ändert sich nichts.';

export function passwortVergessenMail(an: { name: string; link: string }): SystemMail {
  return mailOf(
    'Neues Passwort für Kehrtour',
    [grussAn(an.name), 'mit diesem Link vergeben Sie ein neues Passwort. Er gilt 30 Minuten und nur einmal.'],
    { text: 'Neues Passwort vergeben', link: an.link },
    NICHT_SIE,
  );
}

/** To whoever an owner names; no word of theirs in the subject, and of their names only what is one. */
export function einladungMail(an: { name: string; betrieb: string; link: string }): SystemMail {
  return mailOf(
    'Ihr Zugang zu Kehrtour',
    [
      grussAn(an.name),
      `für Sie ist ${beimBetrieb(an.betrieb)} ein Zugang angelegt. Vergeben Sie jetzt Ihr Passwort; der Link gilt sieben Tage und nur einmal.`,
    ],
    { text: 'Passwort vergeben', link: an.link },
    'Sie erwarten keinen Zugang? Dann löschen Sie diese Nachricht einfach.',
  );
}

/** To whoever a stranger says to be. */
export function registrierungMail(an: { name: string; betrieb: string; link: string }): SystemMail {
  return mailOf(
    'Ihr Zugang zu Kehrtour',
    [
      grussAn(an.name),
      `für Sie ist ${beimBetrieb(an.betrieb)} ein Zugang angelegt. Vergeben Sie jetzt Ihr Passwort; der Link gilt sieben Tage und nur einmal.`,
    ],
    { text: 'Passwort vergeben', link: an.link },
    `Sie haben sich nicht registriert? Dann löschen Sie diese Nachricht einfach: Ohne Passwort verschwindet der Betrieb nach ${AUFBEWAHRUNG.registrierung.tage} Tagen von selbst.`,
  );
}

export function passwortGeaendertMail(an: { name: string; am: Date }): SystemMail {
  const am = an.am.toLocaleString('de-DE', {
    timeZone: 'Europe/Berlin',
    dateStyle: 'full',
    timeStyle: 'short',
  });
  return mailOf(
    'Ihr Passwort wurde geändert',
    [
      grussAn(an.name),
      `Ihr Passwort für Kehrtour wurde am ${am} Uhr geändert. Alle anderen Sitzungen wurden beendet.`,
    ],
    undefined,
    'Das waren nicht Sie? Dann fordern Sie bitte sofort über „Passwort vergessen“ ein neues an und sagen Sie in Ihrem Betrieb Bescheid.',
  );
}

export function emailGeaendertMail(an: { name: string; neu: string }): SystemMail {
  return mailOf(
    'Ihre E-Mail-Adresse wurde geändert',
    [
      grussAn(an.name),
      `Ihr Zugang zu Kehrtour gehört jetzt zur Adresse ${an.neu}. Mit dieser hier melden Sie sich nicht mehr an.`,
    ],
    undefined,
    'Das waren nicht Sie? Dann sagen Sie bitte sofort in Ihrem Betrieb Bescheid.',
  );
}

export function schonRegistriertMail(an: { name: string; link: string }): SystemMail {
  return mailOf(
    'Sie haben schon einen Zugang zu Kehrtour',
    [
      grussAn(an.name),
      'mit dieser E-Mail-Adresse gibt es bereits einen Zugang. Melden Sie sich einfach an, oder vergeben Sie ein neues Passwort.',
    ],
    { text: 'Neues Passwort anfordern', link: an.link },
    NICHT_SIE,
  );
}
