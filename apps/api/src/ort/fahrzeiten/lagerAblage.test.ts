import { describe, expect, it } from 'vitest';

import { FileMissingError, type FileStore } from '../../platform/settings/storage.ts';
import { lagerAblage } from './lagerAblage.ts';
import type { Ablage } from './matrixCache.ts';

const SCHLUESSEL = 'betrieb/fahrzeiten-auto-karte.bin';
function ordner(): Ablage {
  const dateien = new Map<string, Uint8Array>();
  return {
    lies: async (schluessel) => dateien.get(schluessel) ?? null,
    schreibe: async (schluessel, inhalt) => void dateien.set(schluessel, inhalt),
  };
}
function lager(stoerung?: Error): Pick<FileStore, 'get' | 'put'> {
  const dateien = new Map<string, Uint8Array>();
  return {
    get: async (key) => {
      if (stoerung) throw stoerung;
      const inhalt = dateien.get(key);
      if (!inhalt) throw new FileMissingError(key);
      return inhalt;
    },
    put: async (key, inhalt) => {
      if (stoerung) throw stoerung;
      dateien.set(key, inhalt);
    },
  };
}

describe('travel times that one server computed', () => {
  it('are there for the next one', async () => {
    const [gemeinsam, gemeldet] = [lager(), [] as unknown[]];
    const erster = lagerAblage(ordner(), gemeinsam, (fehler) => gemeldet.push(fehler));
    const zweiter = lagerAblage(ordner(), gemeinsam, (fehler) => gemeldet.push(fehler));
    expect(await zweiter.lies(SCHLUESSEL)).toBeNull();
    await erster.schreibe(SCHLUESSEL, new Uint8Array([1, 2]));
    expect(await zweiter.lies(SCHLUESSEL)).toEqual(new Uint8Array([1, 2]));
    expect(gemeldet).toEqual([]);
  });
  it('stop no plan when the store is away', async () => {
    const gemeldet: unknown[] = [];
    const ablage = lagerAblage(ordner(), lager(new Error('storage answered 500')), (fehler) =>
      gemeldet.push(fehler),
    );
    expect(await ablage.lies(SCHLUESSEL)).toBeNull();
    await ablage.schreibe(SCHLUESSEL, new Uint8Array([3]));
    expect(await ablage.lies(SCHLUESSEL)).toEqual(new Uint8Array([3]));
    expect(gemeldet).toHaveLength(2);
  });
});
