import { describe, expect, it } from 'vitest';

import { einTermin } from '../../test/bauen.ts';
import { KEHRTOUR_STATUS } from '../kehrtour/kehrtourstatus.ts';
import {
  aktionDerAntwort,
  antwortMoeglich,
  type Gegeben,
  istUeberstimmt,
  massgeblich,
  pruefeAntwort,
} from './rueckmeldung.ts';

const antwortBis = '2026-10-10';
const rechtzeitig = { jetzt: { tag: '2026-10-10', uhrzeit: '20:00' }, antwortBis };
const zuSpaet = { jetzt: { tag: '2026-10-12', uhrzeit: '20:00' }, antwortBis };

describe('aktionDerAntwort', () => {
  it('turns the three buttons into what happens to the Termin', () => {
    expect(aktionDerAntwort({ art: 'daheim', schluesselBeimNachbarn: 'Meyer' })).toBe('bestaetige');
    expect(aktionDerAntwort({ art: 'passtNicht', wunsch: 'abends' })).toBe('lehneAb');
    expect(aktionDerAntwort({ art: 'passtNicht', alternativterminId: 'a1' })).toBe('verlege');
    expect(aktionDerAntwort({ art: 'unsicher' })).toBe('meldeUnsicher');
    expect(aktionDerAntwort({ art: 'frage', text: 'Kommt auch jemand aufs Dach?' })).toBeUndefined();
  });
});

describe('the answer that counts', () => {
  const bewohner: Gegeben = { art: 'passtNicht', von: 'bewohner', am: '2026-10-01T08:00:00Z' };
  const eigentuemer: Gegeben = { art: 'daheim', von: 'eigentuemer', am: '2026-10-02T08:00:00Z' };

  it('is the resident’s before the owner’s, even when the owner answers later', () => {
    expect(massgeblich([bewohner, eigentuemer])).toBe(bewohner);
    expect(massgeblich([eigentuemer])).toBe(eigentuemer);
  });

  it('is the last word of the same person', () => {
    const umentschieden: Gegeben = { art: 'daheim', von: 'bewohner', am: new Date('2026-10-03T08:00:00Z') };
    expect(massgeblich([umentschieden, bewohner])).toBe(umentschieden);
  });

  it('is a resident’s where a slip names nobody', () => {
    const zettel: Gegeben = { art: 'daheim', von: 'unbekannt', am: '2026-10-03T08:00:00Z' };
    expect(massgeblich([zettel, eigentuemer, bewohner])).toBe(zettel);
  });

  it('is never a question', () => {
    const frage: Gegeben = { art: 'frage', von: 'bewohner', am: '2026-10-09T08:00:00Z' };
    expect(massgeblich([frage, eigentuemer])).toBe(eigentuemer);
    expect(massgeblich([frage])).toBeUndefined();
  });

  it.each([
    ['eigentuemer', [bewohner], true],
    ['verwalter', [eigentuemer], true],
    ['eigentuemer', [eigentuemer], false],
    ['bewohner', [bewohner, eigentuemer], false],
    ['unbekannt', [bewohner], false],
    ['eigentuemer', [{ ...bewohner, art: 'frage' }], false],
    ['eigentuemer', [], false],
  ] as const)('outweighs what %s says now, after %j: %s', (von, gegeben, ueberstimmt) => {
    expect(istUeberstimmt(gegeben, von)).toBe(ueberstimmt);
  });
});

describe('pruefeAntwort', () => {
  it('takes every answer in time', () => {
    expect(pruefeAntwort(einTermin(), { art: 'passtNicht' }, rechtzeitig)).toEqual({
      ok: true,
      value: 'lehneAb',
    });
  });

  it('takes yes and no until the window opens, another Termin only while rounds can still change', () => {
    expect(pruefeAntwort(einTermin(), { art: 'daheim' }, zuSpaet).ok).toBe(true);
    expect(pruefeAntwort(einTermin(), { art: 'passtNicht' }, zuSpaet).ok).toBe(true);
    const andererTermin = { art: 'passtNicht', alternativterminId: 'a1' } as const;
    expect(pruefeAntwort(einTermin(), andererTermin, rechtzeitig).ok).toBe(true);
    expect(pruefeAntwort(einTermin(), andererTermin, zuSpaet)).toEqual({
      ok: false,
      reason: 'termin.zu-kurzfristig',
    });
    const imFenster = { jetzt: { tag: '2026-10-13', uhrzeit: '08:01' }, antwortBis };
    expect(pruefeAntwort(einTermin(), { art: 'daheim' }, imFenster).ok).toBe(false);
  });

  it('answers nothing that is over', () => {
    expect(pruefeAntwort(einTermin({ status: 'erledigt' }), { art: 'daheim' }, rechtzeitig)).toEqual({
      ok: false,
      reason: 'termin.uebergang-nicht-moeglich',
    });
  });
});

describe('antwortMoeglich', () => {
  const fensterVon = new Date('2026-10-13T06:00:00Z');
  const davor = new Date('2026-10-13T05:59:00Z');
  const offen = { status: 'angekuendigt', fensterVon, kehrtourStatus: 'angekuendigt' } as const;

  it('lasts until the window opens, in a round or out of one', () => {
    expect(antwortMoeglich(offen, davor)).toBe(true);
    expect(antwortMoeglich({ ...offen, kehrtourStatus: null }, davor)).toBe(true);
    expect(antwortMoeglich(offen, fensterVon)).toBe(false);
  });
  it('ends with the visit, and when the round sets out, is done or called off', () => {
    expect(antwortMoeglich({ ...offen, status: 'erledigt' }, davor)).toBe(false);
    const offene = KEHRTOUR_STATUS.filter((kehrtourStatus) =>
      antwortMoeglich({ ...offen, kehrtourStatus }, davor),
    );
    expect(offene).toEqual(['entwurf', 'geplant', 'angekuendigt']);
  });
  it('goes on for whoever is visited on a later day of a round of several days', () => {
    const vortag = new Date('2026-10-12T12:00:00Z');
    expect(antwortMoeglich({ ...offen, kehrtourStatus: 'unterwegs' }, vortag)).toBe(true);
    expect(antwortMoeglich({ ...offen, kehrtourStatus: 'abgeschlossen' }, vortag)).toBe(false);
  });
});
