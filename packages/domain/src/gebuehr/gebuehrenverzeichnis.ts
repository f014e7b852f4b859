import { formatTag } from '../format.ts';
import { plusTage, type Tag } from '../tag.ts';

/** The versions of KÜO Anlage 3, the newest first. */
const FASSUNGEN: readonly { readonly ab: Tag; readonly quelle: string }[] = [
  { ab: '2026-07-29', quelle: 'BGBl. 2026 I Nr. 226, Artikel 8 Abs. 4' },
  { ab: '2025-01-21', quelle: '3. KÜOÄndV, BGBl. 2025 I Nr. 12' },
];
const [SOMMER_2026, JANUAR_2025] = ['2026-07-29', '2025-01-21'] as const;

/** A row of the list of fees. */
export interface Gebuehrenzeile {
  readonly nr: string;
  readonly text: string;
  /** Arbeitswerte; of what is counted by time, of one minute. */
  readonly aw: number;
  /** What it is counted by, where not once: `je Arbeitsminute`. */
  readonly je?: string;
  /** Arbeitswerte that it ends at, with of what: `je Nutzungseinheit`. */
  readonly hoechstens?: { readonly aw: number; readonly je: string };
}
type Zeile = Gebuehrenzeile & {
  /** First day; left out, it was so before, too. */
  readonly ab?: Tag;
  /** First day on which it no longer holds. */
  readonly endetAm?: Tag;
};

