/** What somebody says of a house and its people by the code of a slip, apart from an appointment. */
export const HAUSANLIEGEN = [
  'kontakt',
  'eigentuemer',
  'anlage',
  'abbestellen',
  'auskunft',
  'loeschung',
] as const;
export type Hausanliegen = (typeof HAUSANLIEGEN)[number];

interface Anliegenworte {
  /** As the customer chooses it. */
  readonly wahl: string;
  /** As the office reads it. */
  readonly betreff: string;
  /** Says nothing without words of her own. */
  readonly textNoetig: boolean;
}

export const HAUSANLIEGEN_WORTE: Readonly<Record<Hausanliegen, Anliegenworte>> = {
  kontakt: {
    wahl: 'Name, Telefon oder E-Mail-Adresse stimmen nicht',
    betreff: 'Kontaktdaten berichtigen',
    textNoetig: true,
  },
  eigentuemer: {
    wahl: 'Eigentümer oder Hausverwaltung haben gewechselt',
    betreff: 'Eigentümer oder Verwaltung gewechselt',
    textNoetig: true,
  },
  anlage: {
    wahl: 'An Heizung, Ofen oder Schornstein hat sich etwas geändert',
    betreff: 'Anlage geändert',
    textNoetig: true,
  },
  abbestellen: {
    wahl: 'Ich möchte keine E-Mails mehr, sondern Zettel',
    betreff: 'Keine E-Mails mehr',
    textNoetig: false,
  },
  auskunft: {
    wahl: 'Ich möchte wissen, was über mich gespeichert ist',
    betreff: 'Auskunft über gespeicherte Daten (Art. 15 DSGVO)',
    textNoetig: false,
  },
  loeschung: {
    wahl: 'Meine Daten sollen gelöscht werden',
    betreff: 'Löschung von Daten (Art. 17 DSGVO)',
    textNoetig: false,
  },
};

/** One line for the office: what it is about, and the customer's own words. */
export const anliegenText = (anliegen: Hausanliegen, text: string): string =>
  [HAUSANLIEGEN_WORTE[anliegen].betreff, text].filter((teil) => teil !== '').join(': ');

/** Which of them a line of the office began as; undefined for a question of another kind. */
export const anliegenAus = (zeile: string): Hausanliegen | undefined =>
  HAUSANLIEGEN.find((eines) => zeile.startsWith(HAUSANLIEGEN_WORTE[eines].betreff));

/** `…6789`: enough to know one's own number again. */
export const verdeckteNummer = (nummer: string): string => `…${nummer.replaceAll(/\D/g, '').slice(-4)}`;

/** `m…@example.org`: enough to know one's own address again, not enough to learn another's. */
export function verdeckteMail(email: string): string {
  const [name = '', ort = ''] = email.split('@');
  return ort === '' ? '' : `${name.slice(0, 1)}…@${ort}`;
}
