import type { Lesart } from '@kehrtour/contract/importlesart';
import { erkenneBom } from '@kehrtour/domain/importdatei/datei/bom';
import { entwirre } from '@kehrtour/domain/importdatei/datei/doppeltKodiert';
import { erkenneUtf16 } from '@kehrtour/domain/importdatei/datei/utf16';
import { waehleLesart } from '@kehrtour/domain/importdatei/datei/zeichensatz';
import iconv from 'iconv-lite';

type Zeichensatz = NonNullable<Lesart['zeichensatz']>;

/** A byte order mark names the encoding, or the empty bytes of UTF-16 do; strict UTF-8 comes next; then the most German of the old ones. */
export function dekodiere(
  bytes: Uint8Array,
  gewuenscht: Zeichensatz | undefined,
): { name: Zeichensatz; text: string } {
  const als = (name: Zeichensatz): { name: Zeichensatz; text: string } => ({
    name,
    text: iconv.decode(Buffer.from(bytes), name),
  });
  const bom = erkenneBom(bytes) ?? erkenneUtf16(bytes);
  if (gewuenscht) return als(gewuenscht);
  if (bom) return als(bom);
  try {
    return { name: 'utf-8', text: entwirre(new TextDecoder('utf-8', { fatal: true }).decode(bytes)) };
  } catch {
    return waehleLesart([als('windows-1252'), als('cp850'), als('macintosh')]) ?? als('windows-1252');
  }
}
