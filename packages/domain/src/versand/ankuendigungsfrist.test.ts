import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { istWerktag } from '../recht/werktag.ts';
import { plusTage, tagAusNummer } from '../tag.ts';
import { fruehesterBesuch, pruefeAnkuendigung, spaetesterVersand, zugang } from './ankuendigungsfrist.ts';
import { KANAELE, type Kanal } from './kanal.ts';

const keineFeiertage = { feiertage: [] };
const mitAllerheiligen = { feiertage: [{ tag: '2027-11-01', name: 'Allerheiligen' }] };

describe('zugang', () => {
  it.each([
    ['2027-10-30', 'einwurf', '2027-10-30'],
    ['2027-10-31', 'einwurf', '2027-11-02'],
    ['2027-11-01', 'einwurf', '2027-11-02'],
    ['2027-10-30', 'mail', '2027-11-02'],
    ['2027-10-28', 'brief', '2027-11-02'],
    ['2027-10-29', 'brief', '2027-11-02'],
  ] as const)('is never on a Sunday or holiday: sent on %s by %s', (versandAm, kanal, tag) => {
    expect(zugang(versandAm, kanal, mitAllerheiligen)).toBe(tag);
  });

  it('is never on a Sunday or holiday, whatever the day of sending (§ 41 Abs. 2 VwVfG)', () => {
    fc.assert(
      fc.property(fc.integer({ min: 20_000, max: 22_000 }), fc.constantFrom(...KANAELE), (n, kanal) => {
        const tag = zugang(tagAusNummer(n), kanal, mitAllerheiligen);
        expect(istWerktag(tag, mitAllerheiligen.feiertage)).toBe(true);
        expect(tag >= tagAusNummer(n)).toBe(true);
      }),
    );
  });
});

describe('pruefeAnkuendigung', () => {
  it('accepts a slip dropped in on Monday for the Monday after (§ 3 Abs. 1 KÜO)', () => {
    expect(
      pruefeAnkuendigung(
        { versandAm: '2026-10-12', besuchAm: '2026-10-19', kanal: 'einwurf' },
        keineFeiertage,
      ),
    ).toEqual({
      ok: true,
      zugangAm: '2026-10-12',
      werktage: 5,
      werktageMin: 5,
      spaetestensAm: '2026-10-12',
      verzicht: false,
    });
  });

  it('refuses the same slip dropped in a day later', () => {
    const pruefung = pruefeAnkuendigung(
      { versandAm: '2026-10-13', besuchAm: '2026-10-19', kanal: 'einwurf' },
      keineFeiertage,
    );
    expect(pruefung).toMatchObject({ ok: false, werktage: 4, spaetestensAm: '2026-10-12' });
  });

  it('gives a letter four days on its way and a mail one', () => {
    const besuchAm = '2026-10-19';
    expect(spaetesterVersand(besuchAm, 'brief', keineFeiertage)).toBe('2026-10-08');
    expect(spaetesterVersand(besuchAm, 'mail', keineFeiertage)).toBe('2026-10-11');
  });

  it('asks for a day more when a holiday lies between', () => {
    expect(spaetesterVersand('2027-11-08', 'einwurf', keineFeiertage)).toBe('2027-11-01');
    expect(spaetesterVersand('2027-11-08', 'einwurf', mitAllerheiligen)).toBe('2027-10-30');
    expect(spaetesterVersand('2027-11-06', 'einwurf', keineFeiertage)).toBe('2027-10-30');
    expect(spaetesterVersand('2027-11-06', 'einwurf', mitAllerheiligen)).toBe('2027-10-29');
  });

  it('lets the owner waive the notice, but not be told after the visit', () => {
    const verzicht = { kanal: 'einwurf', verzicht: true, besuchAm: '2026-10-19' } as const;
    expect(pruefeAnkuendigung({ ...verzicht, versandAm: '2026-10-19' }, keineFeiertage).ok).toBe(true);
    expect(pruefeAnkuendigung({ ...verzicht, versandAm: '2026-10-20' }, keineFeiertage).ok).toBe(false);
  });

  it('counts Arbeitstage for the surcharge of a prevented visit', () => {
    const regel = { feiertage: [], zaehlweise: 'arbeitstag' } as const;
    const vorhaben = { versandAm: '2026-10-12', besuchAm: '2026-10-19', kanal: 'einwurf' } as const;
    expect(pruefeAnkuendigung(vorhaben, regel)).toMatchObject({ ok: false, werktage: 4 });
  });

  it('takes the delivery times a company has set (§ 41 Abs. 2 VwVfG)', () => {
    const sofort = Object.fromEntries(KANAELE.map((kanal) => [kanal, 0])) as Record<Kanal, number>;
    const regel = {
      feiertage: [],
      zustelltage: { ...sofort, brief: 2 },
    };
    expect(spaetesterVersand('2026-10-19', 'brief', regel)).toBe('2026-10-10');
  });

  it('agrees with its own last and first day, whatever channel and day', () => {
    fc.assert(
      fc.property(fc.integer({ min: 20_000, max: 22_000 }), fc.constantFrom(...KANAELE), (n, kanal) => {
        const besuchAm = tagAusNummer(n);
        const letzter = spaetesterVersand(besuchAm, kanal, mitAllerheiligen);
        const pruefe = (versandAm: string) =>
          pruefeAnkuendigung({ versandAm, besuchAm, kanal }, mitAllerheiligen).ok;
        expect(pruefe(letzter)).toBe(true);
        expect(pruefe(plusTage(letzter, 1))).toBe(false);
        expect(fruehesterBesuch(letzter, kanal, mitAllerheiligen) <= besuchAm).toBe(true);
        const erster = fruehesterBesuch(besuchAm, kanal, mitAllerheiligen);
        expect(
          pruefeAnkuendigung({ versandAm: besuchAm, besuchAm: erster, kanal }, mitAllerheiligen),
        ).toMatchObject({ ok: true, werktage: 5 });
      }),
    );
  });
});
