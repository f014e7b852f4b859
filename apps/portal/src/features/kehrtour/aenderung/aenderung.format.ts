import type { aenderungHolen, Bescheid, Wechsel } from '@kehrtour/contract/aenderung';
import type { AnswerOf } from '@kehrtour/contract/endpoint';
import type { Kehrtour } from '@kehrtour/contract/kehrtour';
import type { absageVorschauHolen } from '@kehrtour/contract/kehrtourlauf';
import {
  formatAufzaehlung,
  formatDauer,
  formatMenge,
  formatTagKurz,
  formatTagOhneJahr,
  formatUhrzeit,
} from '@kehrtour/domain/format';
import { ortszeitAus } from '@kehrtour/domain/ortszeit';
import { KANAELE, KANAL_WORTE } from '@kehrtour/domain/versand/kanal';

type Offene = NonNullable<Kehrtour['aenderung']>;

const URSACHE: Record<Offene['ursache'], string> = {
  vonHand: 'von Hand geordnet',
  neuGerechnet: 'neu gerechnet',
  abwesenheit: 'neu gerechnet, weil jemand fehlt',
  arbeitszeit: 'neu gerechnet, weil jemand andere Arbeitszeiten hat',
  kalender: 'neu gerechnet, weil in einem abonnierten Kalender etwas über Besuchen liegt',
  schliesstag: 'neu gerechnet, weil an einem Tag geschlossen ist',
  feiertag: 'neu gerechnet, weil ein Tag ein Feiertag ist',
  buchung: 'neu gerechnet, weil jemand gebucht hat',
  import: 'neu gerechnet, weil ein Import Arbeiten geändert hat',
  haus: 'neu gerechnet, weil an einem Haus nichts mehr zu tun ist',
  ausweg: 'neu gerechnet, damit Häuser ohne Platz einen bekommen',
  nachtrag: 'neu gerechnet, weil neue Arbeit dazukommt',
};
const DAZU: Record<Offene['ursache'], string> = {
  vonHand: 'was von Hand geordnet war',
  neuGerechnet: 'der Vorschlag davor',
  abwesenheit: 'eine Abwesenheit davor',
  arbeitszeit: 'andere Arbeitszeiten davor',
  kalender: 'ein Eintrag eines abonnierten Kalenders davor',
  schliesstag: 'ein Schließtag davor',
  feiertag: 'ein Feiertag davor',
  buchung: 'eine Buchung davor',
  import: 'ein Import davor',
  haus: 'ein Haus ohne Tätigkeiten davor',
  ausweg: 'ein Ausweg für Häuser ohne Platz',
  nachtrag: 'neue Arbeit, die dazugenommen war',
};

/** `Erika Muster, 12. Januar, 9:14 Uhr, neu gerechnet, weil jemand fehlt. Schon darin: was von Hand geordnet war` */
export function herkunftText({ von, am, ursache, vorher }: Offene): string {
  const { tag, uhrzeit } = ortszeitAus(new Date(am));
  const text = [von, formatTagOhneJahr(tag), `${uhrzeit} Uhr`, URSACHE[ursache]].filter(Boolean).join(', ');
  if (vorher.length === 0) return text;
  return `${text}. Schon darin: ${formatAufzaehlung(vorher.map((eine) => DAZU[eine]))}`;
}

type Zeit = NonNullable<Wechsel['vorher']>;

/** `Di., 02.02., 08:00–10:00 Uhr` */
export const zeitText = ({ tag, fensterVon, fensterBis }: Zeit): string =>
  `${formatTagKurz(tag)}, ${fensterVon}–${fensterBis} Uhr`;

/** `dazu Feuerstättenschau; nicht mehr Kehrung`; '' where the work is what was told. */
export function arbeitText({ arbeit }: Wechsel): string {
  if (!arbeit) return '';
  return [
    ...(arbeit.dazu.length > 0 ? [`dazu ${formatAufzaehlung(arbeit.dazu)}`] : []),
    ...(arbeit.weg.length > 0 ? [`nicht mehr ${formatAufzaehlung(arbeit.weg)}`] : []),
  ].join('; ');
}

