import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import {
  einePerson,
  eineLage,
  einWunsch,
  fahrtMinuten,
  gebucht,
  REGELN,
  welten,
  wuensche,
} from '../../test/zeitwelt.ts';
import {
  angebotId,
  angebote,
  type Moeglichkeit,
  naechsteZeiten,
  tagDesAngebots,
  waehleMitarbeiter,
  zeitenAm,
  type Zeitwunsch,
} from './freieZeiten.ts';
import {
  type Belegt,
  type Punkt,
  type Rundentag,
  type Zeitangaben,
  zeitgrundlageAus,
} from './zeitgrundlage.ts';

const LAEUFE = { numRuns: Number(process.env['FAELLE']) };
const berlin = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Berlin',
  dateStyle: 'short',
  timeStyle: 'short',
});
const bekannt = new Map<number, string>();
/** `2027-03-28 03:00`, as the clock on the wall in Berlin; kept, because the formatter is slow. */
const oertlich = (minute: number): string => {
  const text = bekannt.get(minute) ?? berlin.format(new Date(minute * 60_000));
  bekannt.set(minute, text);
  return text;
};
const alle = (angaben: Zeitangaben, wunsch: Zeitwunsch): Moeglichkeit[] => {
  const grundlage = zeitgrundlageAus(angaben);
  return [...grundlage.tage.keys()].flatMap((tag) => zeitenAm(grundlage, wunsch, tag));
};
const namen = (zeiten: readonly Moeglichkeit[]): string[] =>
  zeiten.map((zeit) => `${angebotId(zeit)}/${zeit.mitarbeiterId}`).toSorted();
const wochentagVon = (tag: string): number => ((new Date(`${tag}T12:00:00Z`).getUTCDay() + 6) % 7) + 1;

/** The rule said once more, minute by minute and without any shortcut: may this person begin at this minute? */
function moeglich(angaben: Zeitangaben, wunsch: Zeitwunsch, mitarbeiterId: string, beginn: number): boolean {
  const { regeln } = angaben;
  const person = angaben.personen.find(({ id }) => id === mitarbeiterId);
  const tag = oertlich(beginn).slice(0, 10);
  const grundlage = zeitgrundlageAus(angaben);
  if (
    !person ||
    tag < grundlage.fruehestens ||
    tag > grundlage.horizont ||
    beginn <= angaben.jetzt.getTime() / 60_000
  )
    return false;
  if (!person.qualifikationen.includes(wunsch.qualifikation)) return false;
  const eigene = angaben.schliesstage.filter(({ von, bis }) => von <= tag && tag <= bis);
  if (eigene.some(({ offen }) => !offen)) return false;
  if (angaben.feiertage.some((feiertag) => feiertag.tag === tag) && !eigene.some(({ offen }) => offen))
    return false;
  const ausnahme = person.ausnahmen.find(({ von, bis }) => von <= tag && tag <= bis);
  const stunden =
    ausnahme?.zeiten ?? person.muster.filter(({ wochentag }) => wochentag === wochentagVon(tag));
  const arbeitet = new Set<number>();
  const tagesminuten: number[] = [];
  for (let minute = beginn - 1560; minute < beginn + 1560; minute += 1)
    if (oertlich(minute).startsWith(tag)) tagesminuten.push(minute);
  const beginnVon = (minuten: number): number => {
    const uhr = `${tag} ${String(Math.floor(minuten / 60)).padStart(2, '0')}:${String(minuten % 60).padStart(2, '0')}`;
    return tagesminuten.find((minute) => oertlich(minute) === uhr) ?? Number.NaN;
  };
  for (const { von, bis } of stunden) {
    // What the clock skips is moved on by the hour that is missing.
    const anfang = beginnVon(von) || beginnVon(von + 60);
    const ende = bis === 1440 ? (tagesminuten.at(-1) ?? 0) + 1 : beginnVon(bis) || beginnVon(bis + 60);
    for (let minute = anfang; minute < ende; minute += 1) arbeitet.add(minute);
  }
  for (let minute = beginn; minute < beginn + wunsch.dauerMinuten; minute += 1)
    if (!arbeitet.has(minute)) return false;
  const von = beginn - regeln.pufferVorherMinuten;
  const bis = beginn + wunsch.dauerMinuten + regeln.pufferNachherMinuten;
  if (von < (tagesminuten[0] ?? 0) || bis > (tagesminuten.at(-1) ?? 0) + 1) return false;
  const heute = person.belegt.filter((block) =>
    tagesminuten.some((minute) => minute >= block.von && minute < block.bis),
  );
  const weg = (ort: Punkt, zu: Punkt): number => wunsch.fahrtMinuten?.(zu) ?? fahrtMinuten(ort, zu);
  const fahrt = (block: Belegt): number =>
    wunsch.ort && block.ort ? weg(wunsch.ort, block.ort) : block.art === 'abwesenheit' ? 0 : 15;
  if (heute.some((block) => von < block.bis + fahrt(block) && bis > block.von - fahrt(block))) return false;
  if (wunsch.ort && person.start && beginn < Math.min(...arbeitet) + weg(wunsch.ort, person.start))
    return false;
  const buchungen = heute.filter(({ art }) => art === 'buchung' || art === 'reservierung').length;
  if (buchungen >= regeln.maxJeTag) return false;
  const frei = [...arbeitet].filter(
    (minute) => !heute.some((block) => minute >= block.von && minute < block.bis),
  ).length;
  return frei - (bis - von) >= regeln.reserveMinuten;
}

