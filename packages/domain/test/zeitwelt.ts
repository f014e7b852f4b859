import fc from 'fast-check';

import { tagAusNummer } from '../src/tag.ts';
import type { Moeglichkeit, Zeitwunsch } from '../src/zeiten/freieZeiten.ts';
import type { Belegt, Person, Punkt, Zeitangaben, Zeitregeln } from '../src/zeiten/zeitgrundlage.ts';

/** A small invented world for properties about free times: a town of ten minutes by car, two people, a week or two. */
const orte: readonly Punkt[] = [
  { lat: 49.5, lon: 11.25 },
  { lat: 49.5, lon: 11.3 },
  { lat: 49.53, lon: 11.27 },
  { lat: 49.62, lon: 11.41 },
];
const ort = fc.constantFrom(...orte, null);

/** Symmetric, and a detour is never shorter. */
export const fahrtMinuten = (von: Punkt, nach: Punkt): number => {
  const weit = Math.hypot((von.lat - nach.lat) * 111, (von.lon - nach.lon) * 72);
  return weit === 0 ? 0 : Math.ceil(weit * 3 + 2);
};

export const REGELN: Zeitregeln = {
  vorlaufWerktage: 2,
  annahmeschluss: '16:00',
  horizontTage: 14,
  rasterMinuten: 30,
  pufferVorherMinuten: 0,
  pufferNachherMinuten: 10,
  maxJeTag: 6,
  maxJeTagUndGebiet: null,
  reserveMinuten: 60,
  plaetzeJeHalbtag: 2,
  naheMinuten: 10,
};

export const einePerson = (teil: Partial<Person> = {}): Person => ({
  id: 'anna',
  qualifikationen: ['keine', 'feuerstaettenschau'],
  start: null,
  muster: [1, 2, 3, 4, 5].map((wochentag) => ({ wochentag, von: 480, bis: 960 })),
  ausnahmen: [],
  belegt: [],
  ...teil,
});
export const eineLage = (teil: Partial<Zeitangaben> = {}): Zeitangaben => ({
  jetzt: new Date('2027-01-11T08:00:00+01:00'),
  regeln: REGELN,
  feiertage: [],
  schliesstage: [],
  personen: [einePerson()],
  runden: [],
  jeGebiet: new Map(),
  fahrtMinuten,
  ...teil,
});
export const einWunsch = (teil: Partial<Zeitwunsch> = {}): Zeitwunsch => ({
  dauerMinuten: 45,
  qualifikation: 'keine',
  ort: null,
  gebietId: null,
  ...teil,
});

/** Moments around both clock changes, New Year, and an ordinary week. */
const jetzt = fc
  .tuple(
    fc.constantFrom('2027-03-26', '2027-10-29', '2026-12-30', '2027-06-14'),
    fc.integer({ min: 0, max: 2880 }),
  )
  .map(([tag, minuten]) => new Date(Date.parse(`${tag}T00:00:00Z`) + minuten * 60_000));
const spanne = (von: number, bis: number, laenge: number) =>
  fc
    .tuple(fc.integer({ min: von, max: bis - 30 }), fc.integer({ min: 30, max: laenge }))
    .map(([beginn, dauer]) => ({ von: beginn, bis: Math.min(bis, beginn + dauer) }));
const stunden = fc.oneof(spanne(420, 1080, 480), spanne(0, 240, 240), fc.constant({ von: 0, bis: 1440 }));

const regeln: fc.Arbitrary<Zeitregeln> = fc.record({
  vorlaufWerktage: fc.integer({ min: 0, max: 3 }),
  annahmeschluss: fc.constantFrom('00:00', '12:00', '16:00'),
  horizontTage: fc.integer({ min: 2, max: 5 }),
  rasterMinuten: fc.constantFrom(15, 30, 60),
  pufferVorherMinuten: fc.constantFrom(0, 5),
  pufferNachherMinuten: fc.constantFrom(0, 10),
  maxJeTag: fc.integer({ min: 1, max: 4 }),
  maxJeTagUndGebiet: fc.constantFrom(null, 2),
  reserveMinuten: fc.constantFrom(0, 60),
  plaetzeJeHalbtag: fc.integer({ min: 0, max: 2 }),
  naheMinuten: fc.constantFrom(0, 10, 30),
});

const tagNahe = (zeitpunkt: Date): fc.Arbitrary<string> =>
  fc.nat(8).map((tage) => tagAusNummer(Math.floor(zeitpunkt.getTime() / 86_400_000) + tage));

