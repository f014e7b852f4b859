import { formatDatum } from '@kehrtour/domain/format';
import type { Tag } from '@kehrtour/domain/tag';
import { grussAn } from '@kehrtour/domain/text/unverfaenglich';

import { mailOf, type SystemMail } from '../platform/post/systemMail.ts';

export type Loeschmail = { name: string; betrieb: string; faelligAm: Tag; link: string };

const KNOPF = 'Ansehen oder zurücknehmen';
const BLEIBT =
  'Rechnungen von Kehrtour an Sie bewahren wir acht Jahre auf, weil das Gesetz es verlangt (§ 147 AO); sonst bleibt nichts.';

export function loeschungBeantragtMail({ name, betrieb, faelligAm, link }: Loeschmail): SystemMail {
  return mailOf(
    `${betrieb} wird am ${formatDatum(faelligAm)} gelöscht`,
    [
      grussAn(name),
      `für ${betrieb} ist die Löschung bei Kehrtour beantragt. Am ${formatDatum(faelligAm)} löschen wir alle Daten: Liegenschaften, Kontakte, Termine, Nachrichten, Dateien und alle Zugänge. Das lässt sich dann nicht mehr rückgängig machen.`,
      'Bis dahin arbeiten Sie weiter wie bisher. Nehmen Sie Ihre Daten vorher mit: Unter „Impressum und Datenschutz“ gibt es sie als ZIP-Datei.',
      BLEIBT,
    ],
    { text: KNOPF, link },
    'Das wollten Sie nicht? Dann nehmen Sie den Antrag zurück und ändern Sie Ihr Passwort.',
  );
}

export function loeschungStehtBevorMail({ name, betrieb, faelligAm, link }: Loeschmail): SystemMail {
  return mailOf(
    `Letzte Erinnerung: ${betrieb} wird am ${formatDatum(faelligAm)} gelöscht`,
    [
      grussAn(name),
      `am ${formatDatum(faelligAm)} löschen wir alle Daten von ${betrieb}. Bis dahin können Sie den Antrag zurücknehmen oder Ihre Daten als ZIP-Datei mitnehmen.`,
      'Danach bekommen Sie keine Nachricht mehr von uns: Wir haben dann Ihre Adresse nicht mehr.',
      BLEIBT,
    ],
    { text: KNOPF, link },
  );
}
