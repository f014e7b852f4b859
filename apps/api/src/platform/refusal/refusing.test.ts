import { describe, expect, it } from 'vitest';

import { amFeld } from './refused.ts';
import { type Refusals, refusing } from './refusing.ts';

const GRUND = {
  'zu-spaet': ['termin.zu-kurzfristig', 'Bitte rufen Sie an.'],
  feiertag: ['kehrtour.feiertag', (tag: string, name: string) => `Der ${tag} ist ${name}.`],
  'ohne-mail': ['eingabe-ungueltig', amFeld('email', 'Bitte nennen Sie eine Adresse.')],
  'viele-warten': ['ueberlastet', (zahl: number) => ({ detail: `${zahl} warten.`, retryAfterSeconds: 60 })],
} as const satisfies Refusals;
const refused = refusing(GRUND);

describe('refusing', () => {
  it('gives a reason its code and its sentence', () => {
    expect(refused('zu-spaet')).toMatchObject({
      code: 'termin.zu-kurzfristig',
      extra: { detail: 'Bitte rufen Sie an.' },
    });
  });
  it('puts into the sentence what it names', () => {
    expect(refused('feiertag', '3. Oktober', 'Tag der Deutschen Einheit').extra).toEqual({
      detail: 'Der 3. Oktober ist Tag der Deutschen Einheit.',
    });
  });
  it('points at the field, and says when to come again', () => {
    expect(refused('ohne-mail').extra.felder).toEqual([
      { feld: 'email', text: 'Bitte nennen Sie eine Adresse.' },
    ]);
    expect(refused('viele-warten', 20).extra).toEqual({ detail: '20 warten.', retryAfterSeconds: 60 });
  });
});
