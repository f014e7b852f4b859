import { AUFBEWAHRUNG } from '@kehrtour/domain/recht/aufbewahrung';
import { product } from '@kehrtour/domain/text/product';
import { anredename, beimBetrieb, grussAn } from '@kehrtour/domain/text/unverfaenglich';

import { mailOf, type SystemMail } from '../platform/post/systemMail.ts';

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

/** To whatever address somebody with a login names; the same whether or not it logs in elsewhere. */
export function adresseBestaetigenMail(an: { name: string; betrieb: string; link: string }): SystemMail {
  return mailOf(
    'Bitte bestätigen Sie Ihre E-Mail-Adresse',
    [
      grussAn(an.name),
      `diese E-Mail-Adresse wurde für Ihren Zugang ${beimBetrieb(an.betrieb)} genannt. Bestätigen Sie sie mit diesem Link; er gilt 24 Stunden. Bis dahin melden Sie sich mit der bisherigen Adresse an.`,
    ],
    { text: 'Adresse bestätigen', link: an.link },
    'Sie erwarten das nicht? Dann löschen Sie diese Nachricht einfach; ohne diesen Link ändert sich nichts.',
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

/** To whom a stranger may have been: the same whether or not the address is known. */
export function nichtRegistriertMail(an: { name: string; link: string }): SystemMail {
  return mailOf(
    'Ihre Registrierung bei Kehrtour',
    [
      grussAn(an.name),
      `für Ihre Registrierung war in den letzten drei Tagen kein Platz: Es haben sich ungewöhnlich viele Betriebe registriert. Angelegt ist nichts, und gespeichert haben wir nichts davon. Bitte registrieren Sie sich noch einmal, oder schreiben Sie uns an ${product.supportMail}: Dann legen wir Ihren Betrieb an.`,
    ],
    { text: 'Noch einmal registrieren', link: an.link },
    'Sie haben sich nicht registriert? Dann löschen Sie diese Nachricht einfach.',
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

/** To whoever is invited and logs in to another company already: nobody else learns of it. */
export function zugangWoandersMail(an: { name: string; betrieb: string }): SystemMail {
  return mailOf(
    'Ihr Zugang zu Kehrtour',
    [
      grussAn(an.name),
      `für Sie soll ${beimBetrieb(an.betrieb)} ein Zugang angelegt werden. Mit dieser E-Mail-Adresse melden Sie sich aber schon in einem anderen Betrieb an, und jede Adresse gehört zu einem Zugang.`,
      'Wenn Sie auch dort einen Zugang möchten, nennen Sie dem Betrieb eine andere Adresse. Er erfährt von uns nicht, dass es diesen Zugang gibt.',
    ],
    undefined,
    'Sie erwarten keinen Zugang? Dann löschen Sie diese Nachricht einfach; an Ihrem Zugang ändert sich nichts.',
  );
}

/** To each who runs the company, and to her whom it concerns. */
export function leitungGeaendertMail(an: { name: string; wer: string; leitet: boolean }): SystemMail {
  const wer = anredename(an.wer) || 'eine weitere Person';
  return mailOf(
    an.leitet
      ? 'Ihr Betrieb hat eine weitere Inhaberin oder einen weiteren Inhaber'
      : 'Jemand führt Ihren Betrieb nicht mehr',
    [
      grussAn(an.name),
      an.leitet
        ? `${wer} führt bei Kehrtour jetzt Ihren Betrieb mit: mit allen Rechten, auch über die Zugänge der anderen.`
        : `${wer} führt bei Kehrtour Ihren Betrieb nicht mehr.`,
    ],
    undefined,
    'Das sollte nicht so sein? Dann vergeben Sie bitte sofort über „Passwort vergessen“ ein neues Passwort und sprechen Sie mit den anderen, die den Betrieb führen.',
  );
}
