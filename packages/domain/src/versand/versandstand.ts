import { formatAnzahl, formatAufzaehlung, formatMenge } from '../format.ts';

/** What the office can do about a dispatch that is under way. */
export const VERSANDTATEN = ['anhalten', 'weiter', 'verwerfen', 'nochmal'] as const;
export type Versandtat = (typeof VERSANDTATEN)[number];

/** Where one message of a round stands; each in exactly one of them. */
export const VERSANDKLASSEN = [
  'hinaus',
  // Handed over at this moment: it cannot be stopped any more.
  'geht',
  'wartet',
  // The provider was not there; it is tried again by itself.
  'wiederholt',
  'angehalten',
  // Given up, and surely never left.
  'gescheitert',
  // Trying again changes nothing, or could tell somebody twice.
  'unzustellbar',
  'verworfen',
  // Not sent, and a newer message says what holds.
  'ersetzt',
] as const;
export type Versandklasse = (typeof VERSANDKLASSEN)[number];
export type Versandzahlen = Readonly<Record<Versandklasse, number>>;

/** Everything that leaves by itself. */
export const gesamtzahl = (zahlen: Versandzahlen): number =>
  VERSANDKLASSEN.reduce((summe, klasse) => summe + zahlen[klasse], 0);

/** What can be done now, the most urgent first. */
export function moeglicheVersandtaten(zahlen: Versandzahlen): Versandtat[] {
  const moeglich: Record<Versandtat, boolean> = {
    anhalten: zahlen.wartet + zahlen.wiederholt > 0,
    weiter: zahlen.angehalten > 0,
    verwerfen: zahlen.angehalten > 0,
    nochmal: zahlen.gescheitert + zahlen.wiederholt > 0,
  };
  return VERSANDTATEN.filter((tat) => moeglich[tat]);
}

const EINZELN: Record<Exclude<Versandklasse, 'hinaus'>, readonly [einzahl: string, mehrzahl: string]> = {
  geht: ['geht gerade hinaus', 'gehen gerade hinaus'],
  wartet: ['wartet noch', 'warten noch'],
  wiederholt: ['wird bald noch einmal versucht', 'werden bald noch einmal versucht'],
  angehalten: ['ist angehalten', 'sind angehalten'],
  gescheitert: ['ließ sich nicht senden', 'ließen sich nicht senden'],
  unzustellbar: ['kam nicht an', 'kamen nicht an'],
  verworfen: ['ist verworfen', 'sind verworfen'],
  ersetzt: ['ist durch eine neuere ersetzt', 'sind durch neuere ersetzt'],
};

/** `Von 120 Nachrichten sind 83 hinaus und 37 nicht: 36 sind angehalten und 1 geht gerade hinaus.` */
export function versandsatz(zahlen: Versandzahlen): string {
  const gesamt = gesamtzahl(zahlen);
  const { hinaus } = zahlen;
  if (hinaus === gesamt)
    return gesamt === 1
      ? 'Die Nachricht ist hinaus.'
      : `Alle ${formatMenge(gesamt, 'Nachricht', 'Nachrichten')} sind hinaus.`;
  const teile = VERSANDKLASSEN.flatMap((klasse) => {
    if (klasse === 'hinaus' || zahlen[klasse] === 0) return [];
    const [einzahl, mehrzahl] = EINZELN[klasse];
    return [`${formatAnzahl(zahlen[klasse])} ${zahlen[klasse] === 1 ? einzahl : mehrzahl}`];
  });
  return `Von ${formatMenge(gesamt, 'Nachricht', 'Nachrichten')} ${hinaus === 1 ? 'ist' : 'sind'} ${formatAnzahl(hinaus)} hinaus und ${formatAnzahl(gesamt - hinaus)} nicht: ${formatAufzaehlung(teile)}.`;
}
