import { describe, expect, it } from 'vitest';

import {
  beginneVersuch,
  istFaellig,
  istUnterwegs,
  minutenSpaeter,
  nachFehler,
  type Takt,
} from './versuch.ts';

const takt: Takt = { alleMinuten: 15, wartenMinutenMax: 720, unterwegsMinutenMax: 5 };
const jetzt = new Date('2026-11-28T08:00:00Z');
const vor = (minuten: number): Date => minutenSpaeter(jetzt, -minuten);
const stand = (begonnen: number | null, versucht: number | null, fehlversuche = 0) => ({
  begonnen_am: begonnen === null ? null : vor(begonnen),
  versucht_am: versucht === null ? null : vor(versucht),
  fehlversuche,
});

describe('an attempt', () => {
  it('waits twice as long after each failure, and half a day at most', () => {
    const minuten = [0, 1, 2, 5, 6, 50, 5000].map(
      (fehlversuche) => (nachFehler(jetzt, fehlversuche, takt).getTime() - jetzt.getTime()) / 60_000,
    );
    expect(minuten).toEqual([15, 30, 60, 480, 720, 720, 720]);
  });
  it('is under way from its beginning until it comes back, or could not any more', () => {
    const faelle = [stand(null, null), stand(1, null), stand(1, 1), stand(1, 20), stand(6, 20)];
    expect(faelle.map((eine) => istUnterwegs(eine, jetzt, takt))).toEqual([false, true, false, true, false]);
  });
  it('begins as if it had failed already, and counts the one before that never came back', () => {
    expect(beginneVersuch(stand(null, null), jetzt, takt)).toEqual({
      am: jetzt,
      fehlversuche: 0,
      ab: minutenSpaeter(jetzt, 15),
    });
    const faelle = [stand(20, 20, 2), stand(20, 40, 2), stand(2, 40, 2)];
    expect(faelle.map((eine) => beginneVersuch(eine, jetzt, takt).fehlversuche)).toEqual([2, 3, 2]);
  });
  it('is due a little early, because clocks differ', () => {
    const millis = [-1, 0, 4000, 6000].map((ms) => new Date(jetzt.getTime() + ms));
    expect(millis.map((ab) => istFaellig(ab, jetzt))).toEqual([true, true, true, false]);
  });
});
