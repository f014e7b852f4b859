import { describe, expect, it } from 'vitest';

import { fehltZurMeldung, type Meldesache, type Meldeversuch, versuchssaetze } from './behoerdenmeldung.ts';

const versuch = (teile: Partial<Meldeversuch> = {}): Meldeversuch => ({
  besuchAm: '2027-03-10',
  fenster: '08:00–10:00 Uhr',
  status: 'nichtAngetroffen',
  mitarbeiter: 'Jonas Brandl',
  ansage: {
    erstelltAm: '2027-02-25',
    kanal: 'einwurf',
    empfaenger: 'Familie Muster',
    stand: 'zugestellt',
    zugestelltPer: 'einwurf',
    am: '2027-02-26',
    von: 'Jonas Brandl',
    zugangAm: '2027-02-26',
    personen: 'Es kommt Jonas Brandl.',
  },
  genannt: true,
  ...teile,
});
const sache = (teile: Partial<Meldesache> = {}): Meldesache => ({
  versuche: [versuch(), versuch({ besuchAm: '2027-04-14' })],
  eigentuemer: ['Erika Muster', 'Marktplatz 1', '91207 Lauf'],
  bestellung: 'bevollmächtigte Bezirksschornsteinfegerin, Kehrbezirk Lauf 3',
  fristBis: '2027-06-30',
  feiertage: [],
  ...teile,
});

describe('a report to the authority', () => {
  it('lacks nothing where two visits were announced in time, with proof, and everybody is known', () =>
    expect(fehltZurMeldung(sache())).toEqual([]));
  it('says what is missing, each with the way out', () => {
    const ohneZugang = versuch({ besuchAm: '2027-04-14', ansage: null });
    const fehlt = fehltZurMeldung(
      sache({ versuche: [versuch(), ohneZugang], eigentuemer: [], bestellung: '', fristBis: null }),
    );
    expect(fehlt.map((satz) => satz.split(/[.:]/)[0])).toEqual([
      'Nachgewiesen ist 1 rechtzeitige Ankündigung von zweien',
      'Für den Besuch am 14',
      'Der Eigentümer ist nicht bekannt',
      'Der Kehrbezirk fehlt',
      'Am Haus ist keine Feuerstättenschau mehr offen',
    ]);
  });
  it('does not count a notice with fewer than five Arbeitstage', () => {
    const { ansage } = versuch();
    const knapp = versuch({ ansage: ansage && { ...ansage, zugangAm: '2027-03-08' } });
    expect(fehltZurMeldung(sache({ versuche: [knapp, versuch({ besuchAm: '2027-04-14' })] }))).toHaveLength(
      1,
    );
  });
  it('tells of each attempt what happened and what proves its notice', () =>
    expect(versuchssaetze(versuch(), [])).toEqual([
      'Besuch am Mittwoch, 10. März 2027, 08:00–10:00 Uhr, durch Jonas Brandl: Niemand wurde angetroffen.',
      'Angekündigt am 25.02.2027 per Zettel an Familie Muster; eingeworfen am 26.02.2027 von Jonas Brandl; gilt als zugegangen am 26.02.2027, 7 Arbeitstage zwischen Zugang und Besuch.',
      'In der Ankündigung stand: „Es kommt Jonas Brandl.“',
    ]));
  it('does not count a notice that did not name who came, and says so', () => {
    const ohneNamen = versuch({ genannt: false });
    expect(fehltZurMeldung(sache({ versuche: [ohneNamen, versuch({ besuchAm: '2027-04-14' })] }))).toEqual([
      expect.stringMatching(/^Nachgewiesen ist 1 /),
      expect.stringMatching(/^Die Ankündigung des Besuchs am 10\.03\.2027 nennt nicht, wer gekommen ist/),
    ]);
  });
});
