import { randomUUID } from 'node:crypto';

import * as feld from '@kehrtour/contract/feldmeldung';
import * as termin from '@kehrtour/contract/termin';
import {
  FELDAUSGAENGE,
  istFeldausgang,
  type Feldausgang,
  STATUS_DES_AUSGANGS,
} from '@kehrtour/domain/termin/feldmeldung';
import { istBesuchsausgang, type TerminStatus } from '@kehrtour/domain/termin/termin';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { neueHaeuser } from '../../test/kehrtourFixture.ts';
import type { Zeile } from '../../test/spalten.ts';
import { neuerTermin } from '../../test/terminFixture.ts';
import { testApi, type TestApi, type TestBetrieb } from '../../test/testApi.ts';
import { liesZeilen, setzeZeilen } from '../../test/zeilen.ts';

/** More by night, and others; a failure prints its seed. */
const FELDVERLAEUFE = Number(process.env['FELDVERLAEUFE']);
const BESUCHE = 3;
const TAG = '2027-02-02';

let api: TestApi;
let wo: TestBetrieb;
let haeuser: string[] = [];
beforeAll(async () => {
  api = await testApi({ now: `${TAG}T09:00:00+01:00` });
});
afterAll(() => api.close());

/** What somebody does on one day: two phones, the office, a household, and the network in between. */
type Schritt =
  | { art: 'melde'; handy: 0 | 1; besuch: number; ausgang: Feldausgang; minute: number }
  | { art: 'nimmZurueck'; handy: 0 | 1; welche: number }
  | { art: 'sende'; handy: 0 | 1; netz: 'gut' | 'antwortWeg' | 'halb' }
  | { art: 'buero'; besuch: number; tut: 'sageAb' | 'bestaetige' | 'gibWeiter' }
  | { art: 'kunde'; besuch: number };
const handy = fc.constantFrom(0 as const, 1 as const);
const besuch = fc.integer({ min: 0, max: BESUCHE - 1 });
const schritt: fc.Arbitrary<Schritt> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      art: fc.constant('melde' as const),
      handy,
      besuch,
      ausgang: fc.constantFrom(...FELDAUSGAENGE),
      minute: fc.integer({ min: 0, max: 59 }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      art: fc.constant('nimmZurueck' as const),
      handy,
      welche: fc.integer({ min: 0, max: 9 }),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      art: fc.constant('sende' as const),
      handy,
      netz: fc.constantFrom('gut' as const, 'antwortWeg' as const, 'halb' as const),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      art: fc.constant('buero' as const),
      besuch,
      tut: fc.constantFrom('sageAb' as const, 'bestaetige' as const, 'gibWeiter' as const),
    }),
  },
  { weight: 1, arbitrary: fc.record({ art: fc.constant('kunde' as const), besuch }) },
);

type Antwort = feld.Feldantwort & { stehend: feld.Feldantwort['damals'] };
/** A phone: all that was ever told on it, what still waits, and what it heard of each. */
class Handy {
  readonly erzaehlt: feld.Feldmeldung[] = [];
  wartend: feld.Feldmeldung[] = [];
  readonly gehoert = new Map<string, Antwort>();
  readonly token: string;
  constructor(token: string) {
    this.token = token;
  }

  melde(angaben: Pick<feld.Feldmeldung, 'terminId' | 'art' | 'gesehenAm' | 'bezugId'>): void {
    const folge = this.erzaehlt.length;
    const eine = { id: randomUUID(), uhrVersatz: 0, folge, geraet: 'Handy', ...angaben };
    this.erzaehlt.push(eine);
    this.wartend.push(eine);
  }

  /** Where the answer is lost the server has it and the phone does not know: it comes again. */
  async sende(netz: 'gut' | 'antwortWeg' | 'halb'): Promise<void> {
    const sendung = netz === 'halb' ? this.wartend.slice(0, 1) : this.wartend;
    if (sendung.length === 0) return;
    const { status, body } = await api.call(
      feld.feldmeldungenSenden,
      { body: { meldungen: sendung } },
      this.token,
    );
    expect(status).toBe(200);
    if (netz === 'antwortWeg') return;
    for (const antwort of body.antworten)
      this.gehoert.set(antwort.id, { ...antwort, stehend: antwort.damals });
    this.wartend = this.wartend.filter(({ id }) => !this.gehoert.has(id));
  }
}

async function lebe(schritte: readonly Schritt[]): Promise<void> {
  if (haeuser.length < BESUCHE) {
    wo = await api.neuerBetrieb();
    haeuser = await neueHaeuser(wo, 60);
  }
  const termine: string[] = [];
  for (const liegenschaftId of haeuser.splice(0, BESUCHE))
    termine.push((await neuerTermin(wo, { liegenschaftId, mitarbeiterId: wo.mitarbeiterId.geselle })).id);
  const handys = [new Handy(wo.token.geselle), new Handy(wo.token.inhaber)] as const;
  for (const einer of schritte) await gehe(einer, termine, handys);
  for (const eines of handys) while (eines.wartend.length > 0) await eines.sende('gut');
  await pruefe(termine, handys);
}

