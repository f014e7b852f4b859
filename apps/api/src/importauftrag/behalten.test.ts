import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { eineAufgabe, eineWohnung, einHaus } from '../../test/bauten.ts';
import {
  importiere,
  korrigiere,
  ladeHoch,
  nimmZurueck,
  pruefe,
  uebernimm,
} from '../../test/importFixture.ts';
import { testApi, type TestApi, type TestBetrieb } from '../../test/testApi.ts';
import { geordnet, liesZeilen, neueZeile, setzeZeilen, type Wo } from '../../test/zeilen.ts';
import { erledigeAufgaben } from '../aufgabe/beendeAufgaben.ts';

/** A long list of the district software, and what an office makes of it. */
const LANG = [
  'Objekt-ID;Straße;Hausnr.;PLZ;Ort;Gebäudeart;NE;Eigentümer;Vorname;Hausverwaltung;Telefon;Mobil;E-Mail;Bemerkung;Tätigkeit;Frist von;Frist bis;Dauer (Min)',
  'A-1;Balkenweg;1;91207;Lauf a.d.Pegnitz;Mehrfamilienhaus;2;Müller;Eva;Hausverwaltung Groß GmbH;09123 11;0171 2345671;eva@example.org;Hund im Hof;Kehrung (1x jährlich);01.05.2027;30.09.2027;15',
  'A-2;Balkenweg;2 a;91207;Lauf a.d.Pegnitz;Einfamilienhaus;1;Haendel;Otto;;09123 12;;;;Kehrung (1x jährlich);01.05.2027;30.09.2027;15',
];
const datei = (name: string, ...zeilen: string[]) => ({ name: `${name}.csv`, bytes: zeilen.join('\r\n') });
const lange = (von: string, zu: string) => datei('lang', ...LANG.map((zeile) => zeile.replace(von, zu)));

/** People with what they are at their houses. */
async function kontakteVon(tx: Wo): Promise<Record<string, unknown>[]> {
  const rollen = await liesZeilen(tx, 'liegenschaft_kontakt', ['kontakt_id', 'rolle']);
  const name = ['id', 'anrede', 'vorname', 'nachname', 'firma', 'telefon', 'mobil', 'email'] as const;
  const leute = await liesZeilen(tx, 'kontakt', name, geordnet(['nachname', 'firma']));
  return leute.flatMap(({ id, ...person }) =>
    rollen.filter((eine) => eine.kontakt_id === id).map(({ rolle }) => ({ rolle, ...person })),
  );
}

const bestand = (wo: TestBetrieb) =>
  wo.ctx.transaction(async (tx) => ({
    haeuser: await liesZeilen(
      tx,
      'liegenschaft',
      [
        'external_id as id',
        'strasse',
        'hausnr',
        'ort',
        'typ',
        'einheiten_anzahl as einheiten',
        'notiz_arbeit as notiz',
        'nicht_mehr_im_export as fehlt',
      ],
      geordnet(['strasse', 'hausnr']),
    ),
    kontakte: await kontakteVon(tx),
    aufgaben: await liesZeilen(
      tx,
      'aufgabe',
      ['taetigkeit_id as was', 'frist_bis::text as bis', 'dauer_minuten as dauer', 'status'],
      geordnet(['liegenschaft_id', 'frist_bis', 'taetigkeit_id']),
    ),
  }));

let api: TestApi;
beforeAll(async () => {
  api = await testApi({ worker: true });
});
afterAll(() => api.close());

/** The next file comes a minute later. */
const spaeter = (): void => {
  api.clock.now = new Date(api.clock.now.getTime() + 60_000);
};