/** `Genannt war: „Es kommt Anna Berger.“ Nun käme Ben Kern.`; '' where nobody was named, or one of them comes. */
export function personText({ genannt, nachher }: Wechsel): string {
  if (genannt === undefined) return '';
  return `Genannt war: „${genannt}“ Nun käme ${nachher?.mitarbeiter ?? 'jemand anderes'}.`;
}

/** What a household reads, by what becomes of its promise. */
const BESCHEID_ART = {
  gebrochen: 'Zusage gebrochen',
  neuAnzusagen: 'Neue Zeit',
  entfaellt: 'Abgesagt',
  neu: 'Zum ersten Mal angesagt',
} as const;

/** Who is written to before anything leaves: `Abgesagt: 5 E-Mails und 2 Zettel zum Einwerfen`, the worst first. */
export const bescheidZeilen = (wechsel: readonly Wechsel[]): string[] =>
  Object.entries(BESCHEID_ART).flatMap(([klasse, art]) => {
    const bescheid = wegeText(bescheidAn(wechsel.filter((one) => one.klasse === klasse)));
    return bescheid === '' ? [] : [`${art}: ${bescheid}`];
  });

/** `Verwaltungen zur Kenntnis: 1 E-Mail`; '' where nobody looks after one of these houses. */
export const kenntnisText = (zurKenntnis: readonly Bescheid[]): string =>
  zurKenntnis.length === 0 ? '' : `Verwaltungen zur Kenntnis: ${wegeText(zurKenntnis)}`;

/** `16 Haushalten und 1 Verwaltung schreiben`; '' where nobody is told anything. */
export function schreibenText(bescheid: readonly Bescheid[], zurKenntnis: readonly Bescheid[] = []): string {
  const haushalte = summe(bescheid);
  const verwaltungen = summe(zurKenntnis);
  const wem = [
    ...(haushalte === 0 ? [] : [formatMenge(haushalte, 'Haushalt', 'Haushalten')]),
    ...(verwaltungen === 0 ? [] : [formatMenge(verwaltungen, 'Verwaltung', 'Verwaltungen')]),
  ];
  return wem.length === 0 ? '' : `${formatAufzaehlung(wem)} schreiben`;
}

const summe = (bescheid: readonly Bescheid[]): number =>
  bescheid.reduce((bisher, { anzahl }) => bisher + anzahl, 0);

/** The messages to households, by the way in which they go. */
export const bescheidAn = (wechsel: readonly Wechsel[]): Bescheid[] =>
  KANAELE.flatMap((kanal) => {
    const anzahl = wechsel.filter((one) => one.kanal === kanal).length;
    return anzahl === 0 ? [] : [{ kanal, anzahl }];
  });

/** `2 E-Mails und 1 Zettel`; '' where nobody is told anything. */
export const wegeText = (bescheid: readonly Bescheid[]): string =>
  formatAufzaehlung(bescheid.map(({ kanal, anzahl }) => formatMenge(anzahl, ...KANAL_WORTE[kanal].menge)));

/** What nobody hears of, in one sentence; '' where there is nothing of it. */
function stillText(wechsel: readonly Wechsel[]): string {
  const zahl = (klasse: Wechsel['klasse']): number => wechsel.filter((one) => one.klasse === klasse).length;
  const verlegt = zahl('imFenster');
  const gleich = zahl('unveraendert');
  return [
    ...(verlegt > 0
      ? [
          `${formatMenge(verlegt, 'Besuch bleibt', 'Besuche bleiben')} im zugesagten Zeitfenster und ${verlegt === 1 ? 'verschiebt' : 'verschieben'} sich darin.`,
        ]
      : []),
    ...(gleich > 0
      ? [`${formatMenge(gleich, 'Besuch bleibt', 'Besuche bleiben')}, wie er zugesagt ist.`]
      : []),
  ]
    .map((satz) => (gleich > 1 ? satz.replace('wie er zugesagt ist', 'wie sie zugesagt sind') : satz))
    .join(' ');
}

