import { Zip } from 'fflate';

import { neuerEintrag, packe, type Stuecke } from './zipeintrag.ts';

export type Zipinhalt = { readonly name: string; readonly inhalt: Stuecke };

/** A ZIP file as whoever takes it takes its pieces: of no entry more than one piece is kept, and nothing is read ahead. */
export async function* schreibeZip(am: Date, eintraege: readonly Zipinhalt[]): AsyncGenerator<Uint8Array> {
  let fehler: Error | null = null;
  const fertige: Uint8Array[] = [];
  const zip = new Zip((problem, teil) => {
    fehler ??= problem;
    if (teil) fertige.push(teil);
  });
  const fertigeStuecke = (): Uint8Array[] => {
    if (fehler) throw fehler;
    return fertige.splice(0);
  };
  for (const { name, inhalt } of eintraege) {
    const eintrag = neuerEintrag(name, am);
    zip.add(eintrag);
    for await (const teil of packe(eintrag, inhalt)) {
      eintrag.ondata(null, teil, false);
      yield* fertigeStuecke();
    }
    eintrag.ondata(null, new Uint8Array(0), true);
    yield* fertigeStuecke();
  }
  zip.end();
  yield* fertigeStuecke();
}
