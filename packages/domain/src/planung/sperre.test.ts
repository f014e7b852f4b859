import { describe, expect, it } from 'vitest';

import { KEHRTOUR_STATUS } from '../kehrtour/kehrtourstatus.ts';
import { BESUCHSAUSGAENGE, HINFAELLIGE, istHinfaellig, TERMIN_STATUS } from '../termin/termin.ts';
import { haelt, sperreVon, type Merkmal } from './sperre.ts';

const merkmale: Merkmal[] = ['fenster', 'tag', 'betrieb', 'mitarbeiter', 'reihenfolge'];
const gehalten = (...status: Parameters<typeof sperreVon>) =>
  merkmale.filter((merkmal) => haelt(sperreVon(...status), merkmal));

describe('sperreVon', () => {
  it('holds nothing before anybody was told', () => {
    expect(gehalten('entwurf', 'geplant')).toEqual([]);
  });

  it('holds the window once announced', () => {
    expect(gehalten('angekuendigt', 'angekuendigt')).toEqual(['fenster']);
    expect(gehalten('unsicher', 'angekuendigt')).toEqual(['fenster']);
    expect(gehalten('angefragt', 'angekuendigt')).toEqual(['fenster']);
  });

  it('holds window, day and company once confirmed', () => {
    expect(gehalten('bestaetigt', 'angekuendigt')).toEqual(['fenster', 'tag', 'betrieb']);
  });

  it.each(HINFAELLIGE)('lets a Termin go on which nobody counts any more: %s', (status) => {
    for (const runde of KEHRTOUR_STATUS) expect(gehalten(status, runde)).toEqual([]);
  });

  it('moves nothing while the round is under way', () => {
    for (const status of TERMIN_STATUS.filter((one) => !istHinfaellig(one)))
      expect(gehalten(status, 'unterwegs')).toEqual(merkmale);
  });

  it.each(BESUCHSAUSGAENGE)('moves nothing that took place: %s', (status) => {
    expect(gehalten(status, 'angekuendigt')).toEqual(merkmale);
  });
});
