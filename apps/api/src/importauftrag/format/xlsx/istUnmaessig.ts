import { READER_LIMITS } from '../../../platform/net/readerLimits.ts';

const { tagBytesMax, attributesMax, tagsMax } = READER_LIMITS.arbeitsmappe;

const AUF = 0x3c;
const ZU = 0x3e;
const DOPPELT = 0x22;
const EINFACH = 0x27;
const AUSRUF = 0x21;
const SCHRAEG = 0x2f;
const FRAGE = 0x3f;
/** What begins like a tag and may hold anything, each with its end. */
const ANDERE = [
  ['<!--', '-->'],
  ['<![CDATA[', ']]>'],
  ['<?', '?>'],
] as const;

/**
 * Whether a part of a workbook has a tag without an end in sight (its reader begins at the start of it again and again), one with
 * attributes without number, or more tags than any workbook has that is taken.
 */
export function istUnmaessig(bytes: Buffer): boolean {
  let tags = 0;
  for (let at = bytes.indexOf(AUF); at >= 0; at = bytes.indexOf(AUF, at)) {
    const anderes = anderesAb(bytes, at);
    const ende = anderes === undefined ? endeDesTags(bytes, at + 1) : bytes.indexOf(anderes, at);
    if (ende === undefined || (tags += Number(bytes[at + 1] !== SCHRAEG)) > tagsMax) return true;
    if (ende < 0) return false;
    at = ende;
  }
  return false;
}

function anderesAb(bytes: Buffer, at: number): string | undefined {
  const zweites = bytes[at + 1];
  if (zweites !== AUSRUF && zweites !== FRAGE) return undefined;
  const anfang = bytes.toString('latin1', at, at + 9);
  return ANDERE.find(([beginn]) => anfang.startsWith(beginn))?.[1];
}

/** Where a tag is closed; inside of quotes its sign means nothing. */
function endeDesTags(bytes: Buffer, von: number): number | undefined {
  let offen = 0;
  let attribute = 0;
  const bis = Math.min(bytes.length, von + tagBytesMax);
  for (let at = von; at < bis; at += 1) {
    const zeichen = bytes[at];
    if (offen !== 0) {
      if (zeichen === offen) offen = 0;
    } else if (zeichen === ZU) return at;
    else if (zeichen === DOPPELT || zeichen === EINFACH) {
      offen = zeichen;
      if ((attribute += 1) > attributesMax) return undefined;
    }
  }
  return undefined;
}
