import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import {
  bestaetigenBis,
  bestaetigung,
  passtUnbestaetigterPlatz,
  umgangMit,
  zuVieleBuchungen,
} from './buchungsbestaetigung.ts';

const am = (minute: number): Date => new Date(Date.UTC(2027, 0, 11, 7, minute));

describe('a booking that waits to be confirmed', () => {
  it('waits up to its minute, lapses with it, and stays when it was confirmed in time', () => {
    const lage = { bestaetigenBis: am(120), bestaetigtAm: null, verfallenAm: null };
    expect(bestaetigung(lage, new Date(am(120).getTime() - 1))).toBe('noetig');
    expect(bestaetigung(lage, am(120))).toBe('verfallen');
    expect(bestaetigung({ ...lage, bestaetigtAm: am(5) }, am(500))).toBe('erledigt');
    expect(bestaetigung({ ...lage, verfallenAm: am(60) }, am(61))).toBe('verfallen');
    expect(bestaetigung({ ...lage, bestaetigenBis: null }, am(500))).toBe('erledigt');
  });
  it('never waits beyond the visit, nor longer than the company says', () => {
    const minute = fc.integer({ min: 15, max: 2880 });
    fc.assert(
      fc.property(minute, minute, (dauer, beginn) => {
        const bis = bestaetigenBis(am(0), dauer, am(beginn));
        expect(bis <= am(beginn) && bis <= am(dauer)).toBe(true);
        expect([am(beginn).getTime(), am(dauer).getTime()]).toContain(bis.getTime());
      }),
    );
  });
});

describe('what nobody has confirmed', () => {
  it('leaves a seat of every half-day to others, where there is more than one', () => {
    expect([0, 1, 2].map((offen) => passtUnbestaetigterPlatz(3, offen))).toEqual([true, true, false]);
    expect(passtUnbestaetigterPlatz(1, 0)).toBe(true);
  });
  it('stays few for one house, mailbox, phone and network', () => {
    const keine = { haus: 0, mail: 0, telefon: 0, netz: 0 };
    const zahlen = { unbestaetigt: keine, kommend: keine, amTag: keine };
    expect(zuVieleBuchungen(zahlen, false)).toBeUndefined();
    const mail = { ...zahlen, unbestaetigt: { ...keine, mail: 2 } };
    expect([zuVieleBuchungen(mail, false), zuVieleBuchungen(mail, true)]).toEqual(['mail', undefined]);
    expect(zuVieleBuchungen({ ...zahlen, kommend: { ...keine, haus: 12 } }, true)).toBe('haus');
  });
});

describe('what becomes of a booking before its mail was answered', () => {
  it('follows the company, but for those who came with a code and are known', () => {
    const sofort = { bestaetigenMinuten: 120, eintragen: 'sofort' } as const;
    const danach = { bestaetigenMinuten: 120, eintragen: 'nach-bestaetigung' } as const;
    expect([umgangMit(sofort, false), umgangMit(danach, false)]).toEqual(['halten', 'vormerken']);
    expect([umgangMit(sofort, true), umgangMit(danach, true)]).toEqual(['fest', 'fest']);
    expect(umgangMit({ ...danach, bestaetigenMinuten: null }, false)).toBe('fest');
  });
});
