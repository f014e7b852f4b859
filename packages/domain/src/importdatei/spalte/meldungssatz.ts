import { formatTag } from '../../format.ts';
import type { Befund } from './befund.ts';
import { IMPORTFELD_NAMEN, type Importfeld } from './importfeld.ts';
import { type Namensmeldung, NAMENSSCHWERE, namenssatz } from './namensmeldung.ts';

/** The German sentence: what is wrong, and the way out. */
export function meldungssatz(befund: Befund, feld: Importfeld | undefined): string {
  const name = feld === undefined ? 'Die Angabe' : `„${IMPORTFELD_NAMEN[feld]}“`;
  if (istNamensmeldung(befund)) return namenssatz(befund, name);
  if (istWegbefund(befund)) return wegsatz(befund);
  switch (befund.art) {
    case 'adresse-fehlt':
      return adresseFehlt(befund);
    case 'strasse-fehlt':
      return `Die Straße fehlt. Wir nehmen stattdessen den Ort: „${befund.ersatz}“.`;
    case 'hausnr-fehlt':
      return `Die Hausnummer fehlt bei „${befund.strasse}“. Die Liegenschaft wird angelegt; bitte tragen Sie die Nummer nach.`;
    case 'hausnr-exceldatum':
      return hausnrExceldatum(befund.wert, befund.moeglich);
    case 'hausnr-ungewoehnlich':
    case 'hausnr-mehrere':
    case 'adresse-unklar':
      return haussatz(befund);
    case 'plz-fehlt':
    case 'plz-ergaenzt':
    case 'plz-vierstellig':
    case 'plz-ungueltig':
      return plzsatz(befund);
    case 'ort-fehlt':
      return 'Der Ort fehlt. Wir suchen die Anschrift nur über die PLZ.';
    case 'formelfehler':
      return `${name}: „${befund.wert}“ ist ein Fehler Ihrer Tabellenkalkulation, kein Wert. Das Feld bleibt leer.`;
    case 'wert-gekuerzt':
    case 'wert-zu-lang':
      return laengensatz(befund, name);
    case 'datum-ungueltig':
    case 'datum-ohne-folge':
    case 'datum-mehrdeutig':
    case 'datum-fern':
      return datumssatz(befund, name);
    case 'fss-ohne-datum':
    case 'wochen-ohne-beginn':
    case 'fss-gesperrt':
    case 'frist-verkehrt':
    case 'frist-vergangen':
    case 'frist-ohne-taetigkeit':
      return fristsatz(befund);
    case 'taetigkeit-unbekannt':
    case 'taetigkeit-unsicher':
    case 'anlage-unbekannt':
      return wortsatz(befund);
    case 'zahl-ungueltig':
      return `${name}: „${befund.wert}“ ist keine Zahl. Das Feld bleibt leer.`;
    case 'koordinaten-ungueltig':
      return `Die Koordinaten „${befund.wert}“ liegen nicht in Deutschland. Wir suchen die Anschrift selbst.`;
    case 'id-doppelt':
    case 'zeile-doppelt':
    case 'adresse-mehrfach':
    case 'wie-oben':
    case 'summenzeile':
    case 'zeile-zu-lang':
      return zeilensatz(befund);
  }
}

type Zeilenbefund = Extract<
  Befund,
  { art: 'id-doppelt' | 'zeile-doppelt' | 'adresse-mehrfach' | 'wie-oben' | 'summenzeile' | 'zeile-zu-lang' }
