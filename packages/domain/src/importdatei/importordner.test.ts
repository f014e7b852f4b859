import { describe, expect, it } from 'vitest';

import { istOrdnerdateiname, ordnerhalt } from './importordner.ts';

const datei = {
  pflichtfelderFehlen: false,
  lesartBekannt: true,
  gleicheGesagt: false,
  anzahl: { zeilen: 2200, unveraendert: 2190, geaendert: 10 },
};

describe('a file that is taken over by itself', () => {
  it('is one that nobody has to decide anything about', () => {
    expect(ordnerhalt(datei)).toBeUndefined();
    expect(ordnerhalt({ ...datei, anzahl: {} })).toBeUndefined();
  });

  it('waits for a person where columns are missing, or nobody has said yet how such a list is read', () => {
    expect(ordnerhalt({ ...datei, pflichtfelderFehlen: true })).toBe('spalten');
    expect(ordnerhalt({ ...datei, lesartBekannt: false })).toBe('neue-liste');
  });

  it('waits where houses stand at the same address already, unless somebody said what becomes of them', () => {
    const gleiche = { ...datei, anzahl: { ...datei.anzahl, vorschlaege: 1 } };
    expect(ordnerhalt(gleiche)).toBe('gleiche');
    expect(ordnerhalt({ ...gleiche, gleicheGesagt: true })).toBeUndefined();
  });

  it('does not mark a district because an export was cut off', () => {
    expect(ordnerhalt({ ...datei, anzahl: { ...datei.anzahl, fehlend: 5 } })).toBeUndefined();
    expect(ordnerhalt({ ...datei, anzahl: { ...datei.anzahl, fehlend: 1000 } })).toBe('viele-fehlen');
    expect(ordnerhalt({ ...datei, anzahl: { unveraendert: 3, fehlend: 6 } })).toBe('viele-fehlen');
    expect(ordnerhalt({ ...datei, anzahl: { ...datei.anzahl, fehlerhaft: 221 } })).toBe('viele-fehler');
  });
});

describe('the name of a file', () => {
  it.each(['Export 24.11.2026.db', 'Häuser.csv', 'a..b.txt'])('%j lies in the folder', (name) => {
    expect(istOrdnerdateiname(name)).toBe(true);
  });
  it.each([
    '',
    '.',
    '..',
    '.ssh',
    '../etc/passwd',
    'a/b.csv',
    'a\\b.csv',
    'a\0.csv',
    'a\n.csv',
    'x'.repeat(201),
  ])('%j could mean something else', (name) => {
    expect(istOrdnerdateiname(name)).toBe(false);
  });
});
