import { istOrdnerdateiname, ORDNERDATEIEN_MAX } from '@kehrtour/domain/importdatei/importordner';
import { fieldsOf } from '@kehrtour/domain/keysOf';
import type { FileEntryWithStats, SFTPWrapper, Stats } from 'ssh2';

import { GatheredBytes } from '../../../../../platform/net/gatheredBytes.ts';
import { type Ablagedatei, OrdnerRefused } from '../ablage.ts';

/** Everything that lies there, folders and links, too: a list without an end ends here. */
const EINTRAEGE_MAX = 5 * ORDNERDATEIEN_MAX;
const STUECK_BYTES = 256 * 1024;
const KEINE_DATEI = 2;
const KEIN_ZUGANG = 3;

/** Asks page by page and stops: the library's own list would hold whatever a server sends. */
export async function listeOrdner(sftp: SFTPWrapper, pfad: string): Promise<Ablagedatei[]> {
  const griff = await rufe<Buffer>((fertig) => sftp.opendir(pfad, fertig)).catch((fehler: unknown) => {
    throw new OrdnerRefused(codeVon(fehler) === KEIN_ZUGANG ? 'anmeldung-falsch' : 'pfad-fehlt', {
      cause: fehler,
    });
  });
  const dateien: Ablagedatei[] = [];
  for (let eintraege = 0; ;) {
    const seite = await naechsteSeite(sftp, griff);
    if (seite === undefined) return dateien;
    eintraege += Math.max(1, seite.length);
    dateien.push(...seite.flatMap(dateiAus));
    if (eintraege > EINTRAEGE_MAX || dateien.length > ORDNERDATEIEN_MAX)
      throw new OrdnerRefused('zu-viele-dateien');
  }
}

async function naechsteSeite(sftp: SFTPWrapper, griff: Buffer): Promise<FileEntryWithStats[] | undefined> {
  try {
    return await rufe<FileEntryWithStats[]>((fertig) => sftp.readdir(griff, fertig));
  } catch (fehler) {
    // The end of the list is told as an error.
    if (codeVon(fehler) === 1) return undefined;
    throw fehler;
  }
}

function dateiAus({ filename: name, attrs }: FileEntryWithStats): Ablagedatei[] {
  if (!attrs.isFile() || !istOrdnerdateiname(name)) return [];
  const geaendert = new Date(attrs.mtime * 1000);
  if (Number.isNaN(geaendert.getTime())) return [];
  return [{ name, groesse: attrs.size, geaendert, stempel: `${attrs.size}/${attrs.mtime}` }];
}

/** What the open file is counts, not what the list said: no link, no device, no more bytes than are wanted. */
export async function holeDatei(
  sftp: SFTPWrapper,
  pfad: string,
  bytesMax: number,
): Promise<Uint8Array | undefined> {
  const griff = await rufe<Buffer>((fertig) => sftp.open(pfad, 'r', fertig)).catch((fehler: unknown) => {
    if (codeVon(fehler) === KEINE_DATEI) return undefined;
    throw fehler;
  });
  if (griff === undefined) return undefined;
  const stand = await rufe<Stats>((fertig) => sftp.fstat(griff, fertig));
  if (!stand.isFile() || stand.size > bytesMax) return undefined;
  const bytes = new GatheredBytes();
  for (;;) {
    const stueck = await liesStueck(sftp, griff, bytes.size);
    if (stueck.length === 0) break;
    if (bytes.size + stueck.length > bytesMax) return undefined;
    bytes.add(stueck);
  }
  await rufe((fertig) => sftp.close(griff, fertig));
  return bytes.all();
}

function liesStueck(sftp: SFTPWrapper, griff: Buffer, stelle: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    sftp.read(griff, Buffer.alloc(STUECK_BYTES), 0, STUECK_BYTES, stelle, (fehler, gelesen, puffer) => {
      if (fehler && codeVon(fehler) !== 1) return reject(fehler);
      // Nothing at all is the end; a server that answers with nothing for ever would be asked for ever.
      resolve(fehler ? Buffer.alloc(0) : Buffer.from(puffer.subarray(0, gelesen)));
    });
  });
}

const codeVon = (fehler: unknown): unknown => fieldsOf(fehler)['code'];

function rufe<T = void>(
  frage: (fertig: (fehler: Error | null | undefined, wert?: T) => void) => void,
): Promise<T> {
  return new Promise((resolve, reject) =>
    frage((fehler, wert) => (fehler ? reject(fehler) : resolve(wert as T))),
  );
}
