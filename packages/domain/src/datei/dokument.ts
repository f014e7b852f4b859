/** What a document of a house may be, and how it is told: by its first bytes, never by its name. */
const ARTEN = [
  { typ: 'application/pdf', endung: 'pdf', beginn: [0x25, 0x50, 0x44, 0x46, 0x2d] },
  { typ: 'image/jpeg', endung: 'jpg', beginn: [0xff, 0xd8, 0xff] },
  { typ: 'image/png', endung: 'png', beginn: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] },
] as const;
export const DOKUMENTTYPEN = ARTEN.map(({ typ }) => typ);
export type Dokumenttyp = (typeof ARTEN)[number]['typ'];

export const DOKUMENT_BYTES_MAX = 10 * 1024 * 1024;
export const DOKUMENTE_JE_HAUS_MAX = 50;
/** All documents of a company together, those that wait for their end among them. */
export const DOKUMENTE_JE_BETRIEB_MAX = 5000;
export const DOKUMENTNAME_MAX = 120;

/** Undefined for everything that is none. */
export const dokumenttyp = (bytes: Uint8Array): Dokumenttyp | undefined =>
  ARTEN.find(
    ({ beginn }) => bytes.length > beginn.length && beginn.every((byte, stelle) => bytes[stelle] === byte),
  )?.typ;

/** Signs that no name shows: control signs, and those that turn the direction of writing round. */
const UNSICHTBAR = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

/** The name that somebody sent, without its folders, with the ending of what it is: `Bescheid.pdf`. */
export function dokumentname(gesendet: string, typ: Dokumenttyp): string {
  const { endung } = ARTEN.find((art) => art.typ === typ) ?? ARTEN[0];
  const datei = gesendet.toWellFormed().split(/[\\/]/).at(-1) ?? '';
  const ohneEndung = datei
    .replaceAll(UNSICHTBAR, '')
    .replace(/\.(?:pdf|jpe?g|png)$/i, '')
    .replaceAll(/[<>:"|?*]/g, '_')
    .replaceAll(/\s+/g, ' ')
    .trim();
  const stamm = [...(ohneEndung === '' ? 'Dokument' : ohneEndung)]
    .slice(0, DOKUMENTNAME_MAX - endung.length - 1)
    .join('');
  return `${stamm}.${endung}`;
}
