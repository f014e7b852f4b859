import { describe, expect, it } from 'vitest';

import { KEHRTOUR_STATUS, moeglicheKehrtourAktionen, wechsleKehrtourStatus } from './kehrtour.ts';

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
