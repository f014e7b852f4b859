import { open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { crc32, createDeflateRaw } from 'node:zlib';

import { Zip, type ZipInputFile } from 'fflate';

/** A ZIP file that is written piece by piece: of what goes in, no more is kept in memory than one piece. */
export type Zipdatei = {
  readonly lege: (name: string, inhalt: AsyncIterable<Uint8Array> | Iterable<Uint8Array>) => Promise<void>;
  /** Ends the file; answers its bytes. */
  readonly schliesse: () => Promise<number>;
  /** Lets go of the file, ended or not. */
  readonly gibFrei: () => Promise<void>;
};

export async function oeffneZip(pfad: string, am: Date): Promise<Zipdatei> {
  const datei = await open(pfad, 'w');
  let groesse = 0;
  let fehler: Error | null = null;
  const wartend: Uint8Array[] = [];
  const zip = new Zip((problem, teil) => {
    fehler ??= problem;
    if (teil) wartend.push(teil);
  });
  const schreibeWartende = async (): Promise<void> => {
    if (fehler) throw fehler;
    for (const teil of wartend.splice(0)) {
      await datei.appendFile(teil);
      groesse += teil.length;
    }
    // Between two pieces others get their turn.
    await setImmediate();
  };
  return {
    lege: async (name, inhalt) => {
      const eintrag = neuerEintrag(name, am);
      zip.add(eintrag);
      for await (const teil of packe(eintrag, inhalt)) {
        eintrag.ondata(null, teil, false);
        await schreibeWartende();
      }
      eintrag.ondata(null, new Uint8Array(0), true);
      await schreibeWartende();
    },
    schliesse: async () => {
      zip.end();
      await schreibeWartende();
      return groesse;
    },
    gibFrei: () => datei.close(),
  };
}

/** An entry as the archive keeps it; sum and size grow while it is packed and stand behind its bytes. */
type Eintrag = ZipInputFile & { crc: number; size: number; ondata: NonNullable<ZipInputFile['ondata']> };
const neuerEintrag = (filename: string, mtime: Date): Eintrag => ({
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
async function* packe(
  eintrag: Eintrag,
  inhalt: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const packer = createDeflateRaw({ level: STUFE });
  const quelle = Readable.from(gezaehlt(eintrag, inhalt));
  quelle.on('error', (fehler) => packer.destroy(fehler));
  for await (const teil of quelle.pipe(packer)) yield teil as Uint8Array<ArrayBuffer>;
}

async function* gezaehlt(
  eintrag: Eintrag,
  inhalt: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  for await (const teil of inhalt) {
    eintrag.crc = crc32(teil, eintrag.crc);
    eintrag.size += teil.length;
    yield teil;
  }
}
