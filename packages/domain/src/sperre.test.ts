import { describe, expect, it } from 'vitest';

import { haelt, sperreVon, type Merkmal } from './sperre.ts';
import { istAbgeschlossen, TERMIN_STATUS } from './termin.ts';

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
  });

  it('holds window, day and company once confirmed', () => {
    expect(gehalten('bestaetigt', 'angekuendigt')).toEqual(['fenster', 'tag', 'betrieb']);
  });

  it('lets a Termin go that does not suit the customer', () => {
    expect(gehalten('abgelehnt', 'angekuendigt')).toEqual([]);
  });

  it('moves nothing while the round is under way', () => {
    for (const status of TERMIN_STATUS) expect(gehalten(status, 'unterwegs')).toEqual(merkmale);
  });

  it('moves nothing that is over', () => {
    for (const status of TERMIN_STATUS.filter(istAbgeschlossen))
      expect(gehalten(status, 'angekuendigt')).toEqual(merkmale);
  });
});
