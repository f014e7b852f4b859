import { describe, expect, it } from 'vitest';

import { eineBesuchsaufgabe, einZeitfenster } from '../test/bauen.ts';
import { fasseZusammen } from './besuch.ts';
import type { KatalogId } from './taetigkeitskatalog.ts';
import { schreibeTerminzettel, ZETTELTEXTE } from './terminzettel.ts';

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
  it('announces a Feuerstättenschau with the duty of access', () => {
    expect(zettel('fss')).toMatchObject({
      art: 'hoheitlich',
      titel: 'Ankündigung der Feuerstättenschau',
      wann: { wochentag: 'Dienstag', datum: '13. Oktober 2026', von: '08:00', bis: '10:00' },
      bloecke: [{ art: 'hoheitlich', rechtstext: ZETTELTEXTE.rechtFss }],
    });
  });

  it('only proposes free work, and never speaks of a duty', () => {
    expect(zettel('kehrung_3x').titel).toBe('Ihr Schornsteinfeger kommt – Terminvorschlag');
    expect(alleWorte('kehrung_3x', 'awu_gas_1')).not.toMatch(/Ankündigung|Zutritt zu gestatten/);
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

  it('asks to prepare only what the work needs', () => {
    expect(zettel('fss').vorbereitung).toEqual([ZETTELTEXTE.vorbereitung]);
    expect(zettel('kehrung_3x', 'awu_gas_1', 'messung_fest').vorbereitung).toEqual([
      ZETTELTEXTE.vorbereitung,
      ZETTELTEXTE.vorbereitungKehrung,
      ZETTELTEXTE.vorbereitungHeizung,
      ZETTELTEXTE.vorbereitungFeststoff,
    ]);
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
