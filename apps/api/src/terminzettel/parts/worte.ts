import type { Absender, LiegenschaftZeilen, ZettelTaetigkeit } from '../zettelAuftrag.ts';

/** Fixed words of the sheets. Everything a company may edit comes in with the order. */
export const WORTE = {
  einheiten: 'Diese Wohnungen und Räume',
  vorbereitung: 'Bitte vorbereiten',
  zugang: 'Nicht zu Hause?',
  frage: 'Passt der Termin?',
  nichtAngetroffen: 'Leider haben wir Sie nicht angetroffen',
  neuerTermin: 'Unser nächster Vorschlag',
  neuVereinbaren: 'Neuen Termin vereinbaren',
} as const;

export const dauer = (minuten: number): string => `ca. ${minuten} Min.`;

/** Sum of the known durations, only worth saying for more than one activity. */
export function dauerZusammen(taetigkeiten: readonly ZettelTaetigkeit[]): string | undefined {
  const minuten = taetigkeiten.map((t) => t.dauerMinuten).filter((m) => m !== undefined);
  if (minuten.length < 2) return undefined;
  return `zusammen ca. ${minuten.reduce((summe, m) => summe + m, 0)} Min.`;
}

/** Street and house number, then Lage: "Hersbrucker Straße 112 · 2. OG links". */
export function adresszeile(liegenschaft: LiegenschaftZeilen): string {
  return vorhanden([liegenschaft.strasseHausnummer, liegenschaft.lage]).join(' · ');
}

/** "Tel. 09123 4567 (Mo–Fr 7–8 Uhr)", with whom one speaks when that is not the office: "Anna Berger, Tel. 0171 2345". */
export function telefonzeile({ ansprechpartner, telefon, telefonzeiten }: Absender): string | undefined {
  if (!telefon) return undefined;
  const nummer = `Tel. ${telefon}${telefonzeiten ? ` (${telefonzeiten})` : ''}`;
  return vorhanden([ansprechpartner, nummer]).join(', ');
}

/** Footer: who shows a card, and the one short address of Impressum and Datenschutz; the QR code leads to both as well. */
export function fusszeilen(absender: Absender): string[] {
  return [absender.ausweisHinweis, `Impressum und Datenschutz: ${ohneProtokoll(absender.rechtsadresse)}`];
}

const ohneProtokoll = (adresse: string): string => adresse.replace(/^https?:\/\//, '');

/** Keeps what has something to say. */
export function vorhanden(texte: readonly (string | undefined)[]): string[] {
  return texte.filter((text): text is string => text !== undefined && text !== '');
}
