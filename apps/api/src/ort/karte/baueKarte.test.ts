import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, rm, stat, symlink, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { inhaltDer } from '../../../test/kachel.ts';
import { osmPbf } from '../../../test/osmPbf.ts';
import { probekarte } from '../../../test/probekarte.ts';
import { verzeichnisSuche } from '../adressen/verzeichnisSuche.ts';
import { fahrzeitmatrix } from '../fahrzeiten/fahrzeitmatrix.ts';
import { ohneCache } from '../fahrzeiten/matrixCache.ts';
import { valhallaFahrzeiten, valhallaProzess } from '../fahrzeiten/valhallaFahrzeiten.ts';
import { kachelbauer } from '../fahrzeiten/valhallaPaket.ts';
import { kachelstelle } from '../kartenbild/kachelzahl.ts';
import { oeffneKartenbild } from '../kartenbild/oeffneKartenbild.ts';
import { oeffneAdressdatei } from './adressdatei.ts';
import { baueKarte, liesKarte } from './baueKarte.ts';
import type { Karte } from './baueKarte.ts';
import { wegeIn } from './wegekarte.ts';

let wurzel: string;
let karte: Karte;

beforeAll(async () => {
  wurzel = await mkdtemp(join(tmpdir(), 'karte-'));
  await writeFile(join(wurzel, 'probe'), probekarte());
  karte = await baueKarte({ quelle: join(wurzel, 'probe'), name: 'probe.osm.pbf', wurzel });
});
afterAll(() => rm(wurzel, { recursive: true }));

const einlesen = async (inhalt: Buffer | string) => {
  const quelle = join(wurzel, 'eingang');
  await writeFile(quelle, inhalt, 'latin1');
  return baueKarte({ quelle, name: 'datei', wurzel });
};

/** A map of which everything is made but its drawing, as a machine leaves it that stopped. */
async function beginneIn(ziel: string): Promise<void> {
  const baustelle = join(ziel, `${karte.version}.im-bau`);
  await cp(join(wurzel, karte.version), baustelle, { recursive: true });
  await rm(join(baustelle, 'karte.json'));
  await rm(join(baustelle, 'karte.pmtiles'));
  const { version: _version, name: _name, ohneFahrzeiten, ohneBild: _bild, ...gelesen } = karte;
  await writeFile(join(baustelle, 'gelesen.schritt'), JSON.stringify(gelesen));
  await writeFile(join(baustelle, 'strassennetz.schritt'), JSON.stringify(ohneFahrzeiten));
}