describe('a list without ids of the same houses', () => {
  const KURZ = datei(
    'kurz',
    'Straße;Hausnr.;PLZ;Ort;Name',
    'BALKENWEG;1;91207;LAUF A.D.PEGNITZ;MUELLER',
    'BALKENWEG;2A;91207;LAUF A.D.PEGNITZ;Haendel, Otto',
  );

  it('is asked about, counts as what it is, and takes nothing away', { tags: 'night' }, async () => {
    const wo = await api.neuerBetrieb();
    const token = wo.token.buero;
    await importiere(api, wo, datei('lang', ...LANG), { mailFuerTermine: true });
    const vorher = await bestand(wo);
    expect(vorher.kontakte).toHaveLength(3);
    spaeter();

    const { body } = await ladeHoch(api, token, KURZ.name, KURZ.bytes);
    expect((await pruefe(api, token, body.id)).anzahl).toMatchObject({
      neu: 0,
      geaendert: 0,
      fehlend: 0,
      vorschlaege: 2,
    });
    await korrigiere(api, token, body.id, { gleiche: 'zusammenfuehren' });
    const geprueft = await pruefe(api, token, body.id);
    expect(geprueft.anzahl).toMatchObject({ neu: 0, geaendert: 0, unveraendert: 2, fehlend: 0 });
    expect(geprueft.verluste).toEqual([]);
    await uebernimm(api, token, body.id);
    expect(await bestand(wo)).toEqual(vorher);

    spaeter();
    expect((await importiere(api, wo, datei('lang', ...LANG))).anzahl).toMatchObject({
      neu: 0,
      geaendert: 0,
      unveraendert: 2,
    });
  });

  it('makes new houses when told, and taking it back removes just these', { tags: 'night' }, async () => {
    const wo = await api.neuerBetrieb();
    await importiere(api, wo, datei('lang', ...LANG));
    const vorher = await bestand(wo);
    spaeter();
    const { anzahl, id } = await importiere(api, wo, KURZ, { gleiche: 'neu' });
    expect(anzahl).toMatchObject({ neu: 2, vorschlaege: 2 });
    expect((await bestand(wo)).haeuser).toHaveLength(4);
    expect((await bestand(wo)).haeuser.every(({ strasse }) => strasse === 'Balkenweg')).toBe(true);
    expect((await nimmZurueck(api, wo.token.buero, id)).status).toBe('fertig');
    expect(await bestand(wo)).toEqual(vorher);
  });
});

