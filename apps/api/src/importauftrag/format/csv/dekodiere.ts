import { dekodiereMit, type Dekoder } from '@kehrtour/domain/importdatei/datei/dekodiereMit';
import type { Zeichensatz } from '@kehrtour/domain/importdatei/datei/zeichensaetze';
import iconv from 'iconv-lite';

/** Every encoding of ours; the strict one is UTF-8. */
export const dekoder: Dekoder = (bytes, name, streng) => {
  if (!streng) return iconv.decode(Buffer.from(bytes), name);
  try {
    return new TextDecoder(name, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
};

/** Bytes of a list as text, with the encoding found out where none is given. */
export const dekodiere = (
  bytes: Uint8Array,
  gewuenscht: Zeichensatz | undefined,
): { name: Zeichensatz; text: string } => dekodiereMit(dekoder, bytes, gewuenscht);
