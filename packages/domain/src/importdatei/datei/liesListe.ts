import { erkenneTrennzeichen, liesCsvtext, ohneHuelle, ohneTrennzeichenzeile } from './csvtext.ts';
import { IMPORTGRENZEN } from './dateiart.ts';
import { dekodiereMit, type Dekoder } from './dekodiereMit.ts';
import type { Trennzeichen } from './trennzeichen.ts';
import type { Zeichensatz } from './zeichensaetze.ts';

/** Text with a delimiter as rows of cells; both encoding and delimiter are found out where they are not given. */
export function liesListe(
  dekoder: Dekoder,
  bytes: Uint8Array,
  gewuenscht: {
    zeichensatz?: Zeichensatz | null | undefined;
    trennzeichen?: Trennzeichen | null | undefined;
  } = {},
): { zeichensatz: Zeichensatz; trennzeichen: Trennzeichen; zeilen: string[][] } {
  const { name, text: ganz } = dekodiereMit(dekoder, bytes, gewuenscht.zeichensatz ?? undefined);
  const { text, genannt } = ohneTrennzeichenzeile(ohneHuelle(ganz));
  const trennzeichen = gewuenscht.trennzeichen ?? genannt ?? erkenneTrennzeichen(text);
  return {
    zeichensatz: name,
    trennzeichen,
    zeilen: liesCsvtext(text.replaceAll('\0', '').toWellFormed(), trennzeichen, IMPORTGRENZEN.zeilenMax + 20),
  };
}
