import { BUNDESLAENDER, type Bundesland } from '@kehrtour/domain/recht/bundesland';
import { EINMALIGE_FEIERTAGE, feiertagsort } from '@kehrtour/domain/recht/feiertagsort';
import { describe, expect, it } from 'vitest';

import { FEIERTAGSTAFEL } from '../../test/feiertagstafel.ts';
import { feiertage } from './feiertage.ts';

const tafel = (name: string): string[] =>
  (FEIERTAGSTAFEL[name] ?? '')
    .trim()
    .split('\n')
    .flatMap((zeile) => {
      const [jahr, ...tage] = zeile.trim().split(' ');
      return tage.map((tag) => `${jahr}-${tag}`);
    });
const erwartet = (name: string): string[] => [...tafel('common'), ...tafel(name)].toSorted();
const KITZINGEN = { plz: '97318', ort: 'Kitzingen' };
const [VON, BIS] = ['2026-01-01', '2030-12-31'];
const tage = (ort: Parameters<typeof feiertage>[0]): string[] =>
  feiertage(ort, VON, BIS).map(({ tag }) => tag);

describe('holidays of 2026 to 2030, against another calculation (Python `holidays` 0.105)', () => {
  it.each(Object.keys(BUNDESLAENDER) as Bundesland[])('are those of %s', (bundesland) => {
    expect(
      tage({
        bundesland,
        oertlich: {},
        einmalig: EINMALIGE_FEIERTAGE.filter((eine) => eine.bundesland === bundesland),
      }),
    ).toEqual(erwartet(bundesland));
  });

  it.each([
    ['86150', 'Augsburg', 'augsburg'],
    ['80331', 'München', 'muenchen'],
    ['90403', 'Nürnberg', 'BY'],
    ['01920', 'Crostwitz', 'crostwitz'],
    ['37308', 'Heilbad Heiligenstadt', 'heiligenstadt'],
  ])('are those of the municipality %s %s', (plz, ort, name) => {
    expect(tage(feiertagsort({ plz, ort }, { bundesland: 'BE', einmalige: EINMALIGE_FEIERTAGE }))).toEqual(
      erwartet(name),
    );
  });

  it('say where nobody can tell by the postcode', () => {
    const [himmelfahrt] = feiertage(
      feiertagsort(KITZINGEN, { bundesland: 'BY', einmalige: [] }),
      VON,
      VON,
    ).filter(({ tag }) => tag === '2026-08-15');
    expect(himmelfahrt).toEqual({ tag: '2026-08-15', name: 'Mariä Himmelfahrt', ungewiss: true });
  });

  it('take in what the company knows of one year, once and for certain', () => {
    const einmalige = [
      { bundesland: 'BY', tag: '2026-08-15', name: 'Mariä Himmelfahrt' },
      { bundesland: 'BY', tag: '2026-10-31', name: '500 Jahre Reformation' },
      { bundesland: 'BY', tag: '2026-12-25', name: 'Weihnachten' },
      { bundesland: 'HE', tag: '2026-03-03', name: 'Hessentag' },
      { bundesland: 'BY', gemeinde: 'Kitzingen', tag: '2026-07-06', name: 'Stadtjubiläum' },
      { bundesland: 'BY', gemeinde: 'Würzburg', tag: '2026-07-07', name: 'Kiliani' },
    ] as const;
    const ohne = feiertage(feiertagsort(KITZINGEN, { bundesland: 'BY', einmalige: [] }), VON, VON);
    const mit = feiertage(feiertagsort(KITZINGEN, { bundesland: 'BY', einmalige }), VON, VON);
    expect(mit.map(({ tag }) => tag)).toEqual(
      [...ohne.map(({ tag }) => tag), '2026-07-06', '2026-10-31'].toSorted(),
    );
    expect(mit.filter(({ ungewiss }) => ungewiss)).toEqual([]);
    expect(mit.find(({ tag }) => tag === '2026-12-25')?.name).toBe('1. Weihnachtstag');
  });
});
