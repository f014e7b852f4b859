/** One line of the register of processing activities (Art. 30 GDPR). */
export type Verarbeitung = {
  readonly name: string;
  readonly zweck: string;
  readonly betroffene: string;
  readonly daten: string;
  readonly grundlage: string;
  readonly empfaenger: string;
  readonly loeschung: string;
};

const RECHENZENTRUM = 'Betreiber von Kehrtour und sein Rechenzentrum (Auftragsverarbeiter)';
const BIS_SIE = 'Bis Sie den Eintrag löschen oder den Betrieb löschen lassen';

/** What the product does with data of people, by purpose, as it does it. */
export const VERARBEITUNGEN: readonly Verarbeitung[] = [
  {
    name: 'Bestand',
    zweck: 'Liegenschaften, Anlagen und Fristen führen, aus Ihrer Kehrbezirkssoftware übernehmen',
    betroffene: 'Eigentümer, Verwalter, Bewohner',
    daten: 'Name, Anschrift, Telefon, E-Mail, Anlagen, Fristen, Notizen',
    grundlage: 'Art. 6 Abs. 1 Buchst. c und e DSGVO, § 19 SchfHwG; sonst Buchst. b',
    empfaenger: `${RECHENZENTRUM}; Programme, die Sie verbinden`,
    loeschung: BIS_SIE,
  },
  {
    name: 'Kehrtouren und Termine',
    zweck: 'Besuche planen, ansagen, verlegen und nachweisen',
    betroffene: 'Eigentümer, Verwalter, Bewohner; Mitarbeitende',
    daten: 'Name, Anschrift, Termin, Zustellung, Antworten, Vermerke',
    grundlage: 'Art. 6 Abs. 1 Buchst. b, c und e DSGVO',
    empfaenger: `${RECHENZENTRUM}; Ihr Mailanbieter beim Versand; Kalender, die Sie verbinden`,
    loeschung: BIS_SIE,
  },
  {
    name: 'Online-Buchung',
    zweck: 'Termine und Terminwünsche entgegennehmen, Missbrauch begrenzen',
    betroffene: 'Menschen, die buchen',
    daten: 'Name, Anschrift, Telefon, E-Mail, Angaben zur Anlage, Einwilligungen, Prüfwert des Netzes',
    grundlage: 'Art. 6 Abs. 1 Buchst. b und f DSGVO',
    empfaenger: RECHENZENTRUM,
    loeschung: 'Ohne Bestätigung nach den Fristen unten; sonst mit dem Termin',
  },
  {
    name: 'Mitarbeitende',
    zweck: 'Zugänge, Rollen, Arbeitszeiten, Abwesenheiten für die Planung',
    betroffene: 'Mitarbeitende',
    daten: 'Name, Anrede, E-Mail, Telefon, Arbeitszeit, Startort, Abwesenheiten, Sitzungen',
    grundlage: 'Art. 6 Abs. 1 Buchst. b DSGVO, § 26 BDSG',
    empfaenger: RECHENZENTRUM,
    loeschung: 'Solange der Betrieb hier ist; Sitzungen nach zwei Stunden',
  },
  {
    name: 'Verlauf',
    zweck: 'Nachvollziehen, wer was wann geändert hat',
    betroffene: 'Mitarbeitende; Menschen, deren Angaben geändert wurden',
    daten: 'Kennung der Person, Zeitpunkt, alter und neuer Stand',
    grundlage: 'Art. 6 Abs. 1 Buchst. f, Art. 5 Abs. 2 DSGVO',
    empfaenger: RECHENZENTRUM,
    loeschung: 'Mit dem Betrieb',
  },
  {
    name: 'Rechnungen von Kehrtour an Sie',
    zweck: 'Abrechnung der Nutzung',
    betroffene: 'Inhaberin oder Inhaber, Rechnungsempfänger',
    daten: 'Name und Anschrift des Betriebs, E-Mail, Kontoverbindung, Zahlungen',
    grundlage: 'Art. 6 Abs. 1 Buchst. b und c DSGVO, § 147 AO',
    empfaenger: 'Betreiber von Kehrtour (hier selbst Verantwortlicher), seine Bank',
    loeschung: 'Acht Jahre nach Ende des Jahres der Rechnung',
  },
];
