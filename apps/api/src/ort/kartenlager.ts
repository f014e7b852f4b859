import { readdir, rename, rm } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';

import { FileMissingError, type FileStore } from '../platform/settings/storage.ts';

/** What names all parts of a map; stored last, so that a map is there wholly or not at all. */
const INHALT = 'inhalt.json';
const STANDARD = 'karten/standard';
/** Tiles are many and small: so many are on their way at once. */
const ZUGLEICH = 8;

/** Maps where every process finds them; each keeps a copy of what it was asked for. */
export interface Kartenlager {
  /** Stores the map in this folder, unless it is there already. */
  lege(version: string, ordner: string): Promise<void>;
  /** Copies a map into this folder; false when the store has none of this version. */
  hole(version: string, ordner: string): Promise<boolean>;
  /** Takes a map out of the store, its list of parts first: half a map is none. */
  entferne(version: string): Promise<void>;
  setzeStandard(version: string): Promise<void>;
  standard(): Promise<string | null>;
}

export function kartenlager(files: FileStore): Kartenlager {
  const teil = (version: string, name: string): string => `karten/${version}/${name}`;
  const text = async (key: string): Promise<string | null> => {
    try {
      return Buffer.from(await files.get(key)).toString('utf8');
    } catch (fehler) {
      if (fehler instanceof FileMissingError) return null;
      throw fehler;
    }
  };
  return {
    async lege(version, ordner) {
      if ((await text(teil(version, INHALT))) !== null) return;
      const namen = await alleDateien(ordner);
      await jeEinige(namen, (name) => files.putFile(teil(version, name), join(ordner, name)));
      await files.put(teil(version, INHALT), Buffer.from(JSON.stringify(namen)), 'application/json');
    },
    async hole(version, ordner) {
      const inhalt = await text(teil(version, INHALT));
      if (inhalt === null) return false;
      const namen = JSON.parse(inhalt) as string[];
      const baustelle = `${ordner}.kommt-${process.pid}`;
      try {
        await jeEinige(namen, (name) => files.getFile(teil(version, name), join(baustelle, name)));
        await rename(baustelle, ordner).catch((fehler: NodeJS.ErrnoException) => {
          // A neighbour on the same folder was faster.
          if (fehler.code !== 'ENOTEMPTY' && fehler.code !== 'EEXIST') throw fehler;
        });
      } finally {
        await rm(baustelle, { recursive: true, force: true });
      }
      return true;
    },
    async entferne(version) {
      const inhalt = await text(teil(version, INHALT));
      if (inhalt === null) return;
      await files.remove(teil(version, INHALT));
      await jeEinige(JSON.parse(inhalt) as string[], (name) => files.remove(teil(version, name)));
    },
    setzeStandard: (version) => files.put(STANDARD, Buffer.from(version), 'text/plain'),
    standard: async () => (await text(STANDARD))?.trim() || null,
  };
}

async function alleDateien(ordner: string): Promise<string[]> {
  const eintraege = await readdir(ordner, { recursive: true, withFileTypes: true });
  return eintraege
    .filter((eintrag) => eintrag.isFile())
    .map((eintrag) => relative(ordner, join(eintrag.parentPath, eintrag.name)).split(sep).join('/'))
    .toSorted();
}

async function jeEinige(namen: readonly string[], tat: (name: string) => Promise<void>): Promise<void> {
  const offen = namen.values();
  const arbeite = async (): Promise<void> => {
    for (const name of offen) await tat(name);
  };
  await Promise.all(Array.from({ length: ZUGLEICH }, arbeite));
}
