import type { Taetigkeit } from '@kehrtour/contract/taetigkeit';

export const ARTEN = {
  frei: { label: 'frei', tone: 'neutral' },
  hoheitlich: { label: 'hoheitlich', tone: 'info' },
} as const;

export const ONLINE = {
  ja: 'Ja, jederzeit',
  link: 'Nur über den Link von Zettel oder E-Mail',
  anfrage: 'Als Anfrage, die Sie bestätigen',
  nein: 'Nein',
} as const satisfies Record<Taetigkeit['online'], string>;

/** "2 × im Jahr", "alle 3 Jahre", "nach Anlass". */
export function wiederholungInWorten(wiederholung: Taetigkeit['wiederholung']): string {
  switch (wiederholung.art) {
    case 'proJahr':
      return wiederholung.anzahl === 1 ? 'einmal im Jahr' : `${wiederholung.anzahl} × im Jahr`;
    case 'alleJahre':
      return wiederholung.jahre === 1 ? 'jedes Jahr' : `alle ${wiederholung.jahre} Jahre`;
    case 'einmalig':
      return wiederholung.wochenMax === undefined
        ? 'einmalig'
        : `einmalig, binnen ${wiederholung.wochenMax} Wochen`;
    case 'anlass':
      return 'nach Anlass';
    case 'feuerstaettenschau':
      return 'zweimal in sieben Jahren';
  }
}

const zwei = (text: string): string => text.padStart(2, '0');

/** `05-01` as people write it: `01.05.` */
export function jahrestagInWorten(tag: string): string {
  const [monat = '', nummer = ''] = tag.split('-');
  return `${nummer}.${monat}.`;
}

/** `1.5.` or `01.05.` as the contract wants it; what is no day stays as it was typed, to be refused. */
export function jahrestagAus(text: string): string {
  const { tag, monat } = /^\s*(?<tag>\d{1,2})\.\s*(?<monat>\d{1,2})\.?\s*$/.exec(text)?.groups ?? {};
  return tag === undefined || monat === undefined ? text : `${zwei(monat)}-${zwei(tag)}`;
}

export function fensterInWorten(fenster: Taetigkeit['fenster']): string {
  if (fenster.length === 0) return 'ganzes Jahr';
  return fenster.map(({ von, bis }) => `${jahrestagInWorten(von)}–${jahrestagInWorten(bis)}`).join(', ');
}