/** What is decided for the round with it, in one sentence; '' where nothing is. */
export function entschiedenText({
  tage,
  personen,
  ueberstunden,
}: AnswerOf<typeof aenderungHolen>['entschieden']): string {
  const teile = [
    ...tage.map((tag) => `noch ein Tag (${formatTagKurz(tag)})`),
    ...personen.map((name) => `${name} fährt mit`),
    ...ueberstunden.map(
      ({ name, minuten: zahl }) => `${name} macht bis ${formatDauer(zahl)} Überstunden am Tag`,
    ),
  ];
  return teile.length === 0 ? '' : `Dafür entschieden: ${formatAufzaehlung(teile)}.`;
}

/** Who hears of it by which way, and who does not need to. */
export function folgenText(wechsel: readonly Wechsel[], zurKenntnis: readonly Bescheid[]): string {
  const bescheid = wegeText(bescheidAn(wechsel));
  const kenntnis = kenntnisText(zurKenntnis);
  return [
    bescheid === '' ? 'Niemand muss etwas erfahren.' : `Bescheid bekommen: ${bescheid}.`,
    kenntnis === '' ? '' : `${kenntnis}.`,
    stillText(wechsel),
  ]
    .filter(Boolean)
    .join(' ');
}

/** What is left to do once it was accepted. */
export function angenommenText(wechsel: readonly Wechsel[], zurKenntnis: readonly Bescheid[]): string {
  const papier = [...bescheidAn(wechsel), ...zurKenntnis].filter(({ kanal }) => !KANAL_WORTE[kanal].gesendet);
  return papier.length === 0 ? 'Der neue Plan gilt.' : `Der neue Plan gilt. Zu drucken: ${wegeText(papier)}.`;
}

/** `Die Nachrichten gehen um 14:32 Uhr hinaus; bis dahin lassen sie sich in der Kehrtour anhalten.` */
export const hinausText = (hinausAb: string): string =>
  `Die Nachrichten gehen um ${formatUhrzeit(ortszeitAus(new Date(hinausAb)).uhrzeit)} hinaus; bis dahin lassen sie sich in der Kehrtour anhalten.`;

/** `1 Std. 20 Min. (10 Min. weniger)` */
export function zahlText(vorher: number, nachher: number, text: (zahl: number) => string): string {
  const mehr = nachher - vorher;
  if (text(Math.abs(mehr)) === text(0)) return text(nachher);
  return `${text(nachher)} (${text(Math.abs(mehr))} ${mehr > 0 ? 'mehr' : 'weniger'})`;
}

export const minuten = (zahl: number): string => formatDauer(zahl);
export const kilometer = (zahl: number): string =>
  `${zahl.toLocaleString('de-DE', { maximumFractionDigits: 1 })} km`;

type Absagevorschau = AnswerOf<typeof absageVorschauHolen>;

/** Who hears that the whole round is off, a line for each kind; none where nobody knows of it. */
export function absageZeilen(vorschau: Absagevorschau | undefined): string[] {
  if (!vorschau) return [];
  const { bescheid, zurKenntnis, gebucht } = vorschau;
  return [
    ...(bescheid.length === 0 ? [] : [`Abgesagt: ${wegeText(bescheid)}`]),
    ...(zurKenntnis.length === 0 ? [] : [kenntnisText(zurKenntnis)]),
    ...(gebucht === 0
      ? []
      : [`${formatMenge(gebucht, 'Buchung', 'Buchungen')}: Bescheid an die Adresse der Buchung`]),
  ];
}

/** What the button does: `16 Haushalten absagen`. */
export function absageTat(vorschau: Absagevorschau | undefined): string {
  const anzahl = vorschau ? summe(vorschau.bescheid) + vorschau.gebucht : 0;
  return anzahl === 0 ? 'Kehrtour absagen' : `${formatMenge(anzahl, 'Haushalt', 'Haushalten')} absagen`;
}
