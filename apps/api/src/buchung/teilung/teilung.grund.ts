import { amFeld } from '../../platform/refusal/refused.ts';
import { type Refusals, refusing } from '../../platform/refusal/refusing.ts';

/** What stands in the way of both, and what can be done instead. */
const STAND = {
  anfrage:
    'Diese Anfrage wartet noch auf Ihre Antwort. Nehmen Sie sie zuerst an oder schlagen Sie eine andere Zeit vor.',
  abgelehnt: 'Dieser Termin passt den Bewohnern nicht. Geben Sie ihm zuerst eine andere Zeit.',
  abgeschlossen: 'Dieser Termin ist erledigt oder abgesagt. Vereinbaren Sie einen neuen.',
  begonnen:
    'Dieser Besuch hat schon begonnen oder ist vorbei. Vermerken Sie sein Ergebnis, und vereinbaren Sie für den Rest einen neuen Termin.',
  'runde-unterwegs':
    'Die Kehrtour ist schon unterwegs oder vorbei. Vermerken Sie das Ergebnis des Besuchs, und vereinbaren Sie für den Rest einen neuen Termin.',
} as const;

const teil = <Satz extends string>(satz: Satz) => ['termin.nicht-teilbar', satz] as const;
const lege = <Satz extends string>(satz: Satz) => ['termin.nicht-zusammen', satz] as const;

/** Why an appointment is not split, by the reasons of the rule. */
const TEILGRUND = {
  anfrage: teil(STAND.anfrage),
  abgelehnt: teil(STAND.abgelehnt),
  abgeschlossen: teil(STAND.abgeschlossen),
  begonnen: teil(STAND.begonnen),
  'runde-unterwegs': teil(STAND['runde-unterwegs']),
  'nur-eine': teil(
    'Bei diesem Termin ist nur eine Arbeit zu tun. Soll sie an einem anderen Tag stattfinden, verlegen Sie den ganzen Termin.',
  ),
  'nichts-bleibt': teil(
    'Damit bliebe für diesen Termin nichts übrig. Lassen Sie mindestens eine Arbeit hier, oder verlegen Sie den ganzen Termin.',
  ),
  'fremde-arbeit': [
    'eingabe-ungueltig',
    amFeld('aufgabeIds', 'Eine dieser Arbeiten gehört nicht mehr zu diesem Termin. Laden Sie die Seite neu.'),
  ],
  'selbe-runde': teil(
    'In dieser Kehrtour hat das Haus schon einen Halt. Wählen Sie eine andere Zeit, oder tragen Sie selbst eine ein.',
  ),
} as const satisfies Refusals;

/** Why two appointments do not become one. */
const LEGEGRUND = {
  anfrage: lege(STAND.anfrage),
  abgelehnt: lege(STAND.abgelehnt),
  abgeschlossen: lege(STAND.abgeschlossen),
  begonnen: lege(STAND.begonnen),
  'runde-unterwegs': lege(STAND['runde-unterwegs']),
  'anderer-nicht-offen': lege(
    'Der andere Termin steht nicht mehr fest: Er ist vorbei, abgesagt oder wartet auf eine Antwort. Laden Sie die Seite neu.',
  ),
  'anderes-haus': lege('Der andere Termin ist in einem anderen Haus. Wählen Sie einen desselben Hauses.'),
  'selber-besuch': lege('Beide Termine gehören schon zum selben Besuch. Es ist nichts zusammenzulegen.'),
  'selbe-runde': lege(
    'Beide Termine liegen in derselben Kehrtour. Dort fährt ein Haus nur einmal an; verlegen Sie den Termin in der Kehrtour.',
  ),
  'andere-wohnung': lege(
    'Der andere Termin ist in einer anderen Wohnung. In einer Kehrtour behält jede Wohnung ihren eigenen Termin; verlegen Sie ihn stattdessen auf dieselbe Zeit.',
  ),
  'gleiche-arbeit': lege(
    'Beide Termine sind für dieselbe Arbeit. Sagen Sie einen von beiden ab, wenn sie nur einmal nötig ist.',
  ),
  'ohne-arbeit': lege('Am anderen Termin ist nichts mehr zu tun. Sagen Sie ihn einfach ab.'),
  belegt: [
    'termin.zeit-belegt',
    (minuten: number) =>
      `Der Besuch würde um ${minuten} Minuten länger, und danach ist schon etwas eingetragen. Verlegen Sie einen der beiden Termine zuerst auf eine Zeit mit genug Platz.`,
  ],
  'mit-sich': ['eingabe-ungueltig', amFeld('mit.id', 'Bitte wählen Sie einen anderen Termin als diesen.')],
} as const satisfies Refusals;

const loese = <Satz extends string>(satz: Satz) => ['termin.nicht-abloesbar', satz] as const;

/** Why an appointment of its own does not take the place of a visit. */
const ABLOESEGRUND = {
  anfrage: loese(STAND.anfrage),
  gebucht: loese('Dieser Termin ist gebucht. Öffnen Sie ihn, und verlegen Sie die Buchung dort.'),
  abgeschlossen: loese('Dieser Besuch hat schon ein Ergebnis. Buchen Sie einen neuen Termin.'),
  begonnen: loese(
    'Dieser Besuch hat schon begonnen oder ist vorbei. Vermerken Sie sein Ergebnis, und buchen Sie dann einen neuen Termin.',
  ),
  'ohne-arbeit': loese('Hier ist keine Arbeit mehr offen. Laden Sie die Seite neu.'),
  'schon-neu': loese('Dieser Haushalt hat inzwischen einen neuen Termin. Laden Sie die Seite neu.'),
} as const satisfies Refusals;

const bleibe = <Satz extends string>(satz: Satz) => ['termin.vermerk-gebraucht', satz] as const;

/** Why an appointment of its own stays. */
const RUECKNAHMEGRUND = {
  'keine-eigene': bleibe(
    'Dieser Termin ist an die Stelle keines anderen getreten. Verlegen Sie ihn, oder sagen Sie ihn ab.',
  ),
  'zu-spaet': bleibe(
    'Die zehn Minuten sind vorbei. Verlegen Sie den neuen Termin, oder sagen Sie ihn ab; der Haushalt hört davon.',
  ),
  hinaus: bleibe(
    'Die Nachricht an den Haushalt ist schon hinaus. Verlegen Sie den neuen Termin, oder sagen Sie ihn ab; der Haushalt hört davon.',
  ),
  veraendert: bleibe(
    'Der neue Termin hat sich inzwischen geändert. Laden Sie die Seite neu, und verlegen Sie ihn, oder sagen Sie ihn ab.',
  ),
  'platz-weg': bleibe(
    'Die Kehrtour wurde inzwischen geändert, und der bisherige Platz besteht so nicht mehr. Verlegen Sie den neuen Termin, oder sagen Sie ihn ab.',
  ),
} as const satisfies Refusals;

export const ruecknahmeRefused = refusing(RUECKNAHMEGRUND);
export const abloesungRefused = refusing(ABLOESEGRUND);
export const teilungRefused = refusing(TEILGRUND);
export const zusammenlegungRefused = refusing(LEGEGRUND);
