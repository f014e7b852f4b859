import { FileMissingError, type FileStore } from '../../platform/settings/storage.ts';
import type { Ablage } from './matrixCache.ts';

/**
 * What one process computed is there for all: the copy of this machine first, else the store's. Both may lack what the other has;
 * whoever misses something computes it. A store that fails costs time, never a plan.
 */
export function lagerAblage(
  hier: Ablage,
  files: Pick<FileStore, 'get' | 'put'>,
  melde: (fehler: unknown) => void,
): Ablage {
  return {
    async lies(schluessel) {
      const eigene = await hier.lies(schluessel);
      if (eigene !== null) return eigene;
      try {
        return await files.get(schluessel);
      } catch (fehler) {
        if (!(fehler instanceof FileMissingError)) melde(fehler);
        return null;
      }
    },
    async schreibe(schluessel, inhalt) {
      await hier.schreibe(schluessel, inhalt);
      await files.put(schluessel, inhalt, 'application/octet-stream').catch(melde);
    },
  };
}
