import { describe, expect, it } from 'vitest';

import { heikleAenderungen } from './heikleAenderung.ts';

const jonas = { rolle: 'geselle', aktiv: true, email: 'jonas@example.org', zugang: 'aktiv' } as const;
const eva = { ...jonas, rolle: 'inhaber' } as const;

describe('what an open screen is not enough for', () => {
  it('is that somebody runs the company, or does so no longer', () => {
    expect(heikleAenderungen(jonas, { ...jonas, rolle: 'inhaber' })).toEqual(['wird-inhaber']);
    expect(heikleAenderungen(undefined, eva)).toEqual(['wird-inhaber']);
    expect(heikleAenderungen({ ...eva, aktiv: false }, eva)).toEqual(['wird-inhaber']);
    expect(heikleAenderungen(eva, { ...eva, rolle: 'buero' })).toEqual(['nicht-mehr-inhaber']);
    expect(heikleAenderungen(eva, { ...eva, aktiv: false })).toEqual(['nicht-mehr-inhaber']);
  });
  it('is the address of whoever has a password, and nothing of everyday', () => {
    const woanders = { ...jonas, email: 'anders@example.org' };
    expect(heikleAenderungen(jonas, woanders)).toEqual(['andere-adresse']);
    expect(heikleAenderungen({ ...jonas, zugang: 'gesperrt' }, woanders)).toEqual(['andere-adresse']);
    expect(heikleAenderungen({ ...jonas, zugang: 'eingeladen' }, woanders)).toEqual([]);
    expect(heikleAenderungen({ ...jonas, zugang: 'keiner' }, woanders)).toEqual([]);
    expect(heikleAenderungen(undefined, jonas)).toEqual([]);
    expect(heikleAenderungen(jonas, { ...jonas, rolle: 'azubi' })).toEqual([]);
    expect(heikleAenderungen(jonas, { ...jonas, aktiv: false })).toEqual([]);
  });
});