describe('a column that is there but empty', () => {
  const OHNE_TELEFON = [
    ['09123 11;0171 2345671;eva@example.org;Hund im Hof', ';;;'],
    ['09123 12;', ';'],
    ['Hausverwaltung Groß GmbH', ''],
  ].reduce((zeilen, [von = '', zu = '']) => zeilen.map((zeile) => zeile.replace(von, zu)), LANG);

  it(
    'is counted field by field with examples, and takes nothing away without a yes',
    { tags: 'night' },
    async () => {
      const wo = await api.neuerBetrieb();
      await importiere(api, wo, datei('lang', ...LANG));
      const vorher = await bestand(wo);
      spaeter();
      const { anzahl, verluste } = await importiere(api, wo, datei('lang', ...OHNE_TELEFON));
      expect(anzahl).toMatchObject({ geaendert: 0, unveraendert: 2 });
      expect(verluste).toEqual([
        { feld: 'Bemerkung', anzahl: 1, beispiele: ['Balkenweg 1: Hund im Hof'] },
        { feld: 'Telefon', anzahl: 2, beispiele: ['Balkenweg 1: 09123 11', 'Balkenweg 2 a: 09123 12'] },
        { feld: 'Mobiltelefon', anzahl: 1, beispiele: ['Balkenweg 1: 0171 2345671'] },
        { feld: 'E-Mail', anzahl: 1, beispiele: ['Balkenweg 1: eva@example.org'] },
        { feld: 'Hausverwaltung', anzahl: 1, beispiele: ['Balkenweg 1: Hausverwaltung Groß GmbH'] },
      ]);
      expect(await bestand(wo)).toEqual(vorher);
    },
  );

  it(
    'takes away with a yes what the same columns brought, and gives it back with the import',
    { tags: 'night' },
    async () => {
      const wo = await api.neuerBetrieb();
      await importiere(api, wo, datei('lang', ...LANG));
      const vorher = await bestand(wo);
      spaeter();
      const { anzahl, id } = await importiere(api, wo, datei('lang', ...OHNE_TELEFON), {
        leereLoeschen: true,
      });
      expect(anzahl).toMatchObject({ geaendert: 2 });
      const nachher = await bestand(wo);
      expect(nachher.kontakte).toMatchObject([
        { nachname: 'Haendel', telefon: '' },
        { nachname: 'Müller', telefon: '', mobil: '', email: '' },
      ]);
      expect(nachher.haeuser[0]).toMatchObject({ notiz: '' });
      expect(nachher.aufgaben).toEqual(vorher.aufgaben);
      expect((await nimmZurueck(api, wo.token.buero, id)).status).toBe('fertig');
      expect(await bestand(wo)).toEqual(vorher);
    },
  );

  it('never takes a person’s entry, not even where the file may overwrite', { tags: 'night' }, async () => {
    const wo = await api.neuerBetrieb();
    await importiere(api, wo, lange('Hund im Hof', ''));
    await wo.ctx.transaction(async (tx) => {
      await setzeZeilen(
        tx,
        'liegenschaft',
        { hausnr: '1' },
        { notiz_arbeit: 'Tor links', lokal_geaendert: '{notiz,kontakte}' },
      );
      await setzeZeilen(tx, 'kontakt', { nachname: 'Müller' }, { mobil: '+49 171 999' });
    });
    spaeter();
    await importiere(
      api,
      wo,
      datei('lang', ...OHNE_TELEFON.map((zeile) => zeile.replace('Kehrung (1x', 'Kehrung (2x'))),
      { leereLoeschen: true, auchGeschuetzte: true },
    );
    const { haeuser, kontakte } = await bestand(wo);
    expect(haeuser[0]).toMatchObject({ notiz: 'Tor links' });
    expect(kontakte.find(({ nachname }) => nachname === 'Müller')).toMatchObject({ mobil: '+49 171 999' });
  });
});

describe('a column that is absent', () => {
  it('of the management, beside one of the owner: the management stays', { tags: 'night' }, async () => {
    const wo = await api.neuerBetrieb();
    await importiere(api, wo, datei('lang', ...LANG));
    spaeter();
    await importiere(
      api,
      wo,
      datei(
        'eig',
        'Objekt-ID;Straße;Hausnr.;PLZ;Ort;Eigentümer;Vorname',
        'A-1;Balkenweg;1;91207;Lauf a.d.Pegnitz;Neumann;Ina',
      ),
    );
    const { kontakte } = await bestand(wo);
    expect(kontakte.map(({ rolle, nachname, firma }) => [rolle, nachname || firma])).toEqual(
      expect.arrayContaining([
        ['eigentuemer', 'Neumann'],
        ['verwalter', 'Hausverwaltung Groß GmbH'],
      ]),
    );
    expect(kontakte.some(({ nachname }) => nachname === 'Müller')).toBe(false);
  });
});

