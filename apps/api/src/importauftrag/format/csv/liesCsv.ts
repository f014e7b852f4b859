import type { Lesart } from '@kehrtour/contract/importauftrag';
import { erkenneBom } from '@kehrtour/domain/importdatei/bom';
import { erkenneTrennzeichen, leseCsv } from '@kehrtour/domain/importdatei/csvtext';
import { IMPORTGRENZEN } from '@kehrtour/domain/importdatei/dateiart';
import { erkenneUtf16 } from '@kehrtour/domain/importdatei/utf16';
import { waehleLesart } from '@kehrtour/domain/importdatei/zeichensatz';
import iconv from 'iconv-lite';

import type { GeleseneZeilen } from '../importleser.ts';

type Zeichensatz = NonNullable<Lesart['zeichensatz']>;

/** Text with a delimiter; both encoding and delimiter are found out where they are not given. */
export function liesCsv(bytes: Uint8Array, lesart: Partial<Lesart>): GeleseneZeilen {
  const { name, text } = dekodiere(bytes, lesart.zeichensatz ?? undefined);
  const trennzeichen = lesart.trennzeichen ?? erkenneTrennzeichen(text);
  return {
    zeichensatz: name,
    trennzeichen,
    zeilen: leseCsv(text.replaceAll('\0', '').toWellFormed(), trennzeichen, IMPORTGRENZEN.zeilenMax + 20),
  };
}

/** A byte order mark names the encoding, or the empty bytes of UTF-16 do; strict UTF-8 comes next; then the more German of the two old ones. */
function dekodiere(
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
    return { name: 'utf-8', text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) };
  } catch {
    return waehleLesart([als('windows-1252'), als('cp850')]) ?? als('windows-1252');
  }
}
