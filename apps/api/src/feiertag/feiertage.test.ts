import { BUNDESLAENDER, type Bundesland } from '@kehrtour/domain/bundesland';
import { feiertagsort } from '@kehrtour/domain/feiertagsort';
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
const [VON, BIS] = ['2026-01-01', '2030-12-31'];
const tage = (ort: Parameters<typeof feiertage>[0]): string[] =>
  feiertage(ort, VON, BIS).map(({ tag }) => tag);

describe('holidays of 2026 to 2030, against another calculation', () => {
  it.each(Object.keys(BUNDESLAENDER) as Bundesland[])('are those of %s', (bundesland) => {
    expect(tage({ bundesland, oertlich: {} })).toEqual(erwartet(bundesland));
  });

  it.each([
    ['86150', 'Augsburg', 'augsburg'],
    ['80331', 'München', 'muenchen'],
    ['90403', 'Nürnberg', 'BY'],
    ['01920', 'Crostwitz', 'crostwitz'],
    ['37308', 'Heilbad Heiligenstadt', 'heiligenstadt'],
  ])('are those of the municipality %s %s', (plz, ort, name) => {
    expect(tage(feiertagsort({ plz, ort }, 'BE'))).toEqual(erwartet(name));
  });

  it('say where nobody can tell by the postcode', () => {
    const [himmelfahrt] = feiertage(feiertagsort({ plz: '97318', ort: 'Kitzingen' }, 'BY'), VON, VON).filter(
      ({ tag }) => tag === '2026-08-15',
    );
    expect(himmelfahrt).toEqual({ tag: '2026-08-15', name: 'Mariä Himmelfahrt', ungewiss: true });
  });
});