>;
/** The sentence about a row beside other rows. */
function zeilensatz(befund: Zeilenbefund): string {
  switch (befund.art) {
    case 'id-doppelt':
      return `Die Objekt-ID „${befund.wert}“ steht schon in Zeile ${befund.zeile} für ${befund.adresse}. Jede Liegenschaft braucht ihre eigene ID.`;
    case 'zeile-doppelt':
      return `Diese Zeile wiederholt Zeile ${befund.zeile}. Wir nehmen sie nur einmal.`;
    case 'adresse-mehrfach':
      return `Dieselbe Anschrift steht auch in Zeile ${befund.zeile} unter einer anderen ID. Wir führen beide getrennt.`;
    case 'wie-oben':
      return `„${befund.wert}“ steht für die Zeile darüber: ${befund.statt === '' ? 'Dort ist nichts' : `„${befund.statt}“`}.`;
    case 'summenzeile':
      return 'Das ist eine Summenzeile. Wir lassen sie aus.';
    case 'zeile-zu-lang':
      return `Diese Zeile hat ${befund.spalten} statt ${befund.erwartet} Spalten; vielleicht fehlen Anführungszeichen um ein Trennzeichen. Bitte prüfen Sie die Werte.`;
  }
}

type Hausbefund = Extract<Befund, { art: 'hausnr-ungewoehnlich' | 'hausnr-mehrere' | 'adresse-unklar' }>;
function haussatz(befund: Hausbefund): string {
  const { wert } = befund;
  switch (befund.art) {
    case 'hausnr-ungewoehnlich':
      return `Die Hausnummer „${wert}“ ist ungewöhnlich. Wir übernehmen sie unverändert.`;
    case 'hausnr-mehrere':
      return `Die Hausnummer „${wert}“ nennt vielleicht mehrere Häuser. Wir führen sie als eine Liegenschaft; sind es mehrere, geben Sie jeder eine eigene Zeile.`;
    case 'adresse-unklar':
      return unklarsatz(befund);
  }
}

function unklarsatz({ wert, zweifel, getrennt }: Extract<Befund, { art: 'adresse-unklar' }>): string {
  const solange =
    getrennt === true ? 'Wir übernehmen beides unverändert' : 'Wir nehmen den ganzen Text als Straße';
  const ausweg = `${solange}; bitte stellen Sie die Anschrift richtig, zum Beispiel „Ringweg 12“.`;
  switch (zweifel) {
    case 'postfach':
      return `„${wert}“ ist ein Postfach und kein Haus. ${ausweg}`;
    case 'flurstueck':
      return `„${wert}“ ist ein Flurstück und keine Hausnummer. ${ausweg}`;
    case 'nummer':
      return `Welche Hausnummer in „${wert}“ gemeint ist, ist nicht sicher. ${ausweg}`;
  }
}

const WEGARTEN = [
  'telefon-exceltext',
  'telefon-ungueltig',
  'telefon-mehrere',
  'telefon-bemerkung',
  'telefon-ergaenzt',
  'telefon-fraglich',
  'telefon-berichtigt',
  'telefon-ohne-vorwahl',
  'email-ungueltig',
] as const satisfies readonly Befund['art'][];
type Wegbefund = Extract<Befund, { art: (typeof WEGARTEN)[number] }>;
const istWegbefund = (befund: Befund): befund is Wegbefund => WEGARTEN.some((art) => art === befund.art);
const istNamensmeldung = (befund: Befund): befund is Namensmeldung => befund.art in NAMENSSCHWERE;

function wegsatz(befund: Wegbefund): string {
  switch (befund.art) {
    case 'telefon-exceltext':
      return `Die Telefonnummer „${befund.wert}“ hat eine Tabellenkalkulation verkürzt und lässt sich nicht zurückholen. Das Feld bleibt leer; formatieren Sie die Spalte als Text und exportieren Sie neu.`;
    case 'telefon-ungueltig':
      return `„${befund.wert}“ ist keine Telefonnummer. Wir haben den Text in die Bemerkung übernommen.`;
    case 'telefon-mehrere':
      return `In „${befund.wert}“ stehen mehrere Nummern. Wir übernehmen zwei davon als Telefon und Mobiltelefon, weitere in die Bemerkung.`;
    case 'telefon-bemerkung':
      return `Bei der Nummer steht mehr: „${befund.wert}“. Damit „${befund.rest}“ nicht verloren geht, steht die Angabe auch in der Bemerkung.`;
    case 'telefon-ergaenzt':
      return `Der Telefonnummer „${befund.wert}“ fehlt der Anfang. Wir nehmen ${befund.nummer}.`;
    case 'telefon-fraglich':
      return `Der Telefonnummer „${befund.wert}“ fehlt der Anfang, und welcher, ist nicht sicher. Wir nehmen ${befund.nummer}; bitte prüfen Sie das.`;
    case 'telefon-berichtigt':
      return `So ist „${befund.wert}“ nicht zu wählen. Wir nehmen ${befund.nummer}.`;
    case 'telefon-ohne-vorwahl':
      return `Die Telefonnummer „${befund.wert}“ hat keine Vorwahl. Wir übernehmen sie unverändert.`;
    case 'email-ungueltig':
      return `„${befund.wert}“ ist keine E-Mail-Adresse. Das Feld bleibt leer.`;
  }
}

