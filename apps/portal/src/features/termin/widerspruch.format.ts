import type { Widerspruch } from '@kehrtour/contract/feldmeldung';
import { type Feldart, type Feldgrund, istFeldausgang } from '@kehrtour/domain/termin/feldmeldung';

/** What a phone told, as the office reads it. */
export const FELDART_NAMEN: Record<Feldart, string> = {
  erledigt: 'Erledigt',
  nichtDa: 'Nicht angetroffen',
  verweigert: 'Zutritt verweigert',
  mangel: 'Mangel',
  auftrag: 'Auftrag',
  notiz: 'Notiz',
  ruecknahme: 'Zurückgenommen',
  reihenfolge: 'Reihenfolge geändert',
  verspaetung: 'Verspätung',
};

/** What either press makes of it, in the words of both sides; where there is no result to choose, by whom it was said. */
export const beideSeiten = (
  { art }: Pick<Widerspruch, 'art'>,
  bisher: string,
): { handy: string; buero: string } =>
  istFeldausgang(art)
    ? { handy: `${FELDART_NAMEN[art]} gilt`, buero: `${bisher} gilt` }
    : art === 'ruecknahme'
      ? { handy: 'Zurücknehmen', buero: `${bisher} bleibt` }
      : { handy: 'Übernehmen', buero: 'Nicht übernehmen' };

/** How both came about, and what stands until somebody decides. */
const WIDERSPRUCH_SATZ: Record<Feldgrund, string> = {
  'war-abgesagt':
    'Der Besuch war im Büro abgesagt. Bis zu Ihrer Entscheidung gilt, was vor Ort gesehen wurde.',
  'runde-vorbei':
    'Die Kehrtour war schon abgeschlossen. Bis zu Ihrer Entscheidung gilt, was vor Ort gesehen wurde.',
  'anderes-ergebnis': 'Für den Besuch steht schon ein anderes Ergebnis. Bis zu Ihrer Entscheidung bleibt es.',
  'frueher-gesehen':
    'Zwei Handys meldeten Verschiedenes. Bis zu Ihrer Entscheidung gilt, was zuerst gesehen wurde.',
  'anderer-mitarbeiter':
    'Der Besuch ist inzwischen bei jemand anderem eingetragen. Die Meldung gilt erst, wenn Sie zustimmen.',
  'inzwischen-verlegt':
    'Der Haushalt hat inzwischen einen anderen Termin. Was am alten gesehen wurde, zählt nicht als Besuch.',
  'besuch-unbekannt': 'Zu diesem Besuch lässt sich nichts melden.',
  'nicht-zurueckzunehmen':
    'Das Ergebnis sollte zurückgenommen werden, aber darauf wurde schon geantwortet oder geplant.',
  'verspaetung-veraltet': 'Die Verspätung kam zu spät an, um noch jemandem gesagt zu werden.',
  'nichts-zurueckzunehmen': 'Zurückgenommen werden sollte etwas, das hier nicht angekommen ist.',
};

/** Sentences about what was done and so holds at once, whoever was to do it. */
const SATZ_WENN_GILT: Partial<Record<Feldgrund, string>> = {
  'anderer-mitarbeiter':
    'Der Besuch war bei jemand anderem eingetragen. Bis zu Ihrer Entscheidung gilt er als erledigt.',
  'inzwischen-verlegt':
    'Der Haushalt hatte schon einen anderen Termin, mit dem dieselbe Arbeit geplant war. Bis zu Ihrer Entscheidung gilt er als erledigt.',
};
export const widerspruchSatz = ({ grund, gilt }: Pick<Widerspruch, 'grund' | 'gilt'>): string =>
  (gilt ? SATZ_WENN_GILT[grund] : undefined) ?? WIDERSPRUCH_SATZ[grund];
