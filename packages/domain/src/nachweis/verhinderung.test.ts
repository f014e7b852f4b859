import { describe, expect, it } from 'vitest';

import { verhinderungsstand, zaehltFuerZuschlag } from './verhinderung.ts';

const ALLERHEILIGEN = [{ tag: '2027-11-01', name: 'Allerheiligen' }];
const umstand = {
  feiertage: ALLERHEILIGEN,
  heute: '2027-11-10',
  eigenerArbeitswertCent: null,
  frueherArbeitswertCent: null,
};

describe('zaehltFuerZuschlag', () => {
  const zaehlt = (zugangAm: string | null, besuchAm: string, genannt = true) =>
    zaehltFuerZuschlag({ zugangAm, besuchAm, genannt }, umstand);

  it('counts five Arbeitstage, Monday to Friday, between receipt and visit (KÜO Anlage 3 Nr. 2.6)', () => {
    expect(zaehlt('2027-10-11', '2027-10-19')).toBe(true);
    expect(zaehlt('2027-10-12', '2027-10-19')).toBe(false);
  });

  it('leaves out holidays of the property', () => {
    expect(zaehlt('2027-10-29', '2027-11-08')).toBe(false);
    expect(zaehlt('2027-10-29', '2027-11-09')).toBe(true);
  });

  it('takes no notice whose receipt nothing proves', () => {
    expect(zaehlt(null, '2027-10-19')).toBe(false);
  });

  it('takes no notice that did not name who came (§ 3 Abs. 1 Satz 2 KÜO)', () => {
    expect(zaehlt('2027-10-11', '2027-10-19', false)).toBe(false);
  });
});

describe('verhinderungsstand', () => {
  const rechtzeitig = { zugangAm: '2027-10-04', besuchAm: '2027-10-18', genannt: true };
  const zuSpaet = { zugangAm: '2027-11-08', besuchAm: '2027-11-09', genannt: true };

  it('asks for a second notice with five Arbeitstage after the first', () => {
    expect(verhinderungsstand([rechtzeitig], { ...umstand, naechsteAm: '2027-02-19' }).saetze[0]).toBe(
      'Der nächste Besuch ist für Freitag, 19. Februar 2027 angekündigt.',
    );
    const stand = verhinderungsstand([rechtzeitig], umstand);
    expect(stand).toMatchObject({ zaehlend: 1, zuschlag: false, naechsterBesuchAb: '2027-11-18' });
    expect(stand.saetze).toEqual([
      'Kündigen Sie ein zweites Mal an, mit fünf Arbeitstagen zwischen Zugang und Besuch: bei einem Zettel von heute frühestens am 18.11.2027 (KÜO Anlage 3 Nr. 2.6).',
    ]);
  });

  it('allows 15 AW after two that were in time, and says who decides about access', () => {
    const { zuschlag, saetze } = verhinderungsstand(
      [rechtzeitig, { zugangAm: '2027-10-25', besuchAm: '2027-11-09', genannt: true }],
      umstand,
    );
    expect(zuschlag).toBe(true);
    expect(saetze[0]).toContain(
      '15 AW zu 1,40\u00a0€ berechnen: 21,00\u00a0€ netto, 24,99\u00a0€ mit Umsatzsteuer',
    );
    expect(saetze[1]).toContain('§ 1 Abs. 4 SchfHwG');
  });

  it('counts with the Arbeitswert of the day of the last visit, or with the own one', () => {
    const besuche = [
      { zugangAm: '2024-11-04', besuchAm: '2024-12-02', genannt: true },
      { zugangAm: '2024-12-04', besuchAm: '2025-01-20', genannt: true },
    ];
    const satz = (teil: { eigenerArbeitswertCent?: number } = {}, tage = besuche) =>
      verhinderungsstand(tage, { ...umstand, feiertage: [], ...teil }).saetze[0];
    expect(satz()).toContain('15 AW zu 1,20\u00a0€ berechnen: 18,00\u00a0€ netto');
    const amTagDanach = besuche.map((einer, i) => (i === 1 ? { ...einer, besuchAm: '2025-01-21' } : einer));
    expect(satz({}, amTagDanach)).toContain('15 AW zu 1,40\u00a0€ berechnen: 21,00\u00a0€ netto');
    expect(satz({ eigenerArbeitswertCent: 150 })).toContain(
      '15 AW zu 1,50\u00a0€ berechnen: 22,50\u00a0€ netto',
    );
  });

  it('says to who has counted too little until now that it is more', () => {
    const besuche = [rechtzeitig, { zugangAm: '2027-10-25', besuchAm: '2027-11-09', genannt: true }];
    const saetze = (frueherArbeitswertCent: number | null) =>
      verhinderungsstand(besuche, { ...umstand, frueherArbeitswertCent }).saetze;
    expect(saetze(120).at(-1)).toMatch(
      /^Seit dem 21\.01\.2025 beträgt der Arbeitswert 1,40.*bisher mit 1,20/,
    );
    expect(saetze(null)).toHaveLength(saetze(120).length - 1);
  });

  it('does not count a visit that was announced too late, and says so', () => {
    const { zuschlag, zaehlend, saetze } = verhinderungsstand([rechtzeitig, zuSpaet], umstand);
    expect([zuschlag, zaehlend]).toEqual([false, 1]);
    expect(saetze.at(-1)).toBe(
      'Ein Besuch zählt nicht mit: Ein Zugang fünf Arbeitstage vorher ist nicht nachgewiesen.',
    );
  });

  it('does not count one whose notice named nobody, or others, and says so', () => {
    const ohneNamen = { ...rechtzeitig, genannt: false };
    expect(verhinderungsstand([ohneNamen, rechtzeitig], umstand)).toMatchObject({
      zuschlag: false,
      zaehlend: 1,
      saetze: [
        expect.stringMatching(/zweites Mal/),
        'Ein Besuch zählt nicht mit: In der Ankündigung stand nicht der Name dessen, der gekommen ist (§ 3 Abs. 1 Satz 2 KÜO).',
      ],
    });
  });
});
