/** Where customers read a sentence. */
export const FUNDORTE = ['Zettel', 'Brief', 'Aushang', 'Mail', 'Seite'] as const;
export type Fundort = (typeof FUNDORTE)[number];

/** A sentence of law as customers read it. `{…}` stands for what is filled in. */
export interface Rechtssatz {
  readonly text: string;
  /** Paragraphs it rests on. */
  readonly norm: string;
  /** Date of the wording of the law that was read. */
  readonly fassung: string;
  readonly wo: readonly Fundort[];
  /** What a lawyer has to look at before it may be relied upon. */
  readonly offen?: string;
}

const NOVELLE = 'Der Wortlaut nach der Novelle vom 03.04.2025 (BGBl. 2025 I Nr. 106) ist noch zu prüfen.';

const WIDERRUF = 'Die Fassung seit 19.06.2026 (§ 356a BGB) ist aus zweiter Hand bekannt und nachzulesen.';

/**
 * Every sentence of law that customers read, and nowhere else: slips, letters, posters, mails and pages take it from here. A
 * company may write its own words for some of them.
 */
export const RECHTSSAETZE = {
  zutritt: {
    text: 'Eigentümer und Besitzer haben Zutritt zu gestatten (§ 1 Abs. 3 SchfHwG).',
    norm: '§ 1 Abs. 3 Satz 1 SchfHwG: für §§ 14, 15 und 26 (Feuerstättenschau, anlassbezogene Überprüfung, Ersatzvornahme) und für Landesrecht',
    fassung: '2025-04-03',
    wo: FUNDORTE,
  },
  zutrittBeauftragter: {
    text: 'Hat der Eigentümer uns beauftragt, haben auch Mieter und Pächter uns für vorgeschriebene Arbeiten Zutritt zu gestatten (§ 1 Abs. 3 SchfHwG).',
    norm: '§ 1 Abs. 3 Satz 2, § 2 Abs. 1 Satz 1 SchfHwG: jeder Besitzer, für die vorgeschriebenen Schornsteinfegerarbeiten',
    fassung: '2025-04-03',
    wo: FUNDORTE,
  },
  hoheitlich: {
    text: 'Diese Arbeit gehört zu den hoheitlichen Aufgaben im Kehrbezirk.',
    norm: '§§ 13 bis 16 SchfHwG',
    fassung: '2022-03-26',
    wo: FUNDORTE,
    offen: NOVELLE,
  },
  freieWahl: {
    text: 'Dieser Termin gilt im Rahmen Ihres Auftrags; Sie können jeden zugelassenen Betrieb wählen.',
    norm: '§ 2 Abs. 1 SchfHwG, § 5 UWG',
    fassung: '2022-03-26',
    wo: FUNDORTE,
  },
  mangelNachweis: {
    text: 'Bitte lassen Sie alles bis zum {bis} beheben und weisen Sie es {wem} nach (§ 5 Abs. 1, § 14 Abs. 3 SchfHwG). Ohne Nachweis wird es der zuständigen Behörde gemeldet.',
    norm: '§ 5 Abs. 1 SchfHwG: sechs Wochen nach dem Ende der Frist; § 14 Abs. 3 SchfHwG: sechs Wochen nach der Feuerstättenschau',
    fassung: '2025-04-03',
    wo: ['Brief', 'Seite'],
    offen: NOVELLE,
  },
  mangelGefahr: {
    text: 'Von diesem Mangel kann eine unmittelbare Gefahr ausgehen. Bitte benutzen Sie die Anlage nicht, bis er behoben ist; er wird unverzüglich der zuständigen Behörde gemeldet (§ 5 SchfHwG).',
    norm: '§ 5 SchfHwG',
    fassung: '2025-04-03',
    wo: ['Brief', 'Seite'],
    offen: NOVELLE,
  },
  russbehaelter: {
    text: 'Bitte einen Behälter für Ruß bereitstellen (§ 4 Abs. 2 KÜO).',
    norm: '§ 4 Abs. 2 KÜO',
    fassung: '2022-03-26',
    wo: FUNDORTE,
  },
  nurBezirk: {
    text: 'Nur durch den zuständigen Bezirksschornsteinfeger.',
    norm: '§§ 13 bis 16 SchfHwG',
    fassung: '2022-03-26',
    wo: ['Seite'],
    offen: NOVELLE,
  },
  zuschlag: {
    text: '{hoehe} % Zuschlag ({wann}, nach KÜO)',
    norm: 'KÜO Anlage 3 Nr. 2.7',
    fassung: '2024-01-01',
    wo: ['Seite', 'Mail'],
  },
  handwerkerleistung: {
    text: 'Arbeits- und Fahrtkosten können Sie in der Steuererklärung als Handwerkerleistung angeben (§ 35a Abs. 3 EStG), wenn Sie die Rechnung überweisen.',
    norm: '§ 35a Abs. 3 und 5 EStG; Schornsteinfegerleistungen nach dem BMF-Schreiben vom 09.11.2016',
    fassung: '2025-01-01',
    wo: ['Seite'],
    offen: 'Aus zweiter Hand bekannt: Der Wortlaut und das Schreiben sind nachzulesen.',
  },
  widerruf: {
    text: 'Sie können den Vertrag bis zum {bis} ohne Angabe von Gründen widerrufen: mit dem Knopf „Vertrag widerrufen“ auf Ihrer Terminseite, per Mail oder per Brief an {betrieb}.',
    norm: '§§ 312g, 355, 356a BGB',
    fassung: '2026-06-19',
    wo: ['Mail'],
    offen: WIDERRUF,
  },
  widerrufsfolgen: {
    text: 'Haben Sie ausdrücklich verlangt, dass wir vorher beginnen, zahlen Sie das bis zum Widerruf Geleistete; ist die Arbeit ganz getan, erlischt das Recht.',
    norm: '§ 356 Abs. 4, § 357a Abs. 2 BGB',
    fassung: '2026-06-19',
    wo: ['Mail'],
    offen: WIDERRUF,
  },
  widerrufGelesen: {
    text: 'Ich habe die Widerrufsbelehrung gelesen: Ich kann den Vertrag binnen vierzehn Tagen ohne Angabe von Gründen widerrufen, auch mit dem Knopf „Vertrag widerrufen“ auf meiner Terminseite.',
    norm: '§§ 355, 356a BGB, Art. 246a § 1 Abs. 2 EGBGB',
    fassung: '2026-06-19',
    wo: ['Seite'],
    offen: WIDERRUF,
  },
  sofortbeginn: {
    text: 'Ich verlange ausdrücklich, dass Sie vor Ablauf der Widerrufsfrist mit der Arbeit beginnen. Mir ist bekannt, dass mein Widerrufsrecht erlischt, wenn die Arbeit vollständig ausgeführt ist, und dass ich bei einem Widerruf davor das bis dahin Geleistete bezahle.',
    norm: '§ 356 Abs. 4, § 357a Abs. 2 BGB',
    fassung: '2026-06-19',
    wo: ['Seite'],
    offen: WIDERRUF,
  },
  belehrungRecht: {
    text: 'Sie haben das Recht, binnen vierzehn Tagen ohne Angabe von Gründen diesen Vertrag zu widerrufen. Die Widerrufsfrist beträgt vierzehn Tage ab dem Tag des Vertragsabschlusses.',
    norm: 'Anlage 1 zu Art. 246a § 1 Abs. 2 EGBGB',
    fassung: '2026-06-19',
    wo: ['Seite', 'Mail'],
    offen: WIDERRUF,
  },
  belehrungErklaerung: {
    text: 'Um Ihr Widerrufsrecht auszuüben, müssen Sie uns ({betrieb}) mittels einer eindeutigen Erklärung (zum Beispiel ein mit der Post versandter Brief oder eine E-Mail) über Ihren Entschluss, diesen Vertrag zu widerrufen, informieren. Sie können dafür das beigefügte Muster-Widerrufsformular verwenden, das jedoch nicht vorgeschrieben ist. Sie können Ihren Widerruf auch auf Ihrer Terminseite mit „Vertrag widerrufen“ erklären. Den Link dorthin bekommen Sie per E-Mail. Wir bestätigen Ihnen den Eingang unverzüglich.',
    norm: 'Anlage 1 zu Art. 246a § 1 Abs. 2 EGBGB',
    fassung: '2026-06-19',
    wo: ['Seite', 'Mail'],
    offen: WIDERRUF,
  },
  belehrungWahrung: {
    text: 'Zur Wahrung der Widerrufsfrist reicht es aus, dass Sie die Mitteilung über die Ausübung des Widerrufsrechts vor Ablauf der Widerrufsfrist absenden.',
    norm: 'Anlage 1 zu Art. 246a § 1 Abs. 2 EGBGB',
    fassung: '2026-06-19',
    wo: ['Seite', 'Mail'],
    offen: WIDERRUF,
  },
  belehrungZahlungen: {
    text: 'Wenn Sie diesen Vertrag widerrufen, haben wir Ihnen alle Zahlungen, die wir von Ihnen erhalten haben, unverzüglich und spätestens binnen vierzehn Tagen ab dem Tag zurückzuzahlen, an dem die Mitteilung über Ihren Widerruf dieses Vertrags bei uns eingegangen ist. Für diese Rückzahlung verwenden wir dasselbe Zahlungsmittel, das Sie bei der ursprünglichen Transaktion eingesetzt haben, es sei denn, mit Ihnen wurde ausdrücklich etwas anderes vereinbart; in keinem Fall werden Ihnen wegen dieser Rückzahlung Entgelte berechnet.',
    norm: 'Anlage 1 zu Art. 246a § 1 Abs. 2 EGBGB',
    fassung: '2026-06-19',
    wo: ['Seite', 'Mail'],
    offen: WIDERRUF,
  },
  belehrungLeistung: {
    text: 'Haben Sie verlangt, dass die Dienstleistung während der Widerrufsfrist beginnen soll, so haben Sie uns einen angemessenen Betrag zu zahlen, der dem Anteil der bis zu dem Zeitpunkt, zu dem Sie uns von der Ausübung des Widerrufsrechts hinsichtlich dieses Vertrags unterrichten, bereits erbrachten Dienstleistungen im Vergleich zum Gesamtumfang der im Vertrag vorgesehenen Dienstleistungen entspricht.',
    norm: 'Anlage 1 zu Art. 246a § 1 Abs. 2 EGBGB',
    fassung: '2026-06-19',
    wo: ['Seite', 'Mail'],
    offen: WIDERRUF,
  },
  formularHinweis: {
    text: '(Wenn Sie den Vertrag widerrufen wollen, füllen Sie dieses Formular aus und senden Sie es zurück.)',
    norm: 'Anlage 2 zu Art. 246a § 1 Abs. 2 EGBGB',
    fassung: '2026-06-19',
    wo: ['Seite', 'Mail'],
    offen: WIDERRUF,
  },
  formular: {
    text: 'An {betrieb}:\nHiermit widerrufe(n) ich/wir (*) den von mir/uns (*) abgeschlossenen Vertrag über die Erbringung der folgenden Dienstleistung (*):\nBestellt am (*):\nName des/der Verbraucher(s):\nAnschrift des/der Verbraucher(s):\nUnterschrift des/der Verbraucher(s) (nur bei Mitteilung auf Papier):\nDatum:\n(*) Unzutreffendes streichen.',
    norm: 'Anlage 2 zu Art. 246a § 1 Abs. 2 EGBGB',
    fassung: '2026-06-19',
    wo: ['Seite', 'Mail'],
    offen: WIDERRUF,
  },
  widerrufSeite: {
    text: 'Sie können diesen Vertrag bis {bis} ohne Angabe von Gründen widerrufen.',
    norm: '§§ 312g, 355 BGB',
    fassung: '2026-06-19',
    wo: ['Seite'],
    offen: WIDERRUF,
  },
} as const satisfies Record<string, Rechtssatz>;

/** The sentence with its blanks filled in. */
export function rechtssatz(
  name: keyof typeof RECHTSSAETZE,
  werte: Readonly<Record<string, string>> = {},
): string {
  return RECHTSSAETZE[name].text.replaceAll(/\{(\w+)\}/g, (luecke, wort: string) => werte[wort] ?? luecke);
}