describe('a map extract', () => {
  it('is read in a process of its own, with progress', async () => {
    const schritte = new Set<string>();
    const ziel = join(wurzel, 'zweite');
    const onFortschritt = (_: number, schritt: string) => schritte.add(schritt);
    await baueKarte({ quelle: join(wurzel, 'probe'), name: 'probe', wurzel: ziel, onFortschritt });
    expect(schritte).toContain('Adressen werden gelesen');
    expect(karte).toMatchObject({ strassen: 19, name: 'probe.osm.pbf' });
  });

  it('is a folder of its own with nothing left over', async () => {
    const dateien = await readdir(join(wurzel, karte.version));
    const kacheln = karte.ohneFahrzeiten === null ? ['kacheln'] : [];
    const karten = [
      'haeuser.jsonl',
      'karte.json',
      'karte.pmtiles',
      'strassen.jsonl',
      'wege-zellen.json',
      'wege.jsonl',
    ];
    expect(dateien.toSorted()).toEqual([...karten, ...kacheln].toSorted());
  });

  it('finds the houses of the town from disk', async () => {
    const verzeichnis = await oeffneAdressdatei(join(wurzel, karte.version));
    const suche = verzeichnisSuche({ name: 'Probe', stand: null, quelle: 'karte' }, verzeichnis);
    const frage = { strasse: 'Bachstr', hausnr: '1', plz: '91999', ort: 'Musterbach' };
    expect(await suche.sucheAdresse(frage)).toMatchObject({ guete: 'exakt', quelle: 'karte' });
  });

  it('draws its roads without tiles', async () => {
    const linien = await wegeIn(join(wurzel, karte.version), karte.rechteck);
    expect(linien.features.map(({ properties }) => properties.name)).toContain('Hauptstraße');
    expect(linien.features[0]?.geometry.coordinates[0]?.[1]).toBeCloseTo(49.24, 1);
    const anderswo = await wegeIn(join(wurzel, karte.version), [10.63, 49.25, 10.64, 49.26]);
    expect(anderswo.features).toEqual([]);
  });

  it.skipIf(kachelbauer() === null)(
    'gives road travel times where the optional package is installed',
    async () => {
      expect(karte.ohneFahrzeiten).toBeNull();
      const prozess = valhallaProzess();
      const quelle = valhallaFahrzeiten(prozess, join(wurzel, karte.version), karte);
      const markt = { lat: 49.2417, lon: 10.6183 };
      const bahnhof = { lat: 49.24322, lon: 10.6218 };
      const weitWeg = { lat: 49.4, lon: 10.9 };
      const matrix = await fahrzeitmatrix(quelle, ohneCache, {
        orte: [markt, bahnhof, weitWeg],
        modus: 'auto',
      });
      expect(matrix.ausfall).toBeNull();
      expect(matrix.sekunden[1]).toBeGreaterThan(10);
      expect(matrix.sekunden[1]).toBeLessThan(200);
      expect(matrix.ohneStrasse.map(({ index }) => index)).toEqual([2]);
      const route = await quelle.route([markt, bahnhof], 'auto');
      expect(route.linie.coordinates.length).toBeGreaterThan(2);
      prozess.end();
    },
  );

  it.each([
    ['an empty file', '', 'karte.leer'],
    ['a text', 'Das ist die Liste meiner Kunden, keine Karte.', 'karte.kein-pbf'],
    ['an XML map', '<?xml version="1.0"?><osm version="0.6"></osm>', 'karte.osm-xml'],
    ['a zip', 'PK\u0003\u0004 und viele weitere Bytes', 'karte.gepackt'],
  ])('refuses %s with a German sentence', async (_, inhalt, grund) => {
    await expect(einlesen(inhalt)).rejects.toMatchObject({ grund, message: expect.stringMatching(/[.]$/) });
  });

  it('refuses a map that was cut off, is damaged or holds no streets, and leaves nothing behind', async () => {
    const heil = probekarte();
    await expect(einlesen(heil.subarray(0, heil.length - 50))).rejects.toMatchObject({
      grund: 'karte.unvollstaendig',
    });
    const kaputt = Buffer.from(heil).fill(7, 300, 600);
    await expect(einlesen(kaputt)).rejects.toMatchObject({ grund: 'karte.unvollstaendig' });
    const leer = osmPbf([{ type: 'node', id: 1, lat: 49, lon: 11 }]);
    await expect(einlesen(leer)).rejects.toMatchObject({ grund: 'karte.ohne-strassen' });
    expect((await readdir(wurzel)).filter((name) => name.endsWith('.im-bau'))).toEqual([]);
  });

  it('stops when somebody cancels', async () => {
    const ziel = join(wurzel, 'dritte');
    const auftrag = {
      quelle: join(wurzel, 'probe'),
      name: 'probe',
      wurzel: ziel,
      signal: AbortSignal.timeout(5),
    };
    await expect(baueKarte(auftrag)).rejects.toMatchObject({ grund: 'karte.abgebrochen' });
  });

  it('is given up when reading it takes too long; without roads or a picture it is still a map', async () => {
    const quelle = join(wurzel, 'probe');
    const mit = (ziel: string, fristen: object) =>
      baueKarte({ quelle, name: 'probe', wurzel: join(wurzel, ziel), fristen });
    await expect(mit('zu-lang', { gelesen: 1 })).rejects.toMatchObject({ grund: 'karte.zu-langsam' });
    expect(await readdir(join(wurzel, 'zu-lang'))).toEqual([]);
    const ohne = await mit('zu-lang', { strassennetz: 1, bild: 1 });
    expect(ohne).toMatchObject({ strassen: 19, ohneFahrzeiten: expect.stringContaining('Luftlinie') });
    expect(ohne.ohneBild).toContain('zeigt nur Straßen');
    const teile = await readdir(join(wurzel, 'zu-lang', ohne.version));
    expect(teile.filter((name) => /kacheln|werkbank|pmtiles|im-bau/.test(name))).toEqual([]);
  });

  it('is drawn with houses, water and woods', async () => {
    expect(karte.ohneBild).toBeNull();
    const [x, y] = kachelstelle([10.6183, 49.2417], 14).map(Math.floor);
    const kachel = await oeffneKartenbild(join(wurzel, karte.version))(14, x ?? 0, y ?? 0);
    expect(Object.keys(inhaltDer(kachel))).toEqual(
      expect.arrayContaining(['buildings', 'water', 'landuse', 'roads']),
    );
  });

  it('is made once when two bring the same file at the same time', { tags: 'night' }, async () => {
    const ziel = join(wurzel, 'zugleich');
    const schritte: string[] = [];
    const auftrag = {
      quelle: join(wurzel, 'probe'),
      name: 'probe',
      wurzel: ziel,
      onFortschritt: (_: number, schritt: string) => schritte.push(schritt),
    };
    const [eine, andere] = await Promise.all([baueKarte(auftrag), baueKarte(auftrag)]);
    expect(eine).toEqual(andere);
    expect(schritte.filter((schritt) => schritt === 'Straßennetz wird gebaut')).toHaveLength(1);
    expect(await readdir(ziel)).toEqual([eine.version]);
  });

  it('is gone on with where the machine stopped, and waits for nobody who is gone', async () => {
    const ziel = join(wurzel, 'fortgesetzt');
    await beginneIn(ziel);
    const sperre = join(ziel, `${karte.version}.sperre`);
    await writeFile(sperre, '');
    // As old as the disk says, whose clock may go otherwise than ours.
    const lange = new Date((await stat(sperre)).mtimeMs - 60_000);
    await utimes(sperre, lange, lange);
    const schritte = new Set<string>();
    const auftrag = {
      quelle: join(wurzel, 'probe'),
      name: 'probe.osm.pbf',
      wurzel: ziel,
      onFortschritt: (_: number, schritt: string) => schritte.add(schritt),
    };
    expect(await baueKarte(auftrag)).toEqual(karte);
    expect(schritte).not.toContain('Adressen werden gelesen');
    expect((await readdir(join(ziel, karte.version))).filter((name) => name.endsWith('.schritt'))).toEqual(
      [],
    );
  });

  it.skipIf(!existsSync('/dev/full'))(
    'is refused with the reason when the disk fills up while it is drawn, leaves nothing behind, and is made with room again',
    async () => {
      const ziel = join(wurzel, 'voll');
      await beginneIn(ziel);
      // Every byte written here is refused as by a disk without room.
      await symlink('/dev/full', join(ziel, `${karte.version}.im-bau`, 'karte.pmtiles'));
      const auftrag = { quelle: join(wurzel, 'probe'), name: 'probe.osm.pbf', wurzel: ziel };
      await expect(baueKarte(auftrag)).rejects.toMatchObject({
        grund: 'karte.kein-platz',
        message: expect.stringContaining('Die bisherige Karte gilt weiter'),
      });
      expect(await readdir(ziel)).toEqual([]);
      await beginneIn(ziel);
      expect(await baueKarte(auftrag)).toEqual(karte);
    },
  );

  it('says of maps made before that they show only streets', async () => {
    const ziel = join(wurzel, 'alte');
    await mkdir(ziel);
    await writeFile(join(ziel, 'karte.json'), JSON.stringify({ version: 'alte', name: 'alte.osm.pbf' }));
    expect((await liesKarte(ziel))?.ohneBild).toContain('noch einmal hoch');
  });
});
