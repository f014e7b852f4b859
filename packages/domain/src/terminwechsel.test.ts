import { describe, expect, it } from 'vitest';

import { istAbgeschlossen, TERMIN_STATUS, type TerminStatus } from './termin.ts';
import {
  moeglicheTerminAktionen,
  TERMIN_AKTIONEN,
  wechsleTerminStatus,
  type Akteur,
} from './terminwechsel.ts';

const alleAkteure: Akteur[] = ['inhaber', 'buero', 'geselle', 'azubi', 'kunde', 'system'];

/** state → where staff of the office, a Geselle and the customer may take it. */
function wege(status: TerminStatus, akteur: Akteur): Record<string, TerminStatus> {
  return Object.fromEntries(
    moeglicheTerminAktionen(status, akteur).map((aktion) => {
      const wechsel = wechsleTerminStatus(status, aktion, akteur);
      return [aktion, wechsel.ok ? wechsel.value : status];
    }),
  );
}

describe('wechsleTerminStatus', () => {
  const nachDerAnkuendigung = {
    bestaetige: 'bestaetigt',
    lehneAb: 'abgelehnt',
    meldeUnsicher: 'unsicher',
    verlege: 'verschoben',
    sageAb: 'abgesagt',
    erledige: 'erledigt',
    meldeNichtAngetroffen: 'nichtAngetroffen',
    meldeZutrittVerweigert: 'zutrittVerweigert',
  };

  it('leads the office from draft to announcement and nowhere else', () => {
    expect(wege('entwurf', 'buero')).toEqual({ kuendigeAn: 'angekuendigt' });
  });

  it.each(['bestaetigt', 'unsicher'] as const)('lets a Termin that is %s end in every way', (status) => {
    expect(wege(status, 'inhaber')).toEqual(nachDerAnkuendigung);
  });

  it('announces once more without changing the status', () => {
    expect(wege('angekuendigt', 'buero')).toEqual({ kuendigeAn: 'angekuendigt', ...nachDerAnkuendigung });
  });

  it('finds nobody at home only where somebody was expected', () => {
    expect(wege('abgelehnt', 'buero')).toEqual({
      bestaetige: 'bestaetigt',
      lehneAb: 'abgelehnt',
      meldeUnsicher: 'unsicher',
      verlege: 'verschoben',
      sageAb: 'abgesagt',
    });
  });

  it('lets only the office answer a booking that awaits a yes', () => {
    expect(wege('angefragt', 'buero')).toEqual({
      nimmAn: 'bestaetigt',
      weiseZurueck: 'abgesagt',
      verlege: 'verschoben',
      sageAb: 'abgesagt',
    });
    expect(wege('angefragt', 'kunde')).toEqual({ verlege: 'verschoben', sageAb: 'abgesagt' });
    expect(wege('angefragt', 'geselle')).toEqual({});
    expect(wege('angefragt', 'system')).toEqual({ weiseZurueck: 'abgesagt' });
  });

  it('lets customers answer, move and cancel, but never report the visit', () => {
    expect(wege('angekuendigt', 'kunde')).toEqual({
      bestaetige: 'bestaetigt',
      lehneAb: 'abgelehnt',
      meldeUnsicher: 'unsicher',
      verlege: 'verschoben',
      sageAb: 'abgesagt',
    });
  });

  it('lets an Azubi report the visit and nothing else', () => {
    expect(Object.keys(wege('bestaetigt', 'azubi'))).toEqual([
      'erledige',
      'meldeNichtAngetroffen',
      'meldeZutrittVerweigert',
    ]);
  });

  it('knows five ends from which no one moves on', () => {
    const enden = TERMIN_STATUS.filter(istAbgeschlossen);
    expect(enden).toEqual(['verschoben', 'abgesagt', 'erledigt', 'nichtAngetroffen', 'zutrittVerweigert']);
    for (const ende of enden)
      for (const akteur of alleAkteure) expect(moeglicheTerminAktionen(ende, akteur)).toEqual([]);
  });

  it('says why it refuses', () => {
    expect(wechsleTerminStatus('angekuendigt', 'erledige', 'kunde')).toEqual({
      ok: false,
      reason: 'nicht-erlaubt',
    });
    expect(wechsleTerminStatus('erledigt', 'verlege', 'buero')).toEqual({
      ok: false,
      reason: 'termin.uebergang-nicht-moeglich',
    });
    expect(wechsleTerminStatus('entwurf', 'erledige', 'buero')).toEqual({
      ok: false,
      reason: 'termin.uebergang-nicht-moeglich',
    });
  });

  it('has someone who may do each action somewhere', () => {
    for (const aktion of TERMIN_AKTIONEN)
      expect(
        TERMIN_STATUS.some((status) => alleAkteure.some((a) => wechsleTerminStatus(status, aktion, a).ok)),
      ).toBe(true);
  });
});
