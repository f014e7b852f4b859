import { Readable } from 'node:stream';
import { crc32, createDeflateRaw } from 'node:zlib';

import type { ZipInputFile } from 'fflate';

/** What goes into an archive, piece by piece. */
export type Stuecke = AsyncIterable<Uint8Array> | Iterable<Uint8Array>;

/** An entry as the archive keeps it; sum and size grow while it is packed and stand behind its bytes. */
export type Zipeintrag = ZipInputFile & {
  crc: number;
  size: number;
  ondata: NonNullable<ZipInputFile['ondata']>;
};

export const neuerEintrag = (filename: string, mtime: Date): Zipeintrag => ({
  filename,
  mtime,
  compression: 8,
  crc: 0,
  size: 0,
  ondata: () => undefined,
});

/** The figures of most rows repeat: the first level packs them nearly as small as the sixth, in a third of the time. */
const STUFE = 1;

/** Packs in a thread of Node's own, while the next rows are read. */
export async function* packe(eintrag: Zipeintrag, inhalt: Stuecke): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const packer = createDeflateRaw({ level: STUFE });
  const quelle = Readable.from(gezaehlt(eintrag, inhalt));
  quelle.on('error', (fehler) => packer.destroy(fehler));
  for await (const teil of quelle.pipe(packer)) yield teil as Uint8Array<ArrayBuffer>;
}

async function* gezaehlt(eintrag: Zipeintrag, inhalt: Stuecke): AsyncGenerator<Uint8Array> {
  for await (const teil of inhalt) {
    eintrag.crc = crc32(teil, eintrag.crc);
    eintrag.size += teil.length;
    yield teil;
  }
}