describe('zeitenAm', () => {
  it('offers exactly what the plain rule allows: every offer is bookable, everything else is refused', () => {
    fc.assert(
      fc.property(
        welten,
        wuensche,
        fc.array(fc.nat(5 * 1440), { maxLength: 4 }),
        (angaben, wunsch, proben) => {
          const angeboten = alle(angaben, wunsch);
          const [erstes] = angeboten;
          for (const zeit of [erstes, angeboten.at(-1)])
            if (zeit) expect(moeglich(angaben, wunsch, zeit.mitarbeiterId, zeit.beginn)).toBe(true);
          const raster = angaben.regeln.rasterMinuten;
          for (const probe of proben) {
            const beginn = Math.ceil((angaben.jetzt.getTime() / 60_000 + probe) / raster) * raster;
            expect(angeboten.some((zeit) => zeit.beginn === beginn && zeit.mitarbeiterId === 'anna')).toBe(
              moeglich(angaben, wunsch, 'anna', beginn),
            );
          }
        },
      ),
      LAEUFE,
    );
  });
  it('never lets two bookings of one person overlap, whatever is booked in whatever order', () => {
    fc.assert(
      fc.property(welten, fc.array(fc.tuple(wuensche, fc.nat()), { maxLength: 5 }), (angaben, befehle) => {
        let welt: Zeitangaben = {
          ...angaben,
          personen: angaben.personen.map((person) => ({ ...person, belegt: [] })),
        };
        for (const [wunsch, zahl] of befehle) {
          const frei = alle(welt, wunsch);
          const zeit = frei[zahl % Math.max(1, frei.length)];
          if (zeit) welt = gebucht(welt, wunsch, zeit);
        }
        for (const { belegt } of welt.personen) {
          const sortiert = belegt.toSorted((a, b) => a.von - b.von);
          sortiert.forEach((block, i) => expect(block.von).toBeGreaterThanOrEqual(sortiert[i - 1]?.bis ?? 0));
        }
      }),
      LAEUFE,
    );
  });
  it('adds no offer by a booking and gives back by a cancellation exactly what was there before', () => {
    fc.assert(
      fc.property(welten, wuensche, wuensche, fc.nat(), (angaben, wunsch, anderer, zahl) => {
        const vorher = namen(alle(angaben, anderer));
        const frei = alle(angaben, wunsch);
        const zeit = frei[zahl % Math.max(1, frei.length)];
        fc.pre(zeit !== undefined);
        const nachher = namen(alle(gebucht(angaben, wunsch, zeit), anderer));
        expect(nachher.filter((name) => !vorher.includes(name))).toEqual([]);
        expect(namen(alle(angaben, anderer))).toEqual(vorher);
      }),
      LAEUFE,
    );
  });
  it('does not care in which order people and appointments were read', () => {
    fc.assert(
      fc.property(welten, wuensche, (angaben, wunsch) => {
        const gedreht = {
          ...angaben,
          personen: angaben.personen
            .toReversed()
            .map((person) => ({ ...person, belegt: person.belegt.toReversed() })),
        };
        expect(alle(gedreht, wunsch)).toEqual(alle(angaben, wunsch));
      }),
      LAEUFE,
    );
  });
  it('takes the same one of two things at the same time for the neighbour, whichever was read first', () => {
    const neun = Date.parse('2027-01-14T09:00:00+01:00') / 60_000;
    const [hier, dort] = [
      { lat: 49.5, lon: 11.25 },
      { lat: 49.53, lon: 11.27 },
    ];
    const belegt: Belegt[] = [hier, dort].map((ort) => ({ von: neun, bis: neun + 60, art: 'termin', ort }));
    const gelesen = [belegt, belegt.toReversed()].map((reihe) =>
      alle(eineLage({ personen: [einePerson({ belegt: reihe })] }), einWunsch({ ort: dort })),
    );
    expect(gelesen[0]).toEqual(gelesen[1]);
  });
  it('keeps the buffers of two nights apart at midnight', () => {
    const mitternacht = Date.parse('2027-01-15T00:00:00+01:00') / 60_000;
    const belegt: Belegt[] = [{ von: mitternacht - 60, bis: mitternacht, art: 'buchung', ort: null }];
    const angaben = eineLage({
      personen: [einePerson({ belegt, muster: [{ wochentag: 5, von: 0, bis: 1440 }] })],
      regeln: { ...REGELN, rasterMinuten: 15, pufferVorherMinuten: 5 },
    });
    const [erstes] = alle(angaben, einWunsch());
    expect(erstes).toMatchObject({ belegt: { von: mitternacht + 10, bis: mitternacht + 70 } });
  });
  it('lets touching times stand side by side', () => {
    const neun = Date.parse('2027-01-14T09:00:00+01:00') / 60_000;
    const belegt: Belegt[] = [{ von: neun, bis: neun + 60, art: 'abwesenheit', ort: null }];
    const grundlage = zeitgrundlageAus(
      eineLage({ personen: [einePerson({ belegt })], regeln: { ...REGELN, pufferNachherMinuten: 0 } }),
    );
    const zeiten = zeitenAm(grundlage, einWunsch({ dauerMinuten: 60 }), '2027-01-14').map((zeit) =>
      oertlich(zeit.beginn).slice(11),
    );
    expect(zeiten.slice(0, 3)).toEqual(['08:00', '10:00', '10:30']);
  });
  it.each([
    ['2026-03-29', 23, '03:00'],
    ['2026-10-25', 25, '02:00'],
    ['2027-03-28', 23, '03:00'],
    ['2027-10-31', 25, '02:00'],
  ])('knows the %s with its %i hours', (tag, stunden, nachEins) => {
    const nachtdienst = einePerson({ muster: [{ wochentag: 7, von: 0, bis: 1440 }] });
    const grundlage = zeitgrundlageAus(
      eineLage({
        jetzt: new Date(Date.parse(`${tag}T08:00:00Z`) - 5 * 86_400_000),
        personen: [nachtdienst],
        regeln: { ...REGELN, rasterMinuten: 60, reserveMinuten: 0, pufferNachherMinuten: 0 },
      }),
    );
    const zeiten = zeitenAm(grundlage, einWunsch({ dauerMinuten: 60 }), tag);
    expect(zeiten).toHaveLength(stunden);
    expect(new Set(zeiten.map(angebotId)).size).toBe(stunden);
    expect(zeiten.every((zeit) => zeit.ende - zeit.beginn === 60)).toBe(true);
    const uhren = zeiten.map((zeit) => oertlich(zeit.beginn).slice(11));
    expect(uhren[2]).toBe(nachEins);
    expect(uhren.filter((uhr) => uhr.startsWith('02'))).toHaveLength(stunden === 23 ? 0 : 2);
  });
});

