import { READER_LIMITS } from '../platform/net/readerLimits.ts';

const { linesMax, parametersMax } = READER_LIMITS.kalenderdatei;
const NEUE_ZEILE = 0x0a;
const DOPPELPUNKT = 0x3a;
const STRICHPUNKT = 0x3b;
const ANFUEHRUNG = 0x22;

/**
 * Whether a calendar has more lines, or a line more parameters, than any program writes (RFC 5545 §3.1); its length once.
 *
 * @param text with folded lines as one
 */
export function istUnmaessig(text: string): boolean {
  let zeilen = 1;
  let parameter = 0;
  let imKopf = true;
  let inAnfuehrung = false;
  for (let at = 0; at < text.length; at += 1) {
    const zeichen = text.charCodeAt(at);
    if (zeichen === NEUE_ZEILE) {
      zeilen += 1;
      imKopf = true;
      inAnfuehrung = false;
      parameter = 0;
    } else if (!imKopf) continue;
    else if (zeichen === ANFUEHRUNG) inAnfuehrung = !inAnfuehrung;
    else if (inAnfuehrung) continue;
    else if (zeichen === DOPPELPUNKT) imKopf = false;
    else if (zeichen === STRICHPUNKT) parameter += 1;
    if (parameter > parametersMax || zeilen > linesMax) return true;
  }
  return zeilen > linesMax;
}
