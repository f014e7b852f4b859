import { stat } from 'node:fs/promises';

import { inBackground } from '../../platform/process/inBackground.ts';
import { serveParent } from '../../platform/process/serveParent.ts';
import type { Zeichenauftrag } from '../karte/kartenauftrag.ts';
import { mitPlatz } from '../karte/kartenfehler.ts';
import { PbfQuelle } from '../karte/pbfQuelle.ts';
import { KARTENTAGS } from './deuteTags.ts';
import { zeichneKarte } from './zeichneKarte.ts';

/** Nodes twice, ways three times. */
const DURCHGAENGE = 3;

inBackground();
serveParent(({ quelle, ordner }: Zeichenauftrag, melde) =>
  mitPlatz(async () => {
    const { size } = await stat(quelle);
    let [gelesenBytes, prozent] = [0, 0];
    const meldeAnteil = (anteil: number): void => {
      const jetzt = Math.floor(anteil * 100);
      if (jetzt > prozent) melde((prozent = jetzt) / 100);
    };
    const pbf = new PbfQuelle(
      quelle,
      (bytes) => {
        gelesenBytes += bytes;
        meldeAnteil(0.4 * Math.min(1, gelesenBytes / size / DURCHGAENGE));
      },
      KARTENTAGS,
    );
    return zeichneKarte({ quelle: pbf, ordner, melde: meldeAnteil });
  }),
);
