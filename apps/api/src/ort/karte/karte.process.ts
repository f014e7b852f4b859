import { stat } from 'node:fs/promises';

import { rechteckUm } from '@kehrtour/domain/ort/koordinate';

import { inBackground } from '../../platform/process/inBackground.ts';
import { serveParent } from '../../platform/process/serveParent.ts';
import { schreibeAdressdatei } from './adressdatei.ts';
import type { Leseauftrag, Leseergebnis } from './kartenauftrag.ts';
import { KartenFehler, mitPlatz } from './kartenfehler.ts';
import { ordneStrassen } from './ordneStrassen.ts';
import { PbfQuelle } from './pbfQuelle.ts';
import { pruefeKartendatei } from './pruefeKartendatei.ts';
import { sammleElemente } from './sammleElemente.ts';
import { schreibeWegekarte } from './wegekarte.ts';

/** They are kept in the memory of every server; Bavaria has two thirds of them. */
const STRASSEN_MAX = 300_000;
const ORTSCHAFTEN_MAX = 100_000;
/** The ways and the nodes are unpacked a second time. */
const DURCHGAENGE = 3;

inBackground();
serveParent((auftrag: Leseauftrag, melde) => mitPlatz(() => lies(auftrag, melde)));

async function lies({ quelle, ordner }: Leseauftrag, melde: (anteil: number) => void): Promise<Leseergebnis> {
  await pruefeKartendatei(quelle);
  const { size } = await stat(quelle);
  let [gelesenBytes, prozent] = [0, 0];
  const pbf = new PbfQuelle(quelle, (bytes) => {
    gelesenBytes += bytes;
    const jetzt = Math.min(100, Math.floor((gelesenBytes / size / DURCHGAENGE) * 100));
    if (jetzt > prozent) melde((prozent = jetzt) / 100);
  });
  const rohkarte = await sammleElemente(pbf);
  const strassen = ordneStrassen(rohkarte);
  if (strassen.length === 0) throw new KartenFehler('karte.ohne-strassen');
  if (strassen.length > STRASSEN_MAX) throw new KartenFehler('karte.zu-viele-strassen');
  await schreibeAdressdatei(ordner, strassen, rohkarte.ortschaften.slice(0, ORTSCHAFTEN_MAX));
  await schreibeWegekarte(ordner, rohkarte.wege);
  melde(1);
  const ergebnis: Leseergebnis = {
    stand: pbf.stand(),
    strassen: strassen.length,
    adressen: rohkarte.adressen.length,
    rechteck: rechteckUm(strassen.map(({ strasse }) => strasse.koordinate)),
  };
  return ergebnis;
}