type Plzbefund = Extract<Befund, { art: 'plz-fehlt' | 'plz-ergaenzt' | 'plz-vierstellig' | 'plz-ungueltig' }>;
function plzsatz(befund: Plzbefund): string {
  switch (befund.art) {
    case 'plz-fehlt':
      return 'Die PLZ fehlt. Wir suchen die Anschrift nur über den Ort; bitte prüfen Sie den Standort.';
    case 'plz-ergaenzt':
      return `Die PLZ „${befund.wert}“ hat nur vier Ziffern. Wir haben die führende Null ergänzt: ${befund.plz}.`;
    case 'plz-vierstellig':
      return `Die PLZ „${befund.wert}“ hat nur vier Ziffern, andere in der Datei haben fünf. Ist ${befund.plz} gemeint, oder fehlt eine andere Ziffer? Wir lassen sie leer; bitte tragen Sie sie nach.`;
    case 'plz-ungueltig':
      return `„${befund.wert}“ ist keine deutsche PLZ. Erwartet werden fünf Ziffern, zum Beispiel 91207.`;
  }
}

type Laengenbefund = Extract<Befund, { art: 'wert-gekuerzt' | 'wert-zu-lang' }>;
function laengensatz({ art, zeichen, max }: Laengenbefund, name: string): string {
  const lang = `${name}: Der Text hat ${zeichen.toLocaleString('de-DE')} Zeichen`;
  return art === 'wert-gekuerzt'
    ? `${lang}, Platz ist für ${max}. Wir übernehmen den Anfang; vielleicht fehlen Anführungszeichen um ein Trennzeichen.`
    : `${lang}, möglich sind ${max}. Bitte prüfen Sie, ob die richtige Spalte gewählt ist.`;
}

type Wortbefund = Extract<
  Befund,
  { art: 'taetigkeit-unbekannt' | 'taetigkeit-unsicher' | 'anlage-unbekannt' }
>;

function wortsatz(befund: Wortbefund): string {
  switch (befund.art) {
    case 'taetigkeit-unbekannt':
      return `Die Tätigkeit „${befund.wert}“ kennen wir nicht. Bitte ordnen Sie sie einer Ihrer Tätigkeiten zu.`;
    case 'taetigkeit-unsicher':
      return `„${befund.wert}“ haben wir als „${befund.gedeutet}“ verstanden. Bitte prüfen Sie das.`;
    case 'anlage-unbekannt':
      return `Welche Art von Anlage „${befund.wert}“ ist, wissen wir nicht. Wir führen sie als andere Feuerstätte unter diesem Namen; bitte prüfen Sie das.`;
  }
}

type Datumsbefund = Extract<
  Befund,
  { art: 'datum-ungueltig' | 'datum-ohne-folge' | 'datum-mehrdeutig' | 'datum-fern' }
>;

