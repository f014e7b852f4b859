import { describe, expect, it } from 'vitest';

import {
  mehrwegSatz,
  moeglicheKehrtourAktionen,
  statusNachVermerken,
  verteilungSatz,
  wechsleKehrtourStatus,
} from './kehrtour.ts';
import { KEHRTOUR_STATUS } from './kehrtourstatus.ts';

describe('wechsleKehrtourStatus', () => {
  it('leads a round from draft to its end', () => {
    const weg = (['plane', 'kuendigeAn', 'starte', 'schliesseAb'] as const).reduce<string[]>(
      (bisher, aktion) => {
        const status = KEHRTOUR_STATUS.find((s) => s === bisher.at(-1)) ?? 'entwurf';
        const wechsel = wechsleKehrtourStatus(status, aktion, 'inhaber');
        return [...bisher, wechsel.ok ? wechsel.value : wechsel.reason];
      },
      ['entwurf'],
    );
    expect(weg).toEqual(['entwurf', 'geplant', 'angekuendigt', 'unterwegs', 'abgeschlossen']);
  });

  it('keeps an announced round announced when it is planned again', () => {
    expect(wechsleKehrtourStatus('angekuendigt', 'plane', 'buero')).toEqual({
      ok: true,
      value: 'angekuendigt',
    });
  });

  it('closes a round that was driven from paper', () => {
    expect(wechsleKehrtourStatus('geplant', 'schliesseAb', 'inhaber').ok).toBe(true);
  });

  it('never announces what is not planned', () => {
    expect(wechsleKehrtourStatus('entwurf', 'kuendigeAn', 'inhaber')).toEqual({
      ok: false,
      reason: 'kehrtour.nicht-geplant',
    });
  });

  it('lets a Geselle drive but not plan, and an Azubi neither', () => {
    expect(moeglicheKehrtourAktionen('angekuendigt', 'geselle')).toEqual(['starte', 'schliesseAb']);
    expect(moeglicheKehrtourAktionen('angekuendigt', 'azubi')).toEqual([]);
    expect(wechsleKehrtourStatus('entwurf', 'plane', 'geselle')).toEqual({
      ok: false,
      reason: 'nicht-erlaubt',
    });
  });

  it('leaves a closed or cancelled round as it is', () => {
    for (const status of ['abgeschlossen', 'abgesagt'] as const) {
      expect(moeglicheKehrtourAktionen(status, 'inhaber')).toEqual([]);
      expect(wechsleKehrtourStatus(status, 'plane', 'inhaber')).toEqual({
        ok: false,
        reason: 'kehrtour.nicht-mehr-aenderbar',
      });
    }
  });
});

describe('statusNachVermerken', () => {
  const nach = (status: (typeof KEHRTOUR_STATUS)[number], vermerkt: number, offen: number) =>
    statusNachVermerken(status, { vermerkt, offen });
  it('begins a round with its first mark and ends it with its last', () => {
    expect(nach('angekuendigt', 0, 12)).toBe('angekuendigt');
    expect(nach('angekuendigt', 1, 11)).toBe('unterwegs');
    expect(nach('geplant', 1, 11)).toBe('unterwegs');
    expect(nach('unterwegs', 11, 1)).toBe('unterwegs');
    expect(nach('unterwegs', 12, 0)).toBe('abgeschlossen');
    expect(nach('angekuendigt', 1, 0)).toBe('abgeschlossen');
  });
  it('goes on when a mark is taken back, and never goes back behind its start', () => {
    expect(nach('abgeschlossen', 11, 1)).toBe('unterwegs');
    expect(nach('abgeschlossen', 12, 0)).toBe('abgeschlossen');
    expect(nach('unterwegs', 0, 12)).toBe('unterwegs');
  });
  it('leaves a draft and a round that was called off alone', () => {
    for (const status of ['entwurf', 'abgesagt'] as const) expect(nach(status, 3, 0)).toBe(status);
  });
});

describe('mehrwegSatz', () => {
  it('says what an order costs against the shortest ways, and what for', () => {
    expect(mehrwegSatz('strasse', 250)).toBe(
      '+4 Min. gegenüber den kürzesten Wegen, dafür bleiben Straßen am Stück.',
    );
    expect(mehrwegSatz('gebiet', 61)).toBe(
      '+1 Min. gegenüber den kürzesten Wegen, dafür arbeitet jeder in seinem Gebiet.',
    );
  });

  it('does not speak of minutes that nobody drives', () => {
    expect(mehrwegSatz('strasse', 20)).toBe(
      'Kein Umweg gegenüber den kürzesten Wegen, und Straßen bleiben am Stück.',
    );
  });

  it('says nothing where the shortest ways or the own order were asked for', () => {
    expect(mehrwegSatz('kuerzeste', 0)).toBeUndefined();
    expect(mehrwegSatz('meine', 600)).toBeUndefined();
  });
});

describe('verteilungSatz', () => {
  it('names the price in minutes of driving, and says where there is none', () => {
    expect(verteilungSatz(731)).toBe('Gleichmäßig kostet 12 Min. Fahrt mehr.');
    expect(verteilungSatz(20)).toBe('Gleichmäßig verteilt, ohne mehr Fahrt.');
  });
});
