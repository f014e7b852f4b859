import { grussAn } from '@kehrtour/domain/text/unverfaenglich';

import { mailOf, type SystemMail } from '../../platform/post/systemMail.ts';

/** Tells who runs the company at the moment somebody begins to look into it. */
export function einsichtMail(an: {
  name: string;
  betrieb: string;
  wer: string;
  grund: string;
  bis: Date;
  link: string;
}): SystemMail {
  const bis = an.bis.toLocaleString('de-DE', {
    timeZone: 'Europe/Berlin',
    dateStyle: 'full',
    timeStyle: 'short',
  });
  return mailOf(
    `Kehrtour sieht in ${an.betrieb} hinein`,
    [
      grussAn(an.name),
      `${an.wer} von Kehrtour sieht sich jetzt Ihren Betrieb an, längstens bis ${bis} Uhr. Der Grund: „${an.grund}“`,
      'Geändert werden kann dabei nichts. Was angesehen wurde, lesen Sie in Ihren Einstellungen.',
    ],
    { text: 'Nachlesen, was angesehen wurde', link: an.link },
    'Sie haben nicht um Hilfe gebeten oder verstehen den Grund nicht? Antworten Sie bitte auf diese E-Mail oder rufen Sie uns an.',
  );
}
