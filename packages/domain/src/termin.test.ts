import { describe, expect, it } from 'vitest';

import { einTermin, einZeitfenster } from '../test/bauen.ts';
import {
  istAbgeschlossen,
  moeglicheTerminAktionen,
  TERMIN_AKTIONEN,
  TERMIN_STATUS,
  verschiebe,
  wechsleTerminStatus,
  type Akteur,
  type TerminStatus,
} from './termin.ts';

const jetzt = { tag: '2026-10-12', uhrzeit: '12:00' };
const uebermorgen = { tag: '2026-10-14', fenster: einZeitfenster() };
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
    verschiebe: 'verschoben',
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
      verschiebe: 'verschoben',
      sageAb: 'abgesagt',
    });
  });

  it('lets only the office answer a booking that awaits a yes', () => {
    expect(wege('angefragt', 'buero')).toEqual({
      nimmAn: 'bestaetigt',
      weiseZurueck: 'abgesagt',
      verschiebe: 'verschoben',
      sageAb: 'abgesagt',
    });
    expect(wege('angefragt', 'kunde')).toEqual({ verschiebe: 'verschoben', sageAb: 'abgesagt' });
    expect(wege('angefragt', 'geselle')).toEqual({});
    expect(wege('angefragt', 'system')).toEqual({ weiseZurueck: 'abgesagt' });
  });

  it('lets customers answer, move and cancel, but never report the visit', () => {
    expect(wege('angekuendigt', 'kunde')).toEqual({
      bestaetige: 'bestaetigt',
      lehneAb: 'abgelehnt',
      meldeUnsicher: 'unsicher',
      verschiebe: 'verschoben',
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
    expect(wechsleTerminStatus('erledigt', 'verschiebe', 'buero')).toEqual({
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

describe('verschiebe', () => {
  it('replaces the Termin by one the customer has agreed to', () => {
    const termin = einTermin({ status: 'abgelehnt' });
    expect(verschiebe(termin, { ...uebermorgen, akteur: 'kunde' }, jetzt)).toEqual({
      ok: true,
      value: {
        alt: { ...termin, status: 'verschoben' },
        neu: { ...termin, ...uebermorgen, status: 'bestaetigt' },
      },
    });
  });

  it('leaves what the office moves to be announced anew, unless agreed on the phone', () => {
    const still = verschiebe(einTermin(), { ...uebermorgen, akteur: 'buero' }, jetzt);
    const telefon = verschiebe(einTermin(), { ...uebermorgen, akteur: 'buero', abgesprochen: true }, jetzt);
    expect(still.ok && still.value.neu.status).toBe('entwurf');
    expect(telefon.ok && telefon.value.neu.status).toBe('bestaetigt');
  });

  it('keeps a moved request a request', () => {
    const anfrage = verschiebe(
      einTermin({ status: 'angefragt' }),
      { ...uebermorgen, akteur: 'kunde' },
      jetzt,
    );
    expect(anfrage.ok && anfrage.value.neu.status).toBe('angefragt');
  });

  it('refuses a move with less than a day of notice', () => {
    const morgenFrueh = { tag: '2026-10-13', fenster: einZeitfenster() };
    expect(verschiebe(einTermin(), { ...morgenFrueh, akteur: 'kunde' }, jetzt)).toEqual({
      ok: false,
      reason: 'termin.zu-kurzfristig',
    });
    expect(verschiebe(einTermin(), { ...morgenFrueh, akteur: 'buero', abgesprochen: true }, jetzt).ok).toBe(
      true,
    );
  });

  it('refuses a move into the past even when agreed', () => {
    const gestern = { tag: '2026-10-11', fenster: einZeitfenster() };
    expect(verschiebe(einTermin(), { ...gestern, akteur: 'buero', abgesprochen: true }, jetzt)).toEqual({
      ok: false,
      reason: 'termin.zu-kurzfristig',
    });
  });

  it('never moves behind the end of the Frist', () => {
    expect(
      verschiebe(einTermin(), { ...uebermorgen, akteur: 'kunde', fristBis: '2026-10-13' }, jetzt),
    ).toEqual({ ok: false, reason: 'termin.nach-frist' });
  });
});
