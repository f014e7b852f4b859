import { describe, expect, it } from 'vitest';

import { differencesOfFrontDoors } from './frontDoor.ts';

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

  it('wants one order', () => {
    const turned = '| `HOST` | host, `0.0.0.0` |\n| `PORT` | port |\n';
    expect(differencesOfFrontDoors(turned, german.split('\n').slice(2).join('\n'))).toEqual([
      'ordnet seine Tabellen anders, ab der Zeile `HOST` `0.0.0.0`',
    ]);
  });
});
