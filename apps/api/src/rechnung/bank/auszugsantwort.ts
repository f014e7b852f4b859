import type { Kontoauszug } from './kontoauszug.ts';

/** What a file of a bank holds, or why it is none, with what is missing in words. */
export type Auszugsantwort =
  | { readonly ok: true; readonly auszug: Kontoauszug }
  | { readonly ok: false; readonly grund: 'anderes-format' | 'kein-kontoauszug'; readonly satz: string }
  | { readonly ok: false; readonly grund: 'kein-camt' };
