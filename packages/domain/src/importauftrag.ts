/** Where properties come from. */
export const IMPORTARTEN = ['csv', 'xlsx', 'ziv4', 'partner'] as const;
export type Importart = (typeof IMPORTARTEN)[number];

export const IMPORT_STATUS = ['hochgeladen', 'geprueft', 'uebernommen', 'rueckgaengig', 'verworfen'] as const;
export type ImportStatus = (typeof IMPORT_STATUS)[number];

/** What an import means for one property. */
export const IMPORTBEFUNDE = ['neu', 'geaendert', 'fehlt', 'wiederDa'] as const;
export type Importbefund = (typeof IMPORTBEFUNDE)[number];

/** Encodings that German offices produce. */
export const ZEICHENSAETZE = ['utf-8', 'utf-16le', 'utf-16be', 'windows-1252', 'cp850'] as const;
export type Zeichensatz = (typeof ZEICHENSAETZE)[number];