describe('naechsteZeiten', () => {
  it('gives the whole list page by page, without doubles', () => {
    fc.assert(
      fc.property(welten, wuensche, fc.integer({ min: 1, max: 3 }), (angaben, wunsch, tageMax) => {
        const grundlage = zeitgrundlageAus(angaben);
        const ganz = naechsteZeiten(grundlage, wunsch, { ab: grundlage.fruehestens, tageMax: 400 });
        const seiten = [];
        for (let ab: string | null = grundlage.fruehestens; ab !== null;) {
          const seite = naechsteZeiten(grundlage, wunsch, { ab, tageMax });
          seiten.push(...seite.tage);
          ab = seite.weiterAb;
        }
        expect(seiten).toEqual(ganz.tage);
        expect(ganz.weiterAb).toBeNull();
      }),
      LAEUFE,
    );
  });
  it('leaves out what is not looked for', () => {
    const grundlage = zeitgrundlageAus(
      eineLage({ personen: [einePerson({ muster: [{ wochentag: 6, von: 480, bis: 720 }] })] }),
    );
    const { tage } = naechsteZeiten(grundlage, einWunsch(), { ab: grundlage.fruehestens, tageMax: 14 });
    expect(tage.map(({ tag }) => tag)).toEqual(['2027-01-16', '2027-01-23']);
    expect(
      naechsteZeiten(grundlage, einWunsch(), { ab: grundlage.fruehestens, tageMax: 14 }, () => false),
    ).toEqual({
      tage: [],
      weiterAb: null,
    });
  });
});

