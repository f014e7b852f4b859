import { describe, expect, it } from 'vitest';

import { ANNA, einePerson, JONAS, LEUTE, TAG, VORGABEN } from '../../../../test/bauenKehrtour.ts';
import { LEERE_VORGABEN } from './leereVorgaben.ts';
import { ersterOffenerSchritt, pruefeSchritt } from './wizardPruefung.ts';

const texte = (...args: Parameters<typeof pruefeSchritt>) => pruefeSchritt(...args).map(({ text }) => text);

describe('pruefeSchritt', () => {
  it('finds nothing wrong with a round whose four decisions are taken', () => {
    expect(ersterOffenerSchritt('pruefen', VORGABEN, { mitarbeiter: LEUTE })).toBeUndefined();
  });

  it('takes up to 1,500 houses', () => {
    const ids = Array.from({ length: 1501 }, (_, index) => String(index));
    expect(texte('liegenschaften', { ...VORGABEN, liegenschaften: { ids } })[0]).toMatch(
      /bis 1.500 gehen auf einmal/,
    );
    expect(texte('liegenschaften', { ...VORGABEN, liegenschaften: { ids: ids.slice(1) } })).toEqual([]);
  });

  it('refuses a day in the past and names it', () => {
    expect(texte('datum', VORGABEN, { heute: '2027-05-05' })[0]).toMatch(
      /^Dienstag, 4. Mai 2027 liegt in der Vergangenheit/,
    );
    expect(texte('datum', VORGABEN, { heute: TAG })).toEqual([]);
  });

  it('refuses days on which nobody works', () => {
    const sonntag = { ...VORGABEN, datum: { tage: ['2027-05-09'], feiertageErlaubt: false } };
    expect(texte('arbeitszeit', sonntag, { mitarbeiter: LEUTE })[0]).toMatch(/arbeitet niemand/);
    const trotzdem = { ...sonntag, arbeitszeit: { [ANNA]: { minuten: 240, ueberstundenMinuten: 0 } } };
    expect(texte('arbeitszeit', trotzdem, { mitarbeiter: LEUTE })).toEqual([]);
  });

  it('lets a deputy of § 11b do the Feuerstättenschau', () => {
    const nurJonas = { ...VORGABEN, mitarbeiter: { ids: [JONAS] } };
    const umfeld = (qualifikation: 'geselle' | 'vertreter11b') => ({
      mitFeuerstaettenschau: true,
      mitarbeiter: [einePerson({ id: JONAS, qualifikation })],
    });
    expect(texte('mitarbeiter', nurJonas, umfeld('geselle'))).toHaveLength(1);
    expect(texte('mitarbeiter', nurJonas, umfeld('vertreter11b'))).toEqual([]);
  });

  it('refuses a break that must end before it may begin', () => {
    const pause = { fruehestens: '13:00', spaetestens: '12:00', minuten: 30 };
    expect(texte('pause', { ...VORGABEN, pause })[0]).toMatch(/liegt vor dem frühesten/);
  });
});

describe('ersterOffenerSchritt', () => {
  it('names the first of several open steps', () => {
    expect(ersterOffenerSchritt('pruefen', LEERE_VORGABEN)).toBe('liegenschaften');
    expect(ersterOffenerSchritt('pruefen', { ...VORGABEN, mitarbeiter: { ids: [] } })).toBe('mitarbeiter');
  });

  it('asks nothing of steps that come later', () => {
    expect(ersterOffenerSchritt('liegenschaften', LEERE_VORGABEN)).toBeUndefined();
    expect(
      ersterOffenerSchritt('datum', { ...LEERE_VORGABEN, liegenschaften: { ids: ['a'] } }),
    ).toBeUndefined();
  });
});
