import { describe, expect, it } from 'vitest';

import { differencesOfFrontDoors, faultsOfPictures } from './frontDoor.ts';

const english = '| Name | Meaning |\n| --- | --- |\n| `PORT` | port |\n| `HOST` | host, `0.0.0.0` |\n';
const german = '| Name | Bedeutung |\n| ---- | --- |\n| `PORT` | Port |\n| `HOST` | Netz, `0.0.0.0` |\n';

describe('differencesOfFrontDoors', () => {
  it('lets two languages say the same', () => {
    expect(differencesOfFrontDoors(english, german)).toEqual([]);
  });

  it('names the row that only one of them has', () => {
    expect(differencesOfFrontDoors(`${english}| \`DEMO\` | demo |\n`, german)).toEqual([
      'README.de.md fehlt die Zeile `DEMO`',
    ]);
    expect(differencesOfFrontDoors(english.replace('0.0.0.0', '127.0.0.1'), german)).toHaveLength(2);
  });

  it('reads the items of a list as rows, however their lines break', () => {
    const one = '- `PORT`,\n  `HOST` (`0`): where\n- no name\n';
    const other = '- `PORT`, `HOST` (`0`):\n  wo\n';
    expect(differencesOfFrontDoors(one, other, ['A.md', 'B.md'])).toEqual([]);
    expect(differencesOfFrontDoors(one, `${other}- \`DEMO\`: wo\n`, ['A.md', 'B.md'])).toEqual([
      'A.md fehlt die Zeile `DEMO`',
    ]);
  });

  it('wants the same pictures, whatever they are said to show', () => {
    const picture = (alt: string) => `![${alt}](.github/pictures/planbrett.webp)\n`;
    expect(differencesOfFrontDoors(english + picture('board'), german + picture('Planbrett'))).toEqual([]);
    expect(differencesOfFrontDoors(english + picture('board'), german)).toEqual([
      'zeigt andere Bilder als README.de.md',
    ]);
  });

  it('wants one order', () => {
    const turned = '| `HOST` | host, `0.0.0.0` |\n| `PORT` | port |\n';
    expect(differencesOfFrontDoors(turned, german.split('\n').slice(2).join('\n'))).toEqual([
      'ordnet seine Tabellen anders, ab der Zeile `HOST` `0.0.0.0`',
    ]);
  });
});

describe('faultsOfPictures', () => {
  const bytesOf = (file: string) => ({ 'da.webp': 50_000, 'gross.webp': 80_000 })[file];

  it('lets a small picture stand that says what it shows', () => {
    expect(faultsOfPictures('Text ![The board](da.webp)', bytesOf)).toEqual([]);
  });

  it('names what is missing, silent or heavy', () => {
    expect(faultsOfPictures('![ ](da.webp) ![a](fort.webp) ![b](gross.webp)', bytesOf)).toEqual([
      'sagt nicht, was da.webp zeigt',
      'zeigt fort.webp, das es nicht gibt',
      'zeigt gross.webp mit 80000 Bytes; 60 kB genügen',
    ]);
  });
});
