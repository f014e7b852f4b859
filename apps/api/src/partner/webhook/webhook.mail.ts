import { grussAn } from '@kehrtour/domain/text/unverfaenglich';

import { mailOf, type SystemMail } from '../../platform/post/systemMail.ts';

/** Tells the owners that a program they connected no longer listens; without it nobody looks there for months. */
export const webhookAusMail = (an: {
  name: string;
  betrieb: string;
  programm: string;
  wirt: string;
  link: string;
}): SystemMail =>
  mailOf(
    `${an.programm} ist für Meldungen nicht zu erreichen`,
    [
      grussAn(an.name),
      `Kehrtour meldet ${an.programm}, was sich bei ${an.betrieb} ändert: neue Kehrtouren, Antworten, erledigte Arbeiten. Seit einem Tag nimmt ${an.wirt} keine Meldung mehr an. Wir versuchen es nicht weiter.`,
      'Ihre Arbeit ist davon nicht betroffen. Was erledigt ist, kann das Programm weiter abholen, und Sie können es als Datei zurückgeben.',
      'Bitte sagen Sie es dem Hersteller. Sobald das Programm sich neu einträgt, melden wir wieder.',
    ],
    { text: 'Zur Verbindung', link: an.link },
    'Sie benutzen dieses Programm nicht mehr? Dann beenden Sie dort die Verbindung.',
  );