function datumssatz(befund: Datumsbefund, name: string): string {
  switch (befund.art) {
    case 'datum-ungueltig':
      return `${name}: „${befund.wert}“ ist kein Datum. Erwartet wird TT.MM.JJJJ, zum Beispiel 31.12.2027.`;
    case 'datum-ohne-folge':
      return `${name}: „${befund.wert}“ ist kein Datum. Das Feld bleibt leer; die Zeile übernehmen wir.`;
    case 'datum-fern':
      return `${name}: „${befund.wert}“ haben wir als ${formatTag(befund.tag)} gelesen. Das ist viele Jahre entfernt; bitte prüfen Sie das Jahr.`;
    case 'datum-mehrdeutig':
      return `${name}: „${befund.wert}“ kann ${formatTag(befund.gedeutet)} oder ${formatTag(befund.anders)} heißen. Wir nehmen ${formatTag(befund.gedeutet)}; bitte prüfen Sie das.`;
  }
}

type Fristbefund = Extract<
  Befund,
  {
    art:
      | 'frist-verkehrt'
      | 'frist-vergangen'
      | 'frist-ohne-taetigkeit'
      | 'fss-ohne-datum'
      | 'wochen-ohne-beginn'
      | 'fss-gesperrt';
  }
>;

function fristsatz(befund: Fristbefund): string {
  switch (befund.art) {
    case 'frist-verkehrt':
      return `Die Frist endet am ${formatTag(befund.bis)}, bevor sie am ${formatTag(befund.von)} beginnt. Bitte prüfen Sie beide Daten.`;
    case 'frist-vergangen':
      return `Die Frist ${befund.von === undefined ? '' : `begann am ${formatTag(befund.von)} und `}endete am ${formatTag(befund.bis)}; sie ist vorbei. Wir übernehmen sie so. Ist die Arbeit getan, ergänzen Sie „${IMPORTFELD_NAMEN.erledigtAm}“; sonst prüfen Sie bitte das Jahr.`;
    case 'frist-ohne-taetigkeit':
      return `Welche Arbeit ${befund.bis === undefined ? `ab ${formatTag(befund.von ?? '')}` : `bis ${formatTag(befund.bis)}`} fällig ist, nennt die Zeile nicht; so entsteht keine Aufgabe. Ist es überall dieselbe, schreiben Sie sie einmal hinein, zum Beispiel „Kehren“.`;
    case 'fss-ohne-datum':
      return 'Wann die letzte Feuerstättenschau war, steht nicht in der Datei; deshalb kennen wir ihre Frist nicht und nehmen das laufende Jahr. Bitte ergänzen Sie „Letzte Feuerstättenschau“ oder „Nächste Feuerstättenschau“, oder tragen Sie die Frist nach.';
    case 'wochen-ohne-beginn':
      return `„${befund.taetigkeit}“ ist binnen ${befund.wochen} Wochen fällig, und die Datei sagt nicht, ab wann; wir nehmen das laufende Jahr. Bitte ergänzen Sie „${IMPORTFELD_NAMEN.fristVon}“, oder tragen Sie die Frist nach.`;
    case 'fss-gesperrt':
      return `Am ${formatTag(befund.bis)} wären seit der letzten Feuerstättenschau vom ${formatTag(befund.letzte)} keine drei Jahre vergangen (§ 14 SchfHwG). Als Frist nehmen wir ${formatTag(befund.frist.von)} bis ${formatTag(befund.frist.bis)}.`;
  }
}

function adresseFehlt(befund: Extract<Befund, { art: 'adresse-fehlt' }>): string {
  const ausweg = 'Ohne Anschrift können wir die Liegenschaft nicht anlegen; bitte ergänzen Sie sie.';
  switch (befund.was) {
    case 'alles':
      return `Straße, PLZ und Ort fehlen. ${ausweg}`;
    case 'strasse':
      return `Die Straße fehlt. ${ausweg}`;
    case 'ort':
      return `PLZ und Ort fehlen bei „${befund.haus}“. ${ausweg}`;
  }
}

function hausnrExceldatum(wert: string, moeglich: readonly string[]): string {
  const gemeint = moeglich.length === 0 ? '' : ` (gemeint war vielleicht ${moeglich.join(' oder ')})`;
  return `Aus der Hausnummer wurde ein Datum: „${wert}“${gemeint}. Formatieren Sie die Spalte als Text und exportieren Sie neu.`;
}
