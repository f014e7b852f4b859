import { describe, expect, it } from 'vitest';

import { rahmenkopf } from './rahmenkopf.server.ts';

const EINGEBETTET = 'https://termin.example/unternehmen/meier/termin?einbettung=1';
const seite = (seiten: unknown) => ({ 'routes/buchung': { name: 'Meier', seiten } });

describe('rahmenkopf', () => {
  it('names the sites of the company, and ourselves for the preview', () => {
    expect(rahmenkopf(EINGEBETTET, seite(['https://www.meier.example']))).toEqual({
      'x-kehrtour-rahmen': "'self' https://www.meier.example",
    });
    expect(rahmenkopf(EINGEBETTET, seite([]))).toEqual({ 'x-kehrtour-rahmen': "'self'" });
  });
  it('says nothing for a page that was not asked for in a frame, nor for one without a company', () => {
    expect(rahmenkopf('https://termin.example/unternehmen/meier/termin', seite([]))).toEqual({});
    expect(rahmenkopf(EINGEBETTET, { root: { titel: 'Termin' }, leer: null })).toEqual({});
  });
});