describe('waehleMitarbeiter', () => {
  it('puts the one whose way grows least first, and the others behind her', () => {
    const weit = { lat: 49.62, lon: 11.41 };
    const hier = { lat: 49.5, lon: 11.25 };
    const grundlage = zeitgrundlageAus(
      eineLage({
        personen: [einePerson({ id: 'weit', start: weit }), einePerson({ id: 'nah', start: hier })],
      }),
    );
    const zeiten = zeitenAm(grundlage, einWunsch({ ort: hier }), '2027-01-14');
    const zehn = angebotId(
      zeiten.filter((zeit) => oertlich(zeit.beginn).endsWith('10:00'))[0] as Moeglichkeit,
    );
    expect(waehleMitarbeiter(zeiten, zehn).map(({ mitarbeiterId }) => mitarbeiterId)).toEqual([
      'nah',
      'weit',
    ]);
    expect(angebote(zeiten).filter((zeit) => angebotId(zeit) === zehn)).toMatchObject([
      { mitarbeiterId: 'nah' },
    ]);
    expect(tagDesAngebots(zehn)).toBe('2027-01-14');
    expect(tagDesAngebots('2027-01-14; drop table')).toBeUndefined();
  });
});

describe('near by', () => {
  const hier = { lat: 49.5, lon: 11.25 };
  const um = (uhr: string): number => Date.parse(`2027-01-14T${uhr}:00+01:00`) / 60_000;
  const nahe = (art: Belegt['art']): boolean =>
    zeitenAm(
      zeitgrundlageAus(
        eineLage({
          personen: [einePerson({ belegt: [{ von: um('10:00'), bis: um('11:00'), art, ort: hier }] })],
        }),
      ),
      einWunsch({ ort: hier }),
      '2027-01-14',
    ).some(({ nah }) => nah);
  it('is said of what is booked, not of what somebody only holds', () => {
    expect([nahe('buchung'), nahe('termin'), nahe('reservierung')]).toEqual([true, true, false]);
  });
});

describe('a road', () => {
  const [haus, drueben] = [
    { lat: 49.5, lon: 11.25 },
    { lat: 49.5, lon: 11.251 },
  ];
  const um = (uhr: string): number => Date.parse(`2027-01-14T${uhr}:00+01:00`) / 60_000;
  const grundlage = zeitgrundlageAus(
    eineLage({
      personen: [
        einePerson({ belegt: [{ von: um('11:00'), bis: um('12:00'), art: 'buchung', ort: drueben }] }),
      ],
    }),
  );
  const am = (wunsch: Partial<Zeitwunsch>): Moeglichkeit[] =>
    zeitenAm(grundlage, einWunsch({ ort: haus, dauerMinuten: 30, ...wunsch }), '2027-01-14');
  it('that leads around the river takes the times away that are too close, and gives those of a quick one', () => {
    const uhren = (wunsch: Partial<Zeitwunsch>): string[] =>
      am(wunsch).map(({ beginn }) => oertlich(beginn).slice(11));
    const [luftlinie, umweg] = [uhren({}), uhren({ fahrtMinuten: () => 40 })];
    expect(luftlinie).toEqual(expect.arrayContaining(['10:00', '12:30']));
    expect(luftlinie.filter((uhr) => !umweg.includes(uhr))).toEqual(['10:00', '12:30']);
    expect(uhren({ fahrtMinuten: () => undefined })).toEqual(luftlinie);
    expect(uhren({ fahrtMinuten: () => 0 })).toContain('12:00');
  });
  it('changes nothing of what a visit adds to the day: three ways are compared that are all measured alike', () => {
    const mehr = (zeiten: readonly Moeglichkeit[]) =>
      zeiten.find(({ beginn }) => beginn === um('14:00'))?.mehrMinuten;
    expect(mehr(am({ fahrtMinuten: () => 40 }))).toBe(mehr(am({})));
  });
});