describe('a house that somebody made by hand', () => {
  it(
    'keeps what a person entered when a list is merged with it, and no task comes twice',
    { tags: 'night' },
    async () => {
      const wo = await api.neuerBetrieb();
      const [haus, kontakt, einheit] = [randomUUID(), randomUUID(), randomUUID()];
      await wo.ctx.transaction(async (tx) => {
        await einHaus(tx, {
          id: haus,
          strasse: 'Balkenweg',
          ort: 'Lauf a.d.Pegnitz',
          typ: 'einfamilienhaus',
          einheiten_anzahl: 3,
          notiz_arbeit: 'Tor links',
        });
        await neueZeile(tx, 'kontakt', {
          id: kontakt,
          art: 'person',
          anrede: 'frau',
          vorname: 'Eva',
          nachname: 'Müller',
          telefon: '+49 9123 77',
          email: 'hand@example.org',
        });
        await neueZeile(tx, 'liegenschaft_kontakt', {
          liegenschaft_id: haus,
          kontakt_id: kontakt,
          rolle: 'eigentuemer',
        });
        await eineWohnung(tx, haus, { id: einheit, bezeichnung: 'EG links' });
        await eineAufgabe(tx, haus, {
          nutzungseinheit_id: einheit,
          taetigkeit_id: 'kehrung_1x',
          bezeichnung: 'Kehrung (1× jährlich)',
          frist_von: '2027-05-01',
          frist_bis: '2027-09-30',
          dauer_minuten: 44,
          schluessel: randomUUID(),
        });
      });
      const kurz = datei(
        'kurz',
        'Straße;Hausnr.;PLZ;Ort;NE;Name;Telefon;Bemerkung;Tätigkeit;Frist von;Frist bis',
        'BALKENWEG;1;91207;LAUF A.D.PEGNITZ;EG links;MUELLER;;;Kehrung (1x jährlich);01.05.2027;30.09.2027',
      );
      const { anzahl } = await importiere(api, wo, kurz, { gleiche: 'zusammenfuehren', leereLoeschen: true });
      expect(anzahl).toMatchObject({ neu: 0, fehlend: 0, vorschlaege: 1 });
      const nachher = await bestand(wo);
      expect(nachher.haeuser).toMatchObject([
        { strasse: 'Balkenweg', typ: 'einfamilienhaus', notiz: 'Tor links' },
      ]);
      expect(nachher.kontakte).toMatchObject([
        {
          anrede: 'frau',
          vorname: 'Eva',
          nachname: 'Müller',
          telefon: '+49 9123 77',
          email: 'hand@example.org',
        },
      ]);
      expect(nachher.aufgaben).toMatchObject([{ was: 'kehrung_1x', dauer: 44, status: 'offen' }]);
      const einheiten = await liesZeilen(wo, 'nutzungseinheit', ['bezeichnung']);
      expect(einheiten).toEqual([{ bezeichnung: 'EG links' }]);
    },
  );
});

describe('the next turn of work that was done', () => {
  const naechste = (von: string, bis: string) =>
    datei('naechste', ...LANG.map((zeile) => zeile.replace('01.05.2027;30.09.2027', `${von};${bis}`)));
  const erledige = (wo: TestBetrieb) =>
    wo.ctx.transaction(async (tx) => {
      const rows = await liesZeilen(tx, 'aufgabe', ['id']);
      await erledigeAufgaben(
        tx,
        rows.map(({ id }) => id),
        { am: '2027-06-01', um: new Date('2027-06-01T09:00:00Z') },
      );
    });
  const fristen = async (wo: TestBetrieb) =>
    (await bestand(wo)).aufgaben.map(({ bis, status }) => [bis, status]).toSorted();
  const getan = ['2027-09-30', 'erledigt'];

  it(
    'is the same task when a file brings it, with the same Frist or the one of a new Bescheid',
    { tags: 'night' },
    async () => {
      for (const [von, bis, tag] of [
        ['01.05.2028', '30.09.2028', '2028-09-30'],
        ['15.04.2028', '15.08.2028', '2028-08-15'],
      ] as const) {
        const wo = await api.neuerBetrieb();
        await importiere(api, wo, datei('lang', ...LANG));
        await erledige(wo);
        expect(await fristen(wo)).toEqual([getan, getan, ['2028-09-30', 'offen'], ['2028-09-30', 'offen']]);
        for (const _mal of [1, 2]) {
          spaeter();
          await importiere(api, wo, naechste(von, bis));
          expect(await fristen(wo)).toEqual([getan, getan, [tag, 'offen'], [tag, 'offen']]);
        }
      }
    },
  );
  it('stays when an old file still names what was done', { tags: 'night' }, async () => {
    const wo = await api.neuerBetrieb();
    await importiere(api, wo, datei('lang', ...LANG));
    await erledige(wo);
    spaeter();
    await importiere(api, wo, lange('Hund im Hof', 'Hund im Garten'));
    expect(await fristen(wo)).toEqual([getan, getan, ['2028-09-30', 'offen'], ['2028-09-30', 'offen']]);
  });
});
