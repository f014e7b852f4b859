import { grussAn } from '@kehrtour/domain/text/unverfaenglich';

import { mailOf, type SystemMail } from '../../platform/post/systemMail.ts';

const inWorten = (am: Date): string =>
  am.toLocaleString('de-DE', { timeZone: 'Europe/Berlin', dateStyle: 'full', timeStyle: 'short' });
const NIE = 'Kehrtour fragt Sie nie nach Ihrem Passwort oder nach einem Code.';

export function freigabeBegonnenMail(an: {
  name: string;
  wer: string;
  grund: string;
  wirksamAb: Date;
  link: string;
}): SystemMail {
  return mailOf(
    'Ihr zweiter Faktor soll zurückgesetzt werden',
    [
      grussAn(an.name),
      `jemand hat bei Kehrtour gesagt, dass Sie Ihren zweiten Faktor und die Wiederherstellungscodes verloren haben. ${an.wer} vom Kehrtour-Betrieb hat das geprüft. Der Grund: „${an.grund}“`,
      `Waren Sie das, müssen Sie nichts tun: Ab ${inWorten(an.wirksamAb)} Uhr melden Sie sich mit Ihrem Passwort an und richten den zweiten Faktor neu ein.`,
      'Waren Sie das nicht, stoppen Sie es jetzt. Es genügt auch, wenn Sie sich wie gewohnt mit Ihrem zweiten Faktor anmelden.',
    ],
    { text: 'Zurücksetzung stoppen', link: an.link },
    NIE,
  );
}

export function freigabeGestopptMail(an: { name: string; am: Date }): SystemMail {
  return mailOf(
    'Ihr zweiter Faktor bleibt',
    [
      grussAn(an.name),
      `die Zurücksetzung Ihres zweiten Faktors ist seit ${inWorten(an.am)} Uhr gestoppt. An Ihrem Zugang hat sich nichts geändert.`,
    ],
    undefined,
    'Haben Sie sie nicht selbst angestoßen? Dann kennt vielleicht jemand Ihr Passwort: Ändern Sie es bitte.',
  );
}

export function freigabeWirksamMail(an: { name: string; am: Date; link: string }): SystemMail {
  return mailOf(
    'Ihr zweiter Faktor ist zurückgesetzt',
    [
      grussAn(an.name),
      `die Wartezeit ist um: Ihr zweiter Faktor ist seit ${inWorten(an.am)} Uhr ausgeschaltet, alle Ihre Sitzungen sind beendet.`,
      'Melden Sie sich mit E-Mail-Adresse und Passwort an und richten Sie ihn gleich neu ein. Heben Sie die neuen Wiederherstellungscodes auf Papier auf.',
    ],
    { text: 'Anmelden', link: an.link },
    NIE,
  );
}
