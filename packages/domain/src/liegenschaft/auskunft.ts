import { formatMenge } from '../format.ts';
import { gesendetes } from '../messenger.ts';
import { AUFBEWAHRUNG, KEHRBUCHFRISTEN, kehrbuchfristText, UEBERGABE_SATZ } from '../recht/aufbewahrung.ts';
import type { Datenherkunft } from './kontakt.ts';

/** How somebody gets what is kept of her: to read, or for another program (Art. 15 and 20 GDPR). */
export const AUSKUNFTSFORMEN = ['html', 'json'] as const;
export type Auskunftsform = (typeof AUSKUNFTSFORMEN)[number];

/** Said to the person herself: the origin, where it was not she (Art. 15 Abs. 1 Buchst. g). */
export const HERKUNFT_TEXT: Readonly<Record<Datenherkunft, string>> = {
  kehrbuch: 'Aus dem Kehrbuch, das für Ihr Haus nach § 19 SchfHwG zu führen ist.',
  auftrag:
    'Von Ihnen oder von jemandem, der für das Haus spricht, oder vom Betrieb eingetragen für einen Auftrag oder vorgeschriebene Arbeiten.',
  selbst: 'Von Ihnen selbst, bei einer Online-Buchung.',
};

/** Where somebody was taken off her house, the origin went with her name and address. */
export const herkunftText = (herkunft: Datenherkunft | null): string =>
  herkunft === null
    ? 'Ihre Angaben beim Haus sind gelöscht, mit ihnen auch, woher sie kamen. Geblieben ist, was Besuche nachweist.'
    : HERKUNFT_TEXT[herkunft];

export type Auskunftszweck = { readonly zweck: string; readonly grundlage: string; readonly dauer: string };

/** What it is kept for, by what right, and how long (Art. 15 Abs. 1 Buchst. a and d). */
export const AUSKUNFTSZWECKE: readonly Auskunftszweck[] = [
  {
    zweck: 'Führen der Liegenschaft, ihrer Anlagen und der Fristen',
    grundlage: 'Art. 6 Abs. 1 Buchst. c und e DSGVO, § 19 SchfHwG; sonst Art. 6 Abs. 1 Buchst. b DSGVO',
    dauer: `Solange das Haus im Bestand ist; danach ${kehrbuchfristText(KEHRBUCHFRISTEN.haus)}. ${UEBERGABE_SATZ}`,
  },
  {
    zweck: 'Besuche ansagen, verlegen und nachweisen',
    grundlage: 'Art. 6 Abs. 1 Buchst. b, c und e DSGVO, § 3 KÜO',
    dauer: kehrbuchfristText(KEHRBUCHFRISTEN.besuch),
  },
  {
    zweck: 'Online-Buchungen und Terminwünsche',
    grundlage: 'Art. 6 Abs. 1 Buchst. b und f DSGVO',
    dauer: 'Mit dem Termin; ohne Bestätigung nach den Fristen unten',
  },
  {
    zweck: 'Nachvollziehen, wer was wann geändert hat',
    grundlage: 'Art. 6 Abs. 1 Buchst. f, Art. 5 Abs. 2 DSGVO',
    dauer: 'Solange der Betrieb seine Daten hier führt',
  },
];

/** What goes by itself, of the things that can be about a customer. */
export const AUSKUNFTSFRISTEN: readonly string[] = [
  ...(
    [
      'importdatei',
      'buchungUnbestaetigt',
      'buchungVerfallen',
      'terminwunschOffen',
      'terminwunschBeendet',
      'buchungsmail',
      'zettelcode',
      'buchungscode',
    ] as const
  ).map((art) => {
    const { was, tage, ab } = AUFBEWAHRUNG[art];
    return `${was}: ${formatMenge(tage, 'Tag', 'Tage')} ${ab}`;
  }),
  ...Object.values(KEHRBUCHFRISTEN).map((frist) => `${frist.was}: ${kehrbuchfristText(frist)}`),
];

/** Art. 15 Abs. 1 Buchst. c. */
export const AUSKUNFTSEMPFAENGER: readonly string[] = [
  'Der Betreiber von Kehrtour und sein Rechenzentrum, als Auftragsverarbeiter',
  `Die Anbieter, über die ${gesendetes()} hinausgehen`,
  'Programme und Kalender, die der Betrieb mit Kehrtour verbunden hat',
];

/** Art. 15 Abs. 1 Buchst. e, f and h. */
export const AUSKUNFTSRECHTE: readonly string[] = [
  'Sie können verlangen, dass falsche Angaben berichtigt werden (Art. 16 DSGVO), dass Angaben gelöscht werden (Art. 17) oder dass ihre Verarbeitung eingeschränkt wird (Art. 18), und Sie können der Verarbeitung widersprechen (Art. 21). Was das Gesetz aufzubewahren verlangt, vor allem das Kehrbuch, bleibt so lange.',
  'Angaben, die Sie selbst gemacht haben, stehen Ihnen auch in einer Form zu, die andere Programme lesen können (Art. 20).',
  'Sie können sich bei der Datenschutzaufsicht Ihres Bundeslandes beschweren (Art. 77).',
  'Automatisch entschieden wird über Sie nichts; es entsteht kein Persönlichkeitsprofil (Art. 22).',
];
