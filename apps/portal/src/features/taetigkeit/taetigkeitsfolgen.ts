import type { Taetigkeit, Taetigkeitsdaten } from '@kehrtour/contract/taetigkeit';

type Stand = Taetigkeitsdaten & Pick<Taetigkeit, 'aktiv'>;

const gleich = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** What a change does to work that is there already, a sentence for each; empty where it reaches none of it. */
export function taetigkeitsfolgen(alt: Stand, neu: Stand): string[] {
  const anders = (...felder: readonly (keyof Stand)[]): boolean =>
    felder.some((feld) => !gleich(alt[feld], neu[feld]));
  return [
    ...(anders(
      'dauerMinuten',
      'jeWeitereEinheitMinuten',
      'jeWeitereFeuerstaetteMinuten',
      'feuerstaettenInbegriffen',
    )
      ? [
          'Offene Aufgaben und geplante Besuche behalten ihre Dauer; die neue gilt für Aufgaben, die noch entstehen.',
        ]
      : []),
    ...(anders('wiederholung', 'fenster')
      ? ['Bestehende Fristen bleiben. Wird eine Aufgabe erledigt, folgt die nächste Frist der neuen Regel.']
      : []),
    ...(anders('qualifikation', 'vorOrt')
      ? [
          'Das gilt sofort auch für offene Aufgaben: Geplante Kehrtouren bleiben stehen und werden beim nächsten Planen danach geprüft.',
        ]
      : []),
    ...(anders('art')
      ? [
          'Zettel, Briefe und Nachrichten, die noch hinausgehen, nennen die andere Rechtsgrundlage. Was schon gesagt ist, bleibt.',
        ]
      : []),
    ...(anders('kundentext')
      ? [
          'Zettel, Briefe und Nachrichten, die noch hinausgehen, sagen es mit den neuen Worten. Was schon gesagt ist, bleibt.',
        ]
      : []),
    ...(alt.aktiv && !neu.aktiv
      ? [
          'Sie steht nicht mehr zur Wahl. Offene Aufgaben und Termine bleiben; erledigt folgt ihnen keine neue Frist.',
        ]
      : []),
  ];
}
