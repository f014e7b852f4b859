import { describe, expect, it } from 'vitest';

import { eineBesuchsaufgabe, einZeitfenster } from '../../test/bauen.ts';
import { fasseZusammen } from '../taetigkeit/besuch.ts';
import type { KatalogId } from '../taetigkeit/taetigkeitskatalog.ts';
import { bestellungText, schreibeTerminzettel, ZETTELTEXTE } from './terminzettel.ts';

function zettel(...ids: KatalogId[]) {
  return schreibeTerminzettel({
    tag: '2026-10-13',
    fenster: einZeitfenster(),
    zeilen: fasseZusammen(ids.map(eineBesuchsaufgabe)).zeilen,
    gewerk: 'Schornsteinfeger',
    feiertage: [],
  });
}

const alleWorte = (...ids: KatalogId[]) => JSON.stringify(zettel(...ids));

describe('schreibeTerminzettel', () => {
  it('announces a Feuerstättenschau with the duty of access (§ 1 Abs. 3 SchfHwG)', () => {
    expect(zettel('fss')).toMatchObject({
      art: 'hoheitlich',
      titel: 'Ankündigung der Feuerstättenschau',
      wann: { wochentag: 'Dienstag', datum: '13. Oktober 2026', von: '08:00', bis: '10:00' },
      bloecke: [{ art: 'hoheitlich', rechtstext: ZETTELTEXTE.rechtFss }],
    });
  });

  it('only proposes free work, and speaks of a duty only to who lives where it was commissioned (§ 5 UWG, § 1 Abs. 3 Satz 2 SchfHwG)', () => {
    expect(zettel('kehrung_3x').titel).toBe('Ihr Schornsteinfeger kommt – Terminvorschlag');
    const worte = alleWorte('kehrung_3x', 'awu_gas_1');
    expect(worte).not.toContain('Ankündigung');
    expect(worte.split('Zutritt zu gestatten')).toHaveLength(2);
    expect(worte).toMatch(/Hat der Eigentümer uns beauftragt, [^.]*Zutritt zu gestatten/);
    expect(alleWorte('rwm', 'beratung')).not.toContain('Zutritt zu gestatten');
  });

  it('never tells that another company could do the Feuerstättenschau', () => {
    expect(alleWorte('fss')).not.toMatch(/Terminvorschlag|jeden zugelassenen Betrieb/);
  });

  it('keeps both kinds apart on one slip, each with its own legal sentence', () => {
    const gemischt = zettel('kehrung_3x', 'fss');
    expect(gemischt.titel).toBe('Ankündigung der Feuerstättenschau und Terminvorschlag');
    expect(gemischt.bloecke.map(({ art, rechtstext }) => [art, rechtstext])).toEqual([
      ['hoheitlich', ZETTELTEXTE.rechtFss],
      ['frei', ZETTELTEXTE.rechtFrei],
    ]);
    expect(gemischt.bloecke.map(({ zeilen }) => zeilen.length)).toEqual([1, 1]);
  });

  it('asks to prepare only what the work needs (§ 4 Abs. 2 KÜO)', () => {
    expect(zettel('fss').vorbereitung).toEqual([ZETTELTEXTE.vorbereitung]);
    expect(zettel('kehrung_3x', 'awu_gas_1', 'messung_fest').vorbereitung).toEqual([
      ZETTELTEXTE.vorbereitung,
      ZETTELTEXTE.vorbereitungRuss,
      ZETTELTEXTE.vorbereitungHeizung,
      ZETTELTEXTE.vorbereitungKehrungUndFeststoff,
    ]);
  });

  it('never asks to let go out and to heat the same boiler (§ 15 1. BImSchV: measured in operation)', () => {
    const saetze = zettel('kehrung_2x', 'messung_fest').vorbereitung.join(' ');
    expect(saetze.match(/ausgehen/g)).toHaveLength(1);
    expect(saetze).toContain('alle anderen Öfen');
  });

  it('asks nobody to open the roof for smoke alarms or advice', () => {
    expect(zettel('rwm').vorbereitung).toEqual([ZETTELTEXTE.vorbereitungRauchwarnmelder]);
    expect(zettel('beratung').vorbereitung).toEqual([]);
    expect(zettel('rwm', 'kehrung_1x').vorbereitung).toContain(ZETTELTEXTE.vorbereitung);
  });

  it.each([
    ['fss', true],
    ['pruef15', true],
    ['ersatz', true],
    ['bauabnahme', false],
    ['rohbau', false],
  ] as const)(
    'names the duty of access only where the law has it (§ 1 Abs. 3 SchfHwG): %s',
    (id, zutritt) => {
      expect(alleWorte(id).includes('Zutritt zu gestatten')).toBe(zutritt);
    },
  );

  it('says „Ihre“ of a trade name that is a woman’s', () => {
    const angaben = { tag: '2026-10-13', fenster: einZeitfenster(), feiertage: [], zeilen: [] };
    expect(schreibeTerminzettel({ ...angaben, gewerk: 'Kaminkehrerin' }).titel).toBe(
      'Ihre Kaminkehrerin kommt – Terminvorschlag',
    );
    expect(schreibeTerminzettel({ ...angaben, gewerk: 'Kaminkehrer' }).titel).toBe(
      'Ihr Kaminkehrer kommt – Terminvorschlag',
    );
  });
  it('is signed with the title of the person, else with that of the trade name, else without one (§ 10 SchfHwG)', () => {
    const unterschrift = (gewerk: string, anrede: '' | 'frau' | 'herr') =>
      bestellungText({ gewerk, kehrbezirk: 'Lauf 3' }, anrede);
    expect([
      unterschrift('Schornsteinfegermeisterin', ''),
      unterschrift('Schornsteinfegermeisterbetrieb', ''),
      unterschrift('Schornsteinfegermeisterbetrieb', 'frau'),
      unterschrift('Schornsteinfegermeisterin', 'herr'),
    ]).toEqual([
      'bevollmächtigte Bezirksschornsteinfegerin, Kehrbezirk Lauf 3',
      'bestellt für den Kehrbezirk Lauf 3',
      'bevollmächtigte Bezirksschornsteinfegerin, Kehrbezirk Lauf 3',
      'bevollmächtigter Bezirksschornsteinfeger, Kehrbezirk Lauf 3',
    ]);
  });
  it('says Kehrbezirk once where the field says it, too', () => {
    expect(bestellungText({ gewerk: 'Kaminkehrer', kehrbezirk: 'Kehrbezirk Schweinfurt 7' }, 'herr')).toBe(
      'bevollmächtigter Bezirksschornsteinfeger, Kehrbezirk Schweinfurt 7',
    );
  });
  it('never asks for an answer before the day on which it is written', () => {
    const angaben = { tag: '2026-10-13', fenster: einZeitfenster(), feiertage: [], gewerk: 'Kaminkehrer' };
    const { zeilen } = fasseZusammen([eineBesuchsaufgabe('kehrung_1x')]);
    const am = (heute: string) => schreibeTerminzettel({ ...angaben, zeilen, heute }).antwortfrist;
    expect(am('2026-10-10')).toContain('bis Samstag, 10. Oktober');
    expect(am('2026-10-11')).toBe('Passt der Termin nicht? Bitte sagen Sie uns sofort Bescheid.');
  });

  it('asks for an answer two Werktage before', () => {
    expect(zettel('fss')).toMatchObject({
      antwortBis: '2026-10-10',
      antwortfrist: 'Passt der Termin nicht? Bitte antworten Sie bis Samstag, 10. Oktober.',
    });
  });

  it('calls the trade as the company does', () => {
    const angaben = { tag: '2026-10-13', fenster: einZeitfenster(), feiertage: [], gewerk: 'Kaminkehrer' };
    const { zeilen } = fasseZusammen([eineBesuchsaufgabe('kehrung_1x')]);
    expect(schreibeTerminzettel({ ...angaben, zeilen }).titel).toBe(
      'Ihr Kaminkehrer kommt – Terminvorschlag',
    );
  });
});
