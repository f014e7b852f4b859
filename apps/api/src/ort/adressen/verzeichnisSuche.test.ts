import { describe, expect, it } from 'vitest';

import type { AdressSuche } from './adressSuche.ts';
import { bekannteSuche } from './bekannteSuche.ts';
import { sucheDerReiheNach } from './sucheDerReiheNach.ts';

const lauf = { plz: '91207', ort: 'Lauf a.d.Pegnitz' };
const bei = (meter: number) => ({ lat: 49.5, lon: 11.27 + meter / 72_000 });
const haeuser = [
  { strasse: 'Hardtstraße', hausnr: '1', ...lauf, koordinate: bei(0) },
  { strasse: 'Hardtstraße', hausnr: '9', ...lauf, koordinate: bei(120) },
  { strasse: 'Mühlweg', hausnr: '2', ...lauf, koordinate: bei(700) },
  { strasse: 'Mühlweg', hausnr: '2', plz: '90607', ort: 'Rückersdorf', koordinate: bei(9_000) },
];
const suche = bekannteSuche(haeuser);
const frage = (strasse: string, hausnr: string, plz = lauf.plz, ort = lauf.ort) =>
  suche.sucheAdresse({ strasse, hausnr, plz, ort });

describe('address search without a map', () => {
  it('knows the own houses in every spelling', async () => {
    expect(await frage('HARDTSTR.', '001')).toMatchObject({ guete: 'exakt', koordinate: bei(0) });
    expect(await frage('Hardtstraße', '1', '', 'Lauf an der Pegnitz')).toMatchObject({ guete: 'exakt' });
  });

  it('puts a new house between its neighbours', async () => {
    const treffer = await frage('Hardtstraße', '5');
    expect(treffer).toMatchObject({ guete: 'interpoliert', quelle: 'interpoliert' });
    expect(treffer?.koordinate.lon).toBeCloseTo(bei(60).lon, 5);
  });

  it('forgives a slip of the pen and lost umlauts', async () => {
    expect(await frage('Hardstraße', '1')).toMatchObject({ guete: 'exakt' });
    expect(await frage('Muhlweg', '2')).toMatchObject({ guete: 'exakt', koordinate: bei(700) });
  });

  it('takes the street of the right town', async () => {
    const treffer = await frage('Mühlweg', '2', '90607', 'Rückersdorf');
    expect(treffer?.koordinate).toEqual(bei(9_000));
  });

  it('asks a person when the town is not said and two have the street', async () => {
    expect(await frage('Mühlweg', '2', '', '')).toMatchObject({ mehrdeutig: true });
  });

  it('says at least the town of an unknown street, and nothing of an unknown town', async () => {
    expect(await frage('Unbekannter Weg', '1')).toMatchObject({ guete: 'ort' });
    expect(await frage('Hardtstraße', '1', '01067', 'Dresden')).toBeNull();
  });

  it('suggests streets, and houses once a number is typed', async () => {
    const texte = async (text: string) => (await suche.vorschlaege(text, 5)).map((einer) => einer.text);
    expect(await texte('hardt')).toEqual(['Hardtstraße, 91207 Lauf a.d.Pegnitz']);
    expect(await texte('Hardtstr. 9')).toEqual(['Hardtstraße 9, 91207 Lauf a.d.Pegnitz']);
    expect(await texte('x')).toEqual([]);
  });
});

describe('sources in turn', () => {
  const kaputt: AdressSuche = {
    name: 'Dienst',
    stand: null,
    sucheAdresse: async () => Promise.reject(new Error('aus')),
    vorschlaege: async () => Promise.reject(new Error('aus')),
  };

  it('passes over a source that is out of order and tells about it', async () => {
    const ausfaelle: string[] = [];
    const beide = sucheDerReiheNach([kaputt, suche], ({ name }) => ausfaelle.push(name));
    expect(await beide.sucheAdresse({ strasse: 'Hardtstraße', hausnr: '1', ...lauf })).not.toBeNull();
    expect(await beide.vorschlaege('hardt', 3)).toHaveLength(1);
    expect(ausfaelle).toEqual(['Dienst', 'Dienst']);
  });

  it('takes the better answer of two', async () => {
    const genauer = bekannteSuche([{ strasse: 'Hardtstraße', hausnr: '5', ...lauf, koordinate: bei(63) }]);
    const beide = sucheDerReiheNach([suche, genauer], () => {});
    const treffer = await beide.sucheAdresse({ strasse: 'Hardtstraße', hausnr: '5', ...lauf });
    expect(treffer).toMatchObject({ guete: 'exakt', koordinate: bei(63) });
  });
});
