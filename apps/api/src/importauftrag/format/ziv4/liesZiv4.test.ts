import { liesImport } from '@kehrtour/domain/importdatei/liesImport';
import { alsZuordnung, ordneSpaltenZu } from '@kehrtour/domain/importdatei/spalte/spaltenzuordnung';
import { describe, expect, it } from 'vitest';

import { zivdatei } from '../../../../test/zivdatei.ts';
import { liesDatei } from '../../liesDatei.ts';
import { ZIV_AUSWEG } from './zivAusweg.ts';

const lies = (bytes: Uint8Array) => liesDatei({ bytes, art: 'ziv4', lesart: {} });

async function liegenschaften(bytes: Uint8Array) {
  const gelesen = await lies(bytes);
  if (!gelesen.ok) throw new Error(gelesen.satz);
  const { zeilen } = gelesen;
  const zuordnung = alsZuordnung(ordneSpaltenZu(zeilen[0] ?? [], zeilen.slice(1)));
  return { ...liesImport(zeilen, { zuordnung, kopfzeile: 0 }), hinweise: gelesen.hinweise, kopf: zeilen[0] };
}

describe('liesZiv4', () => {
  it('reads houses with their people, units, last and next Feuerstättenschau and the work of the latest Bescheid', async () => {
    const {
      liegenschaften: [erste, zweite],
      meldungen,
      kopf,
    } = await liegenschaften(zivdatei());
    expect(meldungen.filter(({ schwere }) => schwere === 'fehler')).toEqual([]);
    expect(
      ordneSpaltenZu(kopf ?? []).every(({ feld, sicherheit }) => feld !== undefined && sicherheit === 1),
    ).toBe(true);
    expect(erste).toMatchObject({
      externalId: 'G-1',
      laufnummer: 1,
      kehrbezirk: 'BY-574-07',
      adresse: { strasse: 'Mühlgasse', hausnr: '1', plz: '91207', ort: 'Lauf' },
      letzteFss: '2024-05-20',
      naechsteFss: '2028-12-31',
      notiz: 'Hund im Hof; Weitere Nummer: 09123 1002',
      einheiten: [],
      kontakte: [
        {
          rolle: 'eigentuemer',
          anrede: 'frau',
          vorname: 'Monika',
          nachname: 'Escherich',
          telefon: '09123 1001',
          mobil: '0151 5000001',
        },
        {
          rolle: 'bewohner',
          anrede: 'herr',
          nachname: 'Kaya',
          telefon: '09123 2002',
          email: 'mieter@example.org',
        },
        { rolle: 'eigentuemer', nachname: 'Weiß', adresse: { strasseHausnr: 'Ringstr. 5', plz: '90402' } },
      ],
    });
    expect(erste?.kontakte[0]).not.toHaveProperty('adresse');
    expect(zweite).toMatchObject({
      anzahlEinheiten: 2,
      einheiten: [
        {
          bezeichnung: '1. OG links',
          geschoss: '1. OG',
          lage: 'links',
          bewohner: { vorname: 'Eva', nachname: 'Blum' },
        },
        { bezeichnung: '(2) 1. OG links', eigentuemer: { nachname: 'Weiß' } },
      ],
      kontakte: [
        {
          rolle: 'verwalter',
          firma: 'Kraus Hausverwaltung GmbH',
          telefon: '0911 3003',
          email: 'haus@example.org',
          adresse: { strasseHausnr: 'Postfach 4711', ort: 'Nürnberg' },
        },
      ],
    });
  });

  it('takes the work of the latest Bescheid, and what the Kehrbuch says is done of it', async () => {
    const {
      liegenschaften: [erste],
    } = await liegenschaften(zivdatei());
    expect(erste?.aufgaben).toEqual([
      {
        text: 'Kehrung (2x jährlich)',
        taetigkeitId: 'kehrung_2x',
        fristVon: '2027-01-01',
        fristBis: '2027-02-28',
        erledigtAm: '2027-02-03',
      },
      {
        text: 'Kehrung (2x jährlich)',
        taetigkeitId: 'kehrung_2x',
        fristVon: '2027-10-01',
        fristBis: '2027-12-31',
      },
    ]);
  });

  it('reads what burns in each house and flat, and what leads the smoke away; not what is shut down', async () => {
    const { liegenschaften: haeuser, meldungen } = await liegenschaften(
      zivdatei(`
        create table Raum (ID_Raum integer, ID_Wohnung integer, Beschreibung text);
        insert into Raum values (1, 1, 'Wohnzimmer'), (2, 2, 'Bad'), (3, 1, 'Keller');
        create table Feuerstaette (ID_Raum integer, Art text, Brennstoff text, NWL_max real, Baujahr integer, Raumluftabhaengig integer, Benutzungsintensitaet text, Feuerstaettenstatus text);
        insert into Feuerstaette values
          (1, 'KO', 'SHZ', 7.5, 2012, 1, 'NR', 'FB'), (2, 'KW', 'NG', 18, 2016, 0, 'RH', 'FN'),
          (3, 'HK', 'EL', 24, 1988, 1, 'RH', 'FS'), (3, 'HK', 'EL', 24, 1988, 1, 'SK', 'FB'), (99, 'KO', 'SHZ', 5, 1990, 1, 'GB', 'FB');
        create table Abgasanlage (ID_Gebaeude_Gebaeudeteil integer, Art text, Nummer integer, Hersteller text);
        insert into Abgasanlage values (1, 'SN', 1, 'Schiedel'), (1, 'VS', 1, ''), (2, 'AL', null, '');
      `),
    );
    expect(meldungen.filter(({ schwere }) => schwere === 'fehler')).toEqual([]);
    const [erstes, zweites] = haeuser.map(({ anlagen = [] }) =>
      anlagen.map(({ schluessel: _schluessel, ...anlage }) => anlage),
    );
    expect(erstes).toEqual([
      {
        art: 'kaminofen',
        bezeichnung: 'Kaminofen',
        brennstoff: 'scheitholz',
        benutzung: 'mehrAlsGelegentlich',
        bauweise: 'raumluftabhaengig',
        leistungKw: 7.5,
        baujahr: 2012,
        lage: 'Wohnzimmer',
      },
      { art: 'schornstein', bezeichnung: 'Schornstein Nr. 1 Schiedel' },
    ]);
    expect(zweites).toMatchObject([
      {
        art: 'kombiwasserheizer',
        brennstoff: 'erdgas',
        bauweise: 'raumluftunabhaengig',
        lage: 'Bad',
        einheit: '1. og links',
      },
      { art: 'abgasleitung' },
    ]);
    expect(zweites?.[1]).not.toHaveProperty('einheit');
    expect(haeuser[1]?.einheiten).toHaveLength(2);
  });

  it('says which tables and columns are not there', async () => {
    const { hinweise, liegenschaften: haeuser } = await liegenschaften(
      zivdatei(
        'drop table Kommunikation; drop table Wohnung; alter table Bescheid_Position drop column Rechtsgrundlage; create table Feuerstaette (ID_Feuerstaette integer);',
      ),
    );
    expect(haeuser).toHaveLength(2);
    expect(hinweise.join('\n')).toContain('fehlt die Tabelle „Kommunikation“. Namen, Nummern');
    expect(hinweise.join('\n')).toContain('fehlt die Tabelle „Wohnung“');
    expect(hinweise.join('\n')).toContain('Bescheid_Position.Rechtsgrundlage');
    expect(hinweise.join('\n')).toContain('Feuerstätten und Abgasanlagen');
  });

  it('calls an empty house empty', async () => {
    const { liegenschaften: haeuser } = await liegenschaften(zivdatei('update Wohnung set Unbenutzt = 1'));
    expect(haeuser.map(({ status }) => status)).toEqual(['leerstand', 'leerstand']);
  });
});