async function gehe(
  einer: Schritt,
  termine: readonly string[],
  handys: readonly [Handy, Handy],
): Promise<void> {
  const gesehenAm = (minute: number) => `${TAG}T08:${String(minute).padStart(2, '0')}:00+01:00`;
  switch (einer.art) {
    case 'melde':
      return handys[einer.handy].melde({
        terminId: termine[einer.besuch] ?? '',
        art: einer.ausgang,
        gesehenAm: gesehenAm(einer.minute),
      });
    case 'nimmZurueck': {
      const eine = handys[einer.handy].erzaehlt[einer.welche];
      if (!eine || !istFeldausgang(eine.art)) return undefined;
      return handys[einer.handy].melde({
        terminId: eine.terminId,
        art: 'ruecknahme',
        bezugId: eine.id,
        gesehenAm: gesehenAm(59),
      });
    }
    case 'sende':
      return handys[einer.handy].sende(einer.netz);
    case 'buero':
      return buero(termine[einer.besuch] ?? '', einer.tut);
    case 'kunde':
      return buero(termine[einer.besuch] ?? '', 'lehneAb');
  }
}

/** What the office may not do any more it may not; that is no fault. */
async function buero(id: string, tut: 'sageAb' | 'bestaetige' | 'lehneAb' | 'gibWeiter'): Promise<void> {
  if (tut === 'gibWeiter') {
    await setzeZeilen(wo, 'termin', { id }, { mitarbeiter_id: wo.mitarbeiterId.inhaber });
    return;
  }
  const { version } = (await api.call(termin.terminHolen, { params: { id } }, wo.token.buero)).body;
  const { status } = await api.call(
    termin.terminAendern,
    { params: { id }, body: { version, aktion: tut } },
    wo.token.buero,
  );
  expect([200, 409]).toContain(status);
}

type Meldung = Zeile<'id' | 'termin_id' | 'art' | 'ergebnis'>;
async function pruefe(termine: readonly string[], handys: readonly [Handy, Handy]): Promise<void> {
  const zeilen = await liesZeilen(wo, 'feldmeldung', ['id', 'termin_id', 'art', 'ergebnis'], {
    termin_id: termine,
  });
  const erzaehlt = handys.flatMap((eines) => eines.erzaehlt);
  // Nothing is lost, nothing is there twice, and each phone heard what became of it.
  expect(zeilen.map(({ id }) => id).toSorted()).toEqual(erzaehlt.map(({ id }) => id).toSorted());
  expect(handys.flatMap((eines) => [...eines.gehoert.keys()]).length).toBe(erzaehlt.length);
  const { widersprueche } = (await api.call(feld.widerspruecheHolen, {}, wo.token.buero)).body;
  for (const terminId of termine) {
    const { status } = (await api.call(termin.terminHolen, { params: { id: terminId } }, wo.token.buero))
      .body;
    pruefeBesuch(status, {
      zeilen: zeilen.filter(({ termin_id }) => termin_id === terminId),
      offen: new Set(widersprueche.filter((einer) => einer.terminId === terminId).map(({ id }) => id)),
      zurueck: new Set(
        erzaehlt.flatMap(({ art, bezugId, id }) =>
          art === 'ruecknahme' && zeilen.some((eine) => eine.id === id && eine.ergebnis === 'uebernommen')
            ? [bezugId]
            : [],
        ),
      ),
    });
  }
}

/** What stands is what somebody saw; whoever saw something else is on the list of the office. */
function pruefeBesuch(
  status: TerminStatus,
  {
    zeilen,
    offen,
    zurueck,
  }: {
    zeilen: readonly Meldung[];
    offen: ReadonlySet<string>;
    zurueck: ReadonlySet<string | null | undefined>;
  },
): void {
  const gueltige = zeilen.flatMap(({ art, ...zeile }) =>
    FELDAUSGAENGE.filter((eine) => eine === art && !zurueck.has(zeile.id)).map((eine) => ({
      ...zeile,
      art: eine,
    })),
  );
  const genommene = gueltige.filter(({ ergebnis }) => ergebnis !== 'abgelehnt');
  const andere = genommene.filter(({ art }) => STATUS_DES_AUSGANGS[art] !== status);
  if (andere.length > 0) expect([status, offen.size > 0]).toEqual([status, true]);
  if (istBesuchsausgang(status))
    expect(genommene.map(({ art }) => STATUS_DES_AUSGANGS[art])).toContain(status);
  for (const { id } of gueltige.filter(({ ergebnis }) => ergebnis !== 'uebernommen'))
    expect([id, offen.has(id)]).toEqual([id, true]);
}

it(
  'two phones, an office and a household: nothing is lost, nothing is there twice, nothing contradicts in silence',
  async () => {
    await fc.assert(fc.asyncProperty(fc.array(schritt, { minLength: 4, maxLength: 24 }), lebe), {
      numRuns: FELDVERLAEUFE,
      endOnFailure: true,
    });
  },
  300_000 + FELDVERLAEUFE * 2000,
);
