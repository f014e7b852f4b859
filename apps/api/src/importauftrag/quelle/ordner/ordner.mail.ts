import { grussAn } from '@kehrtour/domain/text/unverfaenglich';

import { mailOf, type SystemMail } from '../../../platform/post/systemMail.ts';

export type Anlass =
  | { readonly art: 'stumm' | 'schluessel' }
  | { readonly art: 'abgelehnt'; readonly datei: string; readonly grund: string }
  | { readonly art: 'wartet'; readonly datei: string };

type An = { name: string; betrieb: string; wirt: string; link: string };

/** Tells the owners what a folder needs a person for; nobody else would notice that exports no longer come. */
export function ordnerMail({ name, betrieb, wirt, link }: An, anlass: Anlass): SystemMail {
  const { betreff, saetze } = worte(wirt, anlass);
  return mailOf(
    betreff,
    [grussAn(name), ...saetze, `Am Bestand von ${betrieb} hat sich dadurch nichts geändert.`],
    { text: 'Zum Ordner', link },
    'Sie brauchen diesen Ordner nicht mehr? Dann entfernen Sie ihn dort.',
  );
}

function worte(wirt: string, anlass: Anlass): { betreff: string; saetze: string[] } {
  switch (anlass.art) {
    case 'stumm':
      return {
        betreff: `Der Ordner bei ${wirt} ist nicht zu erreichen`,
        saetze: [
          `Seit einem Tag kommen wir nicht in den Ordner bei ${wirt}, in dem Ihre Kehrbezirkssoftware Dateien ablegt. Wir versuchen es weiter.`,
          'Auf der Seite steht, woran es liegt. Ändern sich Server oder Zugang, richten Sie den Ordner bitte neu ein.',
        ],
      };
    case 'schluessel':
      return {
        betreff: `${wirt} zeigt einen anderen Schlüssel`,
        saetze: [
          `Der Server ${wirt}, von dem wir Dateien Ihrer Kehrbezirkssoftware holen, weist sich mit einem anderen Schlüssel aus als bisher. Das geschieht, wenn er neu aufgesetzt wurde, oder wenn sich jemand für ihn ausgibt.`,
          'Bis Sie den neuen Schlüssel bestätigen, melden wir uns dort nicht an. Bitte vergleichen Sie ihn mit dem, den Ihnen der Betreiber des Servers nennt.',
        ],
      };
    case 'abgelehnt':
      return {
        betreff: 'Eine Datei aus Ihrem Ordner ließ sich nicht lesen',
        saetze: [
          `Bei ${wirt} lag die Datei „${anlass.datei}“. Gelesen werden konnte sie nicht:`,
          anlass.grund,
        ],
      };
    case 'wartet':
      return {
        betreff: 'Eine Datei aus Ihrem Ordner wartet auf Sie',
        saetze: [
          `Bei ${wirt} lag die Datei „${anlass.datei}“. Bevor sie übernommen wird, sollte jemand darauf sehen; warum, steht auf der Seite.`,
        ],
      };
  }
}