describe('liesZiv4 with what no honest program writes', () => {
  const gut = zivdatei();
  const mitKopf = (aendere: (kopf: Buffer) => void): Buffer => {
    const bytes = Buffer.from(gut);
    aendere(bytes);
    return bytes;
  };
  const satz = async (bytes: Uint8Array) => {
    const gelesen = await lies(bytes);
    return gelesen.ok ? undefined : gelesen.satz;
  };

  it.each([
    ['a file that ends before its end', gut.subarray(0, gut.length - 5000), ZIV_AUSWEG.abgeschnitten],
    ['nothing but the mark', Buffer.from('SQLite format 3\0'), ZIV_AUSWEG.abgeschnitten],
    [
      'the history of a browser',
      zivdatei('', 'create table moz_places (id integer, url text); insert into moz_places values (1, 2)'),
      ZIV_AUSWEG.fremd,
    ],
    [
      'two gigabytes of pages that are not there',
      mitKopf((kopf) => kopf.writeUInt32BE(524_288, 28)),
      ZIV_AUSWEG.abgeschnitten,
    ],
    ['noise behind an honest head', mitKopf((kopf) => kopf.fill(0xa5, 100)), ZIV_AUSWEG.beschaedigt],
    ['a page that begins at no page', mitKopf((kopf) => kopf.fill(0xff, 4096, 8192)), ZIV_AUSWEG.beschaedigt],
    [
      'a view named like a table',
      zivdatei(
        'alter table Strasse rename to Weg; create view Strasse as with recursive n(i) as (select 1 union all select i + 1 from n) select i as ID_Strasse, hex(zeroblob(99999999)) as Name, 1 as ID_Ort from n',
      ),
      ZIV_AUSWEG.fremd,
    ],
    [
      'a virtual table named like one',
      zivdatei('drop table Strasse; create virtual table Strasse using fts5(ID_Strasse, Name, ID_Ort)'),
      ZIV_AUSWEG.fremd,
    ],
    [
      'more rows than a country has houses',
      zivdatei(
        'with recursive n(i) as (select 10 union all select i + 1 from n where i < 200000) insert into Ort select i, i from n',
      ),
      ZIV_AUSWEG['zu-gross'],
    ],
  ])('refuses %s', async (_was, bytes, erwartet) => {
    expect(await satz(bytes)).toBe(erwartet);
  });

  it.each([
    [
      'triggers and indexes on expressions',
      'create trigger t after insert on Ort begin delete from Strasse; end; create index i on Ort (upper(Name))',
    ],
    [
      'a generated column that computes',
      `alter table Ort add column Boese text generated always as (hex(zeroblob(100000000))) virtual`,
    ],
    [
      'a huge picture in a column of texts',
      'update Ort set Name = zeroblob(8000000) where ID_Ort = 2; insert into Ort values (7, zeroblob(5000000))',
    ],
    [
      'text in columns of numbers',
      `insert into Gebaeude_Gebaeudeteil (ID_Gebaeude_Gebaeudeteil, Hausnummer, PLZ, ID_Grundstueck) values (3, 'x', 'drei', 'eins'); update Feuerstaettenschau set Datum = 'gestern'`,
    ],
    [
      'numbers larger than any',
      `update Strasse set ID_Ort = 9223372036854775807; update Gebaeude_Gebaeudeteil set Hausnummer = 9.1e300 where ID_Gebaeude_Gebaeudeteil = 2`,
    ],
  ])('reads past %s', async (_was, mehr) => {
    const { liegenschaften: haeuser } = await liegenschaften(zivdatei(mehr));
    expect(haeuser.map(({ externalId }) => externalId)).toContain('G-1');
  });

  it('reads a generated column under a name of ours as one that is missing', async () => {
    const { hinweise } = await liegenschaften(
      zivdatei(
        `alter table Ort drop column Name; alter table Ort add column Name text generated always as (hex(zeroblob(100000000))) virtual`,
      ),
    );
    expect(hinweise.join()).toContain('Ort.Name');
  });

  it('reads what a program left in the state of being written', async () => {
    const bytes = mitKopf((kopf) => kopf.fill(2, 18, 20));
    expect((await liegenschaften(bytes)).liegenschaften).toHaveLength(2);
    expect(bytes[18]).toBe(2);
  });

  it('does not follow a schema that is nested without end', async () => {
    const tief = zivdatei(`create view tief as select ${'not '.repeat(900)} 1 as a`);
    expect(await satz(tief)).toBe(ZIV_AUSWEG.beschaedigt);
  });

  it('lets no text of the file attach another one', async () => {
    const boese = `x'); attach database '/etc/passwd' as p; --`;
    const { liegenschaften: haeuser } = await liegenschaften(
      zivdatei(
        `update Strasse set Name = '${boese.replaceAll("'", "''")}'; create table "Meta""; attach '/tmp/x' as y" (a)`,
      ),
    );
    expect(haeuser[0]?.adresse.strasse).toBe(boese);
  });
});
