import { describe, expect, it } from 'vitest';

import { einTermin } from '../../test/bauen.ts';
import { KEHRTOUR_STATUS } from '../kehrtour/kehrtourstatus.ts';
import {
  aktionDerAntwort,
  antwortMoeglich,
  massgeblicheRueckmeldung,
  pruefeAntwort,
  type Rueckmeldung,
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

describe('massgeblicheRueckmeldung', () => {
  const bewohner: Rueckmeldung = { rolle: 'bewohner', antwort: { art: 'passtNicht' }, am: 1 };
  const eigentuemer: Rueckmeldung = { rolle: 'eigentuemer', antwort: { art: 'daheim' }, am: 2 };

  it('lets the resident outweigh the owner, even when the owner answers later', () => {
    expect(massgeblicheRueckmeldung([bewohner, eigentuemer])).toBe(bewohner);
    expect(massgeblicheRueckmeldung([eigentuemer])).toBe(eigentuemer);
  });

  it('takes the last word of the same person', () => {
    const umentschieden: Rueckmeldung = { rolle: 'bewohner', antwort: { art: 'daheim' }, am: 3 };
    expect(massgeblicheRueckmeldung([bewohner, umentschieden])).toBe(umentschieden);
  });

  it('does not count a question as an answer', () => {
    const frage: Rueckmeldung = { rolle: 'bewohner', antwort: { art: 'frage', text: '?' }, am: 9 };
    expect(massgeblicheRueckmeldung([frage, eigentuemer])).toBe(eigentuemer);
    expect(massgeblicheRueckmeldung([frage])).toBeUndefined();
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
