/** Encodings that German offices produce. */
export const ZEICHENSAETZE = ['utf-8', 'utf-16le', 'utf-16be', 'windows-1252', 'cp850', 'macintosh'] as const;
export type Zeichensatz = (typeof ZEICHENSAETZE)[number];