describe('seats in a round', () => {
  const um = (uhr: string): number => Date.parse(`2027-01-14T${uhr}:00+01:00`) / 60_000;
  const hier = { lat: 49.5, lon: 11.25 };
  const runde: Rundentag = {
    kehrtourId: 'r1',
    mitarbeiterId: 'anna',
    tag: '2027-01-14',
    halte: ['08:30', '09:30', '10:30'].map((uhr) => ({ von: um(uhr), bis: um(uhr) + 20, ort: hier })),
    vergeben: { vormittag: 0, nachmittag: 0 },
    offeneMinuten: 0,
    endeSpaetestens: um('16:00'),
  };
  const plaetze = (teil: Partial<Rundentag>, wunsch: Partial<Zeitwunsch> = {}) =>
    zeitenAm(
      zeitgrundlageAus(
        eineLage({
          runden: [{ ...runde, ...teil }],
          personen: [
            einePerson({ belegt: [{ von: um('08:00'), bis: um('16:00'), art: 'kehrtour', ort: hier }] }),
          ],
        }),
      ),
      einWunsch({ ort: hier, ...wunsch }),
      '2027-01-14',
    );
  it('are offered as a half-day where the round passes near by', () => {
    expect(plaetze({})).toMatchObject([
      { art: 'platz', halbtag: 'vormittag', nah: true, fenster: { von: um('08:00'), bis: um('12:00') } },
    ]);
    expect(plaetze({}).map(angebotId)).toEqual(['2027-01-14-vormittag']);
  });
  it('end with the last seat, with the time of the day, far away, and for who may not do the work', () => {
    expect(plaetze({ vergeben: { vormittag: 2, nachmittag: 0 } })).toEqual([]);
    expect(plaetze({ endeSpaetestens: um('11:20') })).toEqual([]);
    expect(plaetze({ endeSpaetestens: um('12:00'), offeneMinuten: 60 })).toEqual([]);
    expect(plaetze({}, { ort: { lat: 49.62, lon: 11.41 } })).toEqual([]);
    expect(plaetze({}, { ort: null })).toEqual([]);
  });
  it('are fewer by every one that is taken, and never more', () => {
    const angaben = eineLage({ runden: [runde] });
    const wunsch = einWunsch({ ort: hier });
    let welt: Zeitangaben = angaben;
    for (const erwartet of [1, 1, 0]) {
      const frei = alle(welt, wunsch).filter(({ art }) => art === 'platz');
      expect(frei).toHaveLength(erwartet);
      if (frei[0]) welt = gebucht(welt, wunsch, frei[0]);
    }
  });
});

describe('buchungsspanne', () => {
  const fruehestens = (jetzt: string, feiertage: string[] = []): string =>
    zeitgrundlageAus(
      eineLage({ jetzt: new Date(jetzt), feiertage: feiertage.map((tag) => ({ tag, name: 'Fest' })) }),
    ).fruehestens;
  it('counts Werktage of notice, and after the cut-off from the next one', () => {
    expect(fruehestens('2027-01-11T15:59:00+01:00')).toBe('2027-01-13');
    expect(fruehestens('2027-01-11T16:00:00+01:00')).toBe('2027-01-14');
    expect(fruehestens('2027-01-15T17:00:00+01:00')).toBe('2027-01-19');
    expect(fruehestens('2027-01-16T10:00:00+01:00')).toBe('2027-01-19');
    expect(fruehestens('2027-01-17T10:00:00+01:00')).toBe('2027-01-20');
    expect(fruehestens('2027-01-11T10:00:00+01:00', ['2027-01-12'])).toBe('2027-01-14');
  });
});
