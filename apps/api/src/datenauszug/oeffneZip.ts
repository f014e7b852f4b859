import { open } from 'node:fs/promises';
import { setImmediate } from 'node:timers/promises';

import { Zip } from 'fflate';

import { neuerEintrag, packe, type Stuecke } from '../datei/zipeintrag.ts';

/** A ZIP file that is written piece by piece: of what goes in, no more is kept in memory than one piece. */
export type Zipdatei = {
  readonly lege: (name: string, inhalt: Stuecke) => Promise<void>;
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