/** The list in our words; read in the wording of 29 April 2026, and what the act of 23 July 2026 struck out. */
const ZEILEN: readonly Zeile[] = [
  { nr: '1.1', text: 'Feuerstättenbescheid, bis zu drei Anlagen', aw: 10 },
  {
    nr: '1.2',
    text: 'Feuerstättenbescheid, jede weitere Anlage',
    aw: 2,
    je: 'je Anlage',
    hoechstens: { aw: 30, je: 'je Bescheid' },
  },
  { nr: '1.3', text: 'Weitere Ausfertigung eines Feuerstättenbescheids', aw: 2 },
  { nr: '1.4', text: 'Abgelehnter Antrag, seltener zu kehren (§ 1 Abs. 5a)', aw: 25, ab: JANUAR_2025 },
  { nr: '2.1', text: 'Feuerstättenschau je Gebäude mit der ersten Nutzungseinheit', aw: 11.7 },
  { nr: '2.2', text: 'Feuerstättenschau, jede weitere Nutzungseinheit', aw: 4, je: 'je Nutzungseinheit' },
  {
    nr: '2.3.1',
    text: 'Senkrechte Abgasanlage, einzeln oder als Gruppe; außerhalb des Gebäudes höchstens drei Meter',
    aw: 1,
    je: 'je angefangenem Meter',
  },
  { nr: '2.3.2', text: 'Waagerechte Abgasanlage ab zehn Metern Länge', aw: 1, je: 'je angefangenem Meter' },
  { nr: '2.4', text: 'Zuschlag je Feuerstätte', aw: 6, je: 'je Feuerstätte' },
  { nr: '2.5.2', text: 'Besonders schwer erreichbares Gebäude', aw: 0.7, je: 'je Minute Weg' },
  {
    nr: '2.6',
    text: 'Zweimal angekündigte Begehung, ohne Grund verhindert',
    aw: 15,
    je: 'je Nutzungseinheit',
  },
  { nr: '3.1', text: 'Feuchte fester Brennstoffe', aw: 6, ab: JANUAR_2025 },
  { nr: '3.2', text: 'Grenzwerte und Typschild von Einzelraumfeuerungen', aw: 3, ab: JANUAR_2025 },
  {
    nr: '3.3.1',
    text: 'Heizkessel, der stillzulegen war: Ausnahme geprüft',
    aw: 1.5,
    ab: JANUAR_2025,
    endetAm: SOMMER_2026,
  },
  {
    nr: '3.3.2',
    text: 'Heizkessel, der stillzulegen war: Verstoß',
    aw: 9,
    ab: JANUAR_2025,
    endetAm: SOMMER_2026,
  },
  { nr: '3.4.1', text: 'Dämmung von Leitungen: Ausnahme geprüft', aw: 1.5, ab: JANUAR_2025 },
  { nr: '3.4.2', text: 'Dämmung von Leitungen: Verstoß', aw: 9, ab: JANUAR_2025 },
  {
    nr: '3.5',
    text: 'Abrechnungen und Bestätigungen nach § 96 Abs. 5',
    aw: 10,
    je: 'je Liefervertrag oder Lager',
    ab: JANUAR_2025,
  },
  { nr: '3.6.1', text: 'Verschlechterungsverbot: keine Verschlechterung', aw: 5, ab: JANUAR_2025 },
  { nr: '3.6.2', text: 'Verschlechterungsverbot: Verschlechterung', aw: 30, ab: JANUAR_2025 },
  { nr: '3.7', text: 'Ausstattung einer Zentralheizung', aw: 3, ab: JANUAR_2025 },
  {
    nr: '3.8.1',
    text: 'Anforderungen an den Einbau von Heizungen (§§ 71 bis 71m GEG)',
    aw: 8,
    je: 'je Zähler oder Lager',
    ab: JANUAR_2025,
    endetAm: SOMMER_2026,
  },
  {
    nr: '3.8.2',
    text: 'Dazu: Abrechnungen und Bescheinigungen',
    aw: 10,
    ab: JANUAR_2025,
    endetAm: SOMMER_2026,
  },
  { nr: '3.9', text: 'Wärmeabgabe von Leitungen und Armaturen', aw: 2, ab: JANUAR_2025 },
  { nr: '3.10.1', text: 'Heizung mit fester Biomasse', aw: 2, ab: JANUAR_2025 },
  { nr: '3.10.2', text: 'Dazu: Abrechnungen und Bescheinigungen', aw: 10, ab: JANUAR_2025 },
  {
    nr: '3.11.1',
    text: 'Wärmepumpen- oder Solar-Hybridheizung',
    aw: 8,
    ab: JANUAR_2025,
    endetAm: SOMMER_2026,
  },
  {
    nr: '3.11.2',
    text: 'Dazu: Abrechnungen und Bescheinigungen',
    aw: 10,
    ab: JANUAR_2025,
    endetAm: SOMMER_2026,
  },
  { nr: '3.12', text: 'Nachrüstung einer Zentralheizung', aw: 7, ab: JANUAR_2025 },
  {
    nr: '3.13.1',
    text: 'Luft und Abgas nach baulichen Maßnahmen (§ 1 Abs. 8), nach Aktenlage',
    aw: 0.8,
    je: 'je Arbeitsminute',
    hoechstens: { aw: 35, je: 'je Nutzungseinheit' },
    ab: JANUAR_2025,
  },
  {
    nr: '3.13.2',
    text: 'Luft und Abgas nach baulichen Maßnahmen (§ 1 Abs. 8), vor Ort',
    aw: 0.8,
    je: 'je Arbeitsminute',
    hoechstens: { aw: 45, je: 'je Nutzungseinheit' },
    ab: JANUAR_2025,
  },
  {
    nr: '3.14',
    text: 'Anlassbezogene Überprüfung (§ 15 SchfHwG), wenn Mängel festgestellt wurden',
    aw: 0.8,
    je: 'je Arbeitsminute',
    ab: JANUAR_2025,
  },
  { nr: '4', text: 'Mahnung, einmal je Rechnung, 30 Tage nach Zugang', aw: 5 },
  { nr: '5.1', text: 'Ersatzvornahme, Grundwert', aw: 60 },
  { nr: '5.2', text: 'Ersatzvornahme, dazu die Zeit vor Ort', aw: 1, je: 'je Arbeitsminute' },
];

/** The list of fees as it holds for a service of this day. */
export const gebuehrenverzeichnisAm = (tag: Tag): readonly Gebuehrenzeile[] =>
  ZEILEN.filter(({ ab, endetAm }) => (ab ?? tag) <= tag && (endetAm === undefined || tag < endetAm)).map(
    ({ ab: _ab, endetAm: _endetAm, ...zeile }) => zeile,
  );

/** `KÜO Anlage 3 in der Fassung seit 29.07.2026 (BGBl. …)`: which version it is, and what is not known of an older one. */
export function fassungAm(tag: Tag): string {
  const stelle = FASSUNGEN.findIndex(({ ab }) => ab <= tag);
  const fassung = FASSUNGEN[stelle];
  if (fassung === undefined)
    return `KÜO Anlage 3 in der Fassung bis ${formatTag(plusTage(JANUAR_2025, -1))}; die Zeilen der Nr. 3 dieser Fassung sind hier nicht hinterlegt`;
  const spaeter = FASSUNGEN[stelle - 1];
  const bis = spaeter === undefined ? '' : ` bis ${formatTag(plusTage(spaeter.ab, -1))}`;
  return `KÜO Anlage 3 in der Fassung ${bis === '' ? 'seit' : 'vom'} ${formatTag(fassung.ab)}${bis} (${fassung.quelle})`;
}
