/** What there is to say about the name of somebody. */
export type Namensmeldung =
  | { readonly art: 'zeichen-verloren' | 'name-mehrere' | 'anrede-beide'; readonly wert: string }
  | {
      readonly art: 'name-fraglich';
      readonly wert: string;
      readonly vorname: string;
      readonly nachname: string;
    }
  | { readonly art: 'name-verstorben'; readonly wert: string; readonly empfaenger: string };

export const NAMENSSCHWERE = {
  'zeichen-verloren': 'hinweis',
  'name-fraglich': 'warnung',
  'name-mehrere': 'hinweis',
  'anrede-beide': 'hinweis',
  'name-verstorben': 'hinweis',
} as const satisfies Record<Namensmeldung['art'], string>;

/** The German sentence; `name` is the column. */
export function namenssatz(befund: Namensmeldung, name: string): string {
  switch (befund.art) {
    case 'zeichen-verloren':
      return `${name}: In „${befund.wert}“ ging beim Export ein Buchstabe verloren. So stünde der Name auf Zetteln und Briefen; bitte tragen Sie ihn richtig nach.`;
    case 'name-fraglich':
      return `${name}: „${befund.wert}“ lesen wir als Vorname „${befund.vorname}“ und Nachname „${befund.nachname}“, sicher ist das nicht. Bis Sie unter „Wie Namen geschrieben sind“ wählen, grüßen Briefe mit „Guten Tag“; steht nur dieser Name anders herum, schreiben Sie in der Datei „Nachname, Vorname“.`;
    case 'name-mehrere':
      return `${name}: „${befund.wert}“ nennt mehrere Menschen. Briefe gehen an alle und grüßen mit „Guten Tag“, ohne Namen.`;
    case 'anrede-beide':
      return `${name}: „${befund.wert}“ sagt nicht, ob ein Herr oder eine Frau gemeint ist. Briefe grüßen mit „Guten Tag“; schreiben Sie in der Datei „Herr“ oder „Frau“, wenn Sie es wissen.`;
    case 'name-verstorben':
      return `${name}: „${befund.wert}“ nennt jemanden, der verstorben ist. ${befund.empfaenger === '' ? 'Briefe nennen niemanden' : `Briefe gehen an „${befund.empfaenger}“`}; wem das Haus jetzt gehört, tragen Sie bitte nach.`;
  }
}