function person(id: string, ab: Date): fc.Arbitrary<Person> {
  const minute0 = ab.getTime() / 60_000;
  const belegt: fc.Arbitrary<Belegt> = fc
    .record({
      nach: fc.integer({ min: 0, max: 5 * 96 }),
      dauer: fc.integer({ min: 1, max: 12 }),
      art: fc.constantFrom(
        'buchung' as const,
        'reservierung' as const,
        'abwesenheit' as const,
        'kehrtour' as const,
      ),
      ort,
    })
    .map(({ nach, dauer, art, ort: wo }) => ({
      von: minute0 + nach * 15,
      bis: minute0 + (nach + dauer) * 15,
      art,
      ort: art === 'abwesenheit' ? null : wo,
    }));
  return fc.record({
    id: fc.constant(id),
    qualifikationen: fc.constantFrom<Person['qualifikationen']>(['keine'], ['keine', 'feuerstaettenschau']),
    start: ort,
    muster: fc.array(
      fc
        .tuple(fc.integer({ min: 1, max: 7 }), stunden)
        .map(([wochentag, zeiten]) => ({ wochentag, ...zeiten })),
      { minLength: 2, maxLength: 7 },
    ),
    ausnahmen: fc.array(
      fc
        .tuple(tagNahe(ab), fc.array(stunden, { maxLength: 1 }))
        .map(([tag, zeiten]) => ({ von: tag, bis: tag, zeiten })),
      { maxLength: 1 },
    ),
    belegt: fc.array(belegt, { maxLength: 6 }),
  });
}

/** Without rounds: their seats are a rule of their own. */
export const welten: fc.Arbitrary<Zeitangaben> = jetzt.chain((moment) =>
  fc.record({
    jetzt: fc.constant(moment),
    regeln,
    feiertage: fc.array(
      tagNahe(moment).map((tag) => ({ tag, name: 'Fest' })),
      { maxLength: 1 },
    ),
    schliesstage: fc.array(
      fc.tuple(tagNahe(moment), fc.boolean()).map(([tag, offen]) => ({ von: tag, bis: tag, offen })),
      { maxLength: 2 },
    ),
    personen: fc.tuple(person('anna', moment), person('bert', moment)),
    runden: fc.constant([]),
    jeGebiet: fc.constant(new Map<string, number>()),
    fahrtMinuten: fc.constant(fahrtMinuten),
  }),
);
/** Roads that follow no rule, and are not known to every place. */
const strassen = fc
  .array(fc.option(fc.nat(50), { nil: undefined }), { minLength: orte.length, maxLength: orte.length })
  .map((minuten) => ({
    fahrtMinuten: (zu: Punkt): number | undefined =>
      minuten[orte.findIndex(({ lat, lon }) => zu.lat === lat && zu.lon === lon)],
  }));
export const wuensche: fc.Arbitrary<Zeitwunsch> = fc
  .tuple(
    fc.record({
      dauerMinuten: fc.constantFrom(15, 45, 60, 120),
      qualifikation: fc.constantFrom('keine' as const, 'feuerstaettenschau' as const),
      ort,
      gebietId: fc.constantFrom(null, 'g1'),
    }),
    fc.oneof(fc.constant({}), strassen),
  )
  .map(([wunsch, wege]) => ({ ...wunsch, ...(wunsch.ort === null ? {} : wege) }));

/** The world after somebody took this time. */
export function gebucht(angaben: Zeitangaben, wunsch: Zeitwunsch, zeit: Moeglichkeit): Zeitangaben {
  if (zeit.art === 'platz')
    return {
      ...angaben,
      runden: angaben.runden.map((runde) =>
        runde.kehrtourId === zeit.kehrtourId && runde.tag === zeit.tag
          ? {
              ...runde,
              vergeben: { ...runde.vergeben, [zeit.halbtag]: runde.vergeben[zeit.halbtag] + 1 },
              offeneMinuten: runde.offeneMinuten + zeit.mehrMinuten + wunsch.dauerMinuten,
            }
          : runde,
      ),
    };
  const neu: Belegt = { ...zeit.belegt, art: 'buchung', ort: wunsch.ort };
  const jeGebiet = new Map(angaben.jeGebiet);
  if (wunsch.gebietId !== null) {
    const name = `${zeit.tag}|${wunsch.gebietId}`;
    jeGebiet.set(name, (jeGebiet.get(name) ?? 0) + 1);
  }
  return {
    ...angaben,
    jeGebiet,
    personen: angaben.personen.map((eine) =>
      eine.id === zeit.mitarbeiterId ? { ...eine, belegt: [...eine.belegt, neu] } : eine,
    ),
  };
}
